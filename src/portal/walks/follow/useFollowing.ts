import { useEffect, useRef, useState } from 'react'
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
}

const off: FollowState = { isOn: false, following: undefined, problem: undefined, isAwake: undefined }

/** Follows the visitor on a track from `start` on, which a press must call: browsers ask for the position then. */
export function useFollowing(track: MeasuredTrack, steps: readonly StepOnTrack[]) {
  const [state, setState] = useState(off)
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])

  const start = () => {
    stop.current()
    setState({ ...off, isOn: true })
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

  return {
    ...state,
    start,
    stop: () => {
      stop.current()
      setState(off)
    },
  }
}
