import { useEffect, useRef } from 'react'
import type { MapHandle } from './canvas/createMap'
import type { MapViewProps } from './MapViewProps'

/**
 * Returns the function that shows the visitor's position on the map, after the host has asked for it where needed; undefined when
 * the host cannot ask.
 */
export function useLocating(
  handle: MapHandle | undefined,
  position: MapViewProps['position'],
  onLocate: MapViewProps['onLocate'],
): (() => void) | undefined {
  const isLocating = useRef(false)
  useEffect(() => {
    if (!position || !isLocating.current) return
    isLocating.current = false
    handle?.showPosition()
  }, [handle, position])
  if (!onLocate) return undefined
  return () => {
    // A position without an accuracy was stored by an earlier page: the visitor may be elsewhere by now.
    const isFresh = position?.accuracy !== undefined
    isLocating.current = !isFresh
    if (isFresh) handle?.showPosition()
    else onLocate()
  }
}
