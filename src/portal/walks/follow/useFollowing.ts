import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Following, followTrack, type StepOnTrack } from '../followTrack'
import type { MeasuredTrack } from '../measuredTrack'
import { keepAwake } from '../position/keepAwake'
import { type PositionProblem, watchPosition } from '../position/watchPosition'

export type FollowState = {
  readonly isOn: boolean
  /** What is known of the visitor; undefined before the first position. */
  readonly following: Following | undefined
  readonly problem: PositionProblem | undefined
  /** Whether the screen stays on; undefined until the browser has said so. */
  readonly isAwake: boolean | undefined
  /** Whether the device reads aloud what is announced. */
  readonly hasVoice: boolean
}

const off: FollowState = { isOn: false, following: undefined, problem: undefined, isAwake: undefined, hasVoice: false }

/** The walk in the middle of which the visitor left this page, and where they were. It stays in the memory of the page. */
let left: { walk: string; state: FollowState } | undefined

/**
 * Follows the visitor on the track of a walk from `start` on, which a press must call: browsers ask for the position then. Who
 * goes to another page and comes back, such as to read a step, is followed from where they were.
 */
export function useFollowing(walk: string, track: MeasuredTrack, steps: readonly StepOnTrack[]) {
  const [state, setState] = useState(off)
  const stop = useRef(() => {})

  const start = () => {
    stop.current()
    setState((before) => ({ ...before, problem: undefined, isOn: true }))
    const sleep = keepAwake((isAwake) => setState((before) => ({ ...before, isAwake })))
    const leave = watchPosition({
      onPosition: (sample) =>
        setState((before) => ({
          ...before,
          problem: undefined,
          following: followTrack(track, steps, sample, before.following),
        })),
      onProblem: (problem) => {
        // Nothing is followed without a position, and the screen may go off.
        if (problem === 'refused') stop.current()
        setState((before) => ({ ...before, problem, isOn: problem !== 'refused' }))
      },
    })
    stop.current = () => {
      sleep()
      leave()
    }
  }

  const resume = useEffectEvent(() => {
    if (left?.walk === walk) {
      const { following, hasVoice } = left.state
      setState({ ...off, hasVoice, following: following && { ...following, awaySince: undefined } })
      start()
    }
    left = undefined
  })
  const leave = useEffectEvent(() => {
    stop.current()
    if (state.isOn && !state.following?.hasArrived) left = { walk, state }
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
      setState(({ hasVoice }) => ({ ...off, hasVoice }))
    },
    setVoice: (hasVoice: boolean) => setState((before) => ({ ...before, hasVoice })),
  }
}
