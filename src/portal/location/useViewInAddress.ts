import { useEffect, useRef, useState } from 'react'
import type { GeoView, MovedView } from '../../../renderer/map/MapContent'
import { readMapHash, writeMapHash } from './mapHash'

/**
 * Stores the view of a map in the fragment of the address, except the first view and that of a place in the address.
 * `page` is the rest of the address; a new one has no fragment yet.
 */
export function useViewInAddress(page: string) {
  const [initialView] = useState(() => readMapHash(window.location.hash))
  const [view, setView] = useState<GeoView | undefined>(initialView)
  const hasFirstView = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view is written into each new address
  useEffect(() => {
    writeMapHash(view)
  }, [view, page])

  function keepView({ zoom, lat, lon, isByVisitor, isWhole }: MovedView): void {
    if (isWhole) {
      hasFirstView.current = true
      setView(undefined)
    } else if (isByVisitor || view || hasFirstView.current) setView({ zoom, lat, lon })
  }
  return { initialView, keepView }
}
