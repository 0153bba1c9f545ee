import type { Coordinate } from 'ol/coordinate.js'
import type View from 'ol/View.js'

/** The centre of a view, in the map's projection, and its zoom. */
export type CenterZoom = { center: Coordinate; zoom: number }

export const readCenterZoom = (view: View): CenterZoom => ({
  center: view.getCenter() ?? [0, 0],
  zoom: view.getZoom() ?? 0,
})

/** Whether two numbers differ by at most `tolerance`. */
const isNear = (a: number, b: number, tolerance: number) => Math.abs(a - b) <= tolerance

/** Whether two centres and zooms of a view are at most two pixels and a hundredth of a zoom apart. */
export function isSameView(view: View, a: CenterZoom, b: CenterZoom | undefined): boolean {
  const twoPixels = view.getResolutionForZoom(a.zoom) * 2
  return (
    b !== undefined &&
    isNear(a.zoom, b.zoom, 0.01) &&
    isNear(a.center[0] ?? 0, b.center[0] ?? 0, twoPixels) &&
    isNear(a.center[1] ?? 0, b.center[1] ?? 0, twoPixels)
  )
}
