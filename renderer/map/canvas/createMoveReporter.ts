import type OlMap from 'ol/Map.js'
import { toLonLat, transformExtent } from 'ol/proj.js'
import type { GeoBounds, GeoView } from '../MapContent'
import { type CenterZoom, isSameView, readCenterZoom } from './CenterZoom'

/** The view after a move. */
export type ReportedMove = GeoView & { bounds: GeoBounds; isByVisitor: boolean }

/**
 * Reports the moves of a map's view, and tells those of the visitor from those of the program: a move is the visitor's
 * unless the program says so before.
 */
export function createMoveReporter(map: OlMap, onMove: (move: ReportedMove) => void) {
  const view = map.getView()
  let isByProgram = true
  let lastReported: CenterZoom | undefined

  map.on('moveend', () => {
    const size = map.getSize()
    if (!view.isDef() || !size?.every((length) => length > 0)) return
    const now = readCenterZoom(view)
    if (isSameView(view, now, lastReported)) return
    const isByVisitor = !isByProgram && lastReported !== undefined
    lastReported = now
    // The next move is the visitor's, unless the program says so.
    isByProgram = false
    const [lon = 0, lat = 0] = toLonLat(now.center)
    const [west = 0, south = 0, east = 0, north = 0] = transformExtent(
      view.calculateExtent(size),
      'EPSG:3857',
      'EPSG:4326',
    )
    onMove({ lat, lon, zoom: now.zoom, bounds: [west, south, east, north], isByVisitor })
  })

  return {
    /** Says whether the program makes the next move. */
    setByProgram(next: boolean): void {
      isByProgram = next
    },

    /** Whether any view has been reported. */
    hasReported: (): boolean => lastReported !== undefined,
  }
}
