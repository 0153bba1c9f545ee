import { useEffect, useEffectEvent, useState } from 'react'
import type { PartnerState } from '../connectorQueries'

/** Time that a partner's page has to load, in ms. */
export const patienceMs = 10_000

/**
 * `slow` while the page is still loading after that time; `broken` when it has loaded, but sends none of the messages it sends, or
 * when its server fails; `unreached` when the server of the town gets no answer either.
 */
export type FrameProblem = 'slow' | 'broken' | 'unreached'

type Facts = {
  isLoaded: boolean
  isHeard: boolean
  reports: boolean
  /** What the partner's server says to that of the town; undefined while it is not known. */
  state: PartnerState
}

/** What is wrong with a page that has had its time. Browsers do not say whether a page of another origin has failed. */
export function problemOf({ isLoaded, isHeard, reports, state }: Facts): FrameProblem | undefined {
  if (isHeard) return undefined
  if (state === 'fails' || (isLoaded && reports)) return 'broken'
  if (state === 'silent') return 'unreached'
  return isLoaded ? undefined : 'slow'
}

/**
 * What is wrong with a page after the time that it has. `attempt` counts how often it was loaded; 0 before. `check` asks for what its
 * server says, once for an attempt that is not heard in that time.
 */
export function useFrameHealth(
  attempt: number,
  facts: Omit<Facts, 'state'>,
  check: () => Promise<PartnerState>,
): FrameProblem | undefined {
  const [isLate, setLate] = useState(false)
  const [state, setState] = useState<PartnerState>()
  const ask = useEffectEvent(async (isCurrent: () => boolean) => {
    if (facts.isHeard) return
    const said = await check().catch(() => undefined)
    if (isCurrent()) setState(said)
  })
  useEffect(() => {
    setLate(false)
    setState(undefined)
    if (attempt === 0) return
    let isCurrent = true
    const timer = setTimeout(() => {
      setLate(true)
      void ask(() => isCurrent)
    }, patienceMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [attempt])
  return attempt === 0 || !isLate ? undefined : problemOf({ ...facts, state })
}
