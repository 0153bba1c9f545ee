import type { Coordinate } from 'ol/coordinate.js'
import type OlMap from 'ol/Map.js'
import { fromLonLat, getPointResolution } from 'ol/proj.js'
import type View from 'ol/View.js'
import type { GeoView } from '../MapContent'
import { mapDefaults } from '../mapDefaults'
import type { CenterZoom } from './CenterZoom'
import { stepMs } from './createSteps'

export const travelMs = 500

/** Moves a view to a centre and a zoom in some milliseconds. */
export type Move = (center: Coordinate, zoom: number, ms: number) => void

/** Creates the moves of a map's view to places. It travels to a place so that no panel covers it. */
export function createTravels(map: OlMap, move: Move) {
  const view = map.getView()
  /** The target of the last travel, until the view moves elsewhere. */
  let target: CenterZoom | undefined
  /** CSS pixels that the page covers at the upper and the lower edge. */
  let [coveredTop, coveredBottom] = [0, 0]

  function travel(center: Coordinate, zoom: number): void {
    target = { center, zoom }
    const [x = 0, y = 0] = center
    move([x, y - ((coveredBottom - coveredTop) / 2) * view.getResolutionForZoom(zoom)], zoom, travelMs)
  }

  return {
    coveredTop: (): number => coveredTop,

    /** Travels to a place, and zooms in to `zoom` unless the view is closer. A circle of `radius` metres around it stays in view. */
    travel: (center: Coordinate, zoom: number, radius = 0): void =>
      travel(
        center,
        Math.min(Math.max(zoom, view.getZoom() ?? 0), zoomAround(map, center, radius, coveredTop + coveredBottom)),
      ),

    /** Pans as little as needed to show a place at some distance from the edges. */
    reveal(place: Coordinate): void {
      const size = map.getSize()
      if (!size) return
      target = undefined
      const center = revealingCenter(view, size, place, coveredTop)
      if (center) move(center, view.getZoom() ?? 0, stepMs)
    },

    /** Shows a view that the page chose, without an animation. */
    jump({ lat, lon, zoom }: GeoView): void {
      target = undefined
      move(fromLonLat([lon, lat]), zoom, 0)
    },

    /** Keeps the target of the last travel above a panel that opens over it. */
    setCovered(top: number, bottom: number): void {
      const isNewBottom = coveredBottom !== bottom
      coveredTop = top
      coveredBottom = bottom
      if (isNewBottom && target && bottom > 0) travel(target.center, target.zoom)
    },

    /** Forgets the target, because the view moves elsewhere. */
    forgetTarget(): void {
      target = undefined
    },
  }
}

/** The highest zoom at which a circle of `radius` metres is in view, on a map of which some CSS pixels are covered. */
function zoomAround(map: OlMap, center: Coordinate, radius: number, covered: number): number {
  const diameter = (2 * radius) / getPointResolution('EPSG:3857', 1, center)
  const room = Math.max(48, Math.min(...(map.getSize() ?? [])) - covered)
  const zoom = diameter > 0 ? map.getView().getZoomForResolution(diameter / room) : undefined
  return zoom ?? mapDefaults.maxZoom
}

/** CSS pixels between the edges of the map and a place that `reveal` shows. */
const revealMargin = 64

/** How far a number lies outside a range: negative below it, positive above it. */
const excess = (value: number, min: number, max: number) => Math.min(0, value - min) + Math.max(0, value - max)

/** The centre nearest to that of a view which shows a place inside the margins; undefined when the place is there. */
function revealingCenter(
  view: View,
  size: number[],
  [x = 0, y = 0]: Coordinate,
  coveredTop: number,
): Coordinate | undefined {
  const resolution = view.getResolution() ?? 1
  const margin = revealMargin * resolution
  const [west = 0, south = 0, east = 0, north = 0] = view.calculateExtent(size)
  const right = excess(x, west + margin, east - margin)
  const up = excess(y, south + margin, north - coveredTop * resolution - margin)
  const [oldX = 0, oldY = 0] = view.getCenter() ?? []
  return right !== 0 || up !== 0 ? [oldX + right, oldY + up] : undefined
}
