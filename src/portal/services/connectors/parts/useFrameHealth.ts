import { useEffect, useState } from 'react'

/** Time that a partner's page has to load, in ms. */
export const patienceMs = 10_000

/** `slow` while the page is still loading after that time; `broken` when it has loaded, but sends none of the messages it sends. */
export type FrameProblem = 'slow' | 'broken'

type Facts = { isLoaded: boolean; isHeard: boolean; reports: boolean }

/** What is wrong with a page after the time that it has. `attempt` counts how often it was loaded; 0 before. Browsers do not say whether a page of another origin has failed. */
export function useFrameHealth(attempt: number, { isLoaded, isHeard, reports }: Facts): FrameProblem | undefined {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    setLate(false)
    if (attempt === 0) return
    const timer = setTimeout(() => setLate(true), patienceMs)
    return () => clearTimeout(timer)
  }, [attempt])
  if (attempt === 0 || !isLate || isHeard) return undefined
  if (!isLoaded) return 'slow'
  return reports ? 'broken' : undefined
}
