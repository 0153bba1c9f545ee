import { useSyncExternalStore } from 'react'

/** Whether a media query matches. False on the server and during hydration. */
export function useMediaQuery(query: string): boolean {
  const subscribe = (changed: () => void) => {
    const list = window.matchMedia(query)
    list.addEventListener('change', changed)
    return () => list.removeEventListener('change', changed)
  }
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}
