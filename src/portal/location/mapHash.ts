import type { GeoView } from '../../../renderer/map/MapContent'

/**
 * The view of the map in the fragment of the address, `#15.2/50.6421/5.7912`: zoom, latitude and longitude. A fragment is not
 * sent, so that the server does not learn where a visitor looks.
 */
export function readMapHash(hash: string): GeoView | undefined {
  const [, zoom, lat, lon] = /^#(\d{1,2}(?:\.\d+)?)\/(-?\d{1,2}(?:\.\d+)?)\/(-?\d{1,3}(?:\.\d+)?)$/.exec(hash) ?? []
  if (zoom === undefined) return undefined
  const view = { zoom: Number(zoom), lat: Number(lat), lon: Number(lon) }
  return view.zoom <= 24 && Math.abs(view.lat) <= 85 && Math.abs(view.lon) <= 180 ? view : undefined
}

/** Writes the view into the address of the history's current entry, or removes the one that is there. */
export function writeMapHash(view: GeoView | undefined): void {
  if (!view && !readMapHash(window.location.hash)) return
  const hash = view ? `#${view.zoom.toFixed(1)}/${view.lat.toFixed(5)}/${view.lon.toFixed(5)}` : ''
  if (window.location.hash === hash) return
  const { pathname, search } = window.location
  window.history.replaceState(window.history.state, '', pathname + search + hash)
}
