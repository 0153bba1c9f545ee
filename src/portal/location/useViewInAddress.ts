import { useEffect, useRef, useState } from 'react'
import type { GeoView, MovedView } from '../../../renderer/map/MapContent'

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

/**
 * The view of the map in the fragment of the address, `#15.2/50.6421/5.7912`: zoom, latitude and longitude. A fragment is not
 * sent, so that the server does not learn where a visitor looks.
 */
function readMapHash(hash: string): GeoView | undefined {
  const [, zoom, lat, lon] = /^#(\d{1,2}(?:\.\d+)?)\/(-?\d{1,2}(?:\.\d+)?)\/(-?\d{1,3}(?:\.\d+)?)$/.exec(hash) ?? []
  if (zoom === undefined) return undefined
  const view = { zoom: Number(zoom), lat: Number(lat), lon: Number(lon) }
  return view.zoom <= 24 && Math.abs(view.lat) <= 85 && Math.abs(view.lon) <= 180 ? view : undefined
}

/** Writes the view into the address of the history's current entry, or removes the one that is there. */
function writeMapHash(view: GeoView | undefined): void {
  if (!view && !readMapHash(window.location.hash)) return
  const hash = view ? `#${view.zoom.toFixed(1)}/${view.lat.toFixed(5)}/${view.lon.toFixed(5)}` : ''
  if (window.location.hash === hash) return
  const { pathname, search } = window.location
  window.history.replaceState(window.history.state, '', pathname + search + hash)
}
