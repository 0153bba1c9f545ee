import { useCallback, useSyncExternalStore } from 'react'

const unknown = () => false

/** Whether a media query holds, told anew when that changes. A server knows no screen: there it never does. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches, unknown)
}
