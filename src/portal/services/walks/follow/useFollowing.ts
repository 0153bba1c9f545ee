import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { MeasuredTrack } from '../../../../../schemas/tracks/measureTrack'
import { keepAwake } from '../../../device/keepAwake'
import { type Following, followTrack, type StepOnTrack } from '../followTrack'
import { type PositionProblem, watchPosition } from '../position/watchPosition'

export type FollowState = {
  readonly isOn: boolean
  /** The visitor's progress; undefined before the first position. */
  readonly following: Following | undefined
  readonly problem: PositionProblem | undefined
  /** Whether the screen stays on; undefined until the browser has answered. */
  readonly isAwake: boolean | undefined
  /** Whether announcements are read aloud. */
  readonly hasVoice: boolean
}

const initialState: FollowState = {
  isOn: false,
  following: undefined,
  problem: undefined,
  isAwake: undefined,
  hasVoice: false,
}

/** The walk that the visitor was following when leaving this page, and its state, in memory. */
let interrupted: { walk: string; state: FollowState } | undefined

/**
 * Follows the visitor on the track of a walk. A press must call `start`, because browsers then ask for the position.
 * A visitor who comes back from another page, such as a step, is followed again from the last state.
 */
export function useFollowing(walk: string, track: MeasuredTrack, steps: readonly StepOnTrack[]) {
  const [state, setState] = useState(initialState)
  const stop = useRef(() => {})

  const start = () => {
    stop.current()
    setState((before) => ({ ...before, problem: undefined, isOn: true }))
    const releaseScreen = keepAwake((isAwake) => setState((before) => ({ ...before, isAwake })))
    const stopWatching = watchPosition({
      onPosition: (sample) =>
        setState((before) => ({
          ...before,
          problem: undefined,
          following: followTrack(track, steps, sample, before.following),
        })),
      onProblem: (problem) => {
        // Without a position there is nothing to follow, and the screen may turn off.
        if (problem === 'refused') stop.current()
        setState((before) => ({ ...before, problem, isOn: problem !== 'refused' }))
      },
    })
    stop.current = () => {
      releaseScreen()
      stopWatching()
    }
  }

  const resume = useEffectEvent(() => {
    if (interrupted?.walk === walk) {
      const { following, hasVoice } = interrupted.state
      setState({ ...initialState, hasVoice, following: following && { ...following, awaySince: undefined } })
      start()
    }
    interrupted = undefined
  })
  const leave = useEffectEvent(() => {
    stop.current()
    if (state.isOn && !state.following?.hasArrived) interrupted = { walk, state }
  })
  useEffect(() => {
    resume()
    return () => leave()
  }, [])

  return {
    ...state,
    start,
    stop: () => {
      stop.current()
      setState(({ hasVoice }) => ({ ...initialState, hasVoice }))
    },
    setVoice: (hasVoice: boolean) => setState((before) => ({ ...before, hasVoice })),
  }
}
