import { useMemo, useState } from 'react'
import type { MapPin } from './MapContent'
import type { MapViewProps } from './MapViewProps'

type Options = Pick<MapViewProps, 'selectedKey' | 'onSelect'>

/**
 * The selected pin of a map: `selectedKey` of the page when passed, the map's own state otherwise. `chosen` are the
 * pins of the card: the selected one, or those of a cluster to choose from.
 */
export function useSelection(options: Options, pins: readonly MapPin[]) {
  const [localKey, setLocalKey] = useState<string>()
  const [leaves, setLeaves] = useState<readonly MapPin[]>([])
  const selectedKey = 'selectedKey' in options ? options.selectedKey : localKey
  const chosen = useMemo(() => {
    const selected = selectedKey === undefined ? undefined : pins.find(({ key }) => key === selectedKey)
    return selected ? [selected] : leaves
  }, [pins, selectedKey, leaves])

  return {
    selectedKey,
    chosen,
    choose(key: string | undefined): void {
      setLeaves([])
      setLocalKey(key)
      if (key !== undefined || selectedKey !== undefined) options.onSelect?.(key)
    },
    showLeaves(next: readonly MapPin[]): void {
      setLocalKey(undefined)
      if (selectedKey !== undefined) options.onSelect?.(undefined)
      setLeaves(next)
    },
  }
}
