import type { Coordinate } from 'ol/coordinate.js'
import { getCenter, isEmpty } from 'ol/extent.js'
import type OlMap from 'ol/Map.js'
import { fromLonLat, getPointResolution, transformExtent } from 'ol/proj.js'
import type { FocusTarget } from '../focusTarget'
import type { GeoView } from '../MapContent'
import { mapDefaults } from '../mapDefaults'
import { type CenterZoom, isSameView, readCenterZoom } from './CenterZoom'
import { createMoveReporter, type ReportedMove } from './createMoveReporter'
import { createSteps, stepMs } from './createSteps'
import { fitPadding, type Insets } from './fitPadding'
import { motionMs } from './motionMs'

export type ViewChange = ReportedMove & { isWhole: boolean }

type Options = {
  /** What pins and controls take at the edges. */
  insets: Insets
  onChange(change: ViewChange): void
}

const travelMs = 500

/** CSS pixels between the edges of the map and a place that `reveal` shows. */
const revealMargin = 64

/** How far a number lies outside a range: negative below it, positive above it. */
const excess = (value: number, min: number, max: number) => Math.min(0, value - min) + Math.max(0, value - max)

/** Moves the view of a map to targets and places, and reports its moves. */
export function createCamera(map: OlMap, { insets, onChange }: Options) {
  const view = map.getView()
  /** The view of all content; undefined until there is content. */
  let firstView: CenterZoom | undefined
  /** The target of the last `travel`, until the view moves elsewhere. */
  let travelTarget: CenterZoom | undefined
  /** CSS pixels that the page covers at the upper and the lower edge. */
  let [coveredTop, coveredBottom] = [0, 0]

  const moves = createMoveReporter(map, (move) =>
    onChange({ ...move, isWhole: isSameView(view, readCenterZoom(view), firstView) }),
  )
  const yieldToVisitor = () => {
    moves.setByProgram(false)
    travelTarget = undefined
  }
  map.on('pointerdrag', yieldToVisitor)
  map.getViewport()?.addEventListener('wheel', yieldToVisitor, { passive: true })

  const isAnimated = (ms: number) => motionMs(ms) > 0 && moves.hasReported()

  function move(center: Coordinate, zoom: number, ms: number): void {
    moves.setByProgram(true)
    view.cancelAnimations()
    if (isAnimated(ms)) view.animate({ center, zoom, duration: ms })
    else {
      view.setCenter(center)
      view.setZoom(zoom)
    }
  }

  /** Shows a target, at once or as an animation, and remembers it as the first view. */
  function showTarget(target: FocusTarget, zoom: number | undefined, ms: number): void {
    const size = map.getSize()
    if (!size) return
    const extent = transformExtent([...target.bounds], 'EPSG:4326', 'EPSG:3857')
    moves.setByProgram(true)
    travelTarget = undefined
    view.cancelAnimations()
    const fixedZoom = isEmpty(extent) && zoom === undefined ? target.maxZoom : zoom
    if (fixedZoom !== undefined) {
      firstView = { center: getCenter(extent), zoom: fixedZoom }
      move(firstView.center, fixedZoom, ms)
      return
    }
    const before = readCenterZoom(view)
    view.fit(extent, { size, padding: fitPadding(target, size, insets, coveredTop), maxZoom: target.maxZoom })
    firstView = readCenterZoom(view)
    if (!isAnimated(ms)) return
    view.setCenter(before.center)
    view.setZoom(before.zoom)
    move(firstView.center, firstView.zoom, ms)
  }

  /** Moves a place to the middle of the area that no panel covers. */
  function travel(center: Coordinate, zoom: number): void {
    travelTarget = { center, zoom }
    const [x = 0, y = 0] = center
    move([x, y - ((coveredBottom - coveredTop) / 2) * view.getResolutionForZoom(zoom)], zoom, travelMs)
  }

  /** The highest zoom at which a circle of `radius` metres is in view. */
  function zoomAround(center: Coordinate, radius: number): number {
    const diameter = (2 * radius) / getPointResolution('EPSG:3857', 1, center)
    const room = Math.max(48, Math.min(...(map.getSize() ?? [])) - coveredTop - coveredBottom)
    return diameter > 0 ? (view.getZoomForResolution(diameter / room) ?? mapDefaults.maxZoom) : mapDefaults.maxZoom
  }

  return {
    ...createSteps(view, yieldToVisitor),

    /** Shows a target at once: for the first view and after a change of size. */
    show: (target: FocusTarget, zoom: number | undefined) => showTarget(target, zoom, 0),
    seeAll: (target: FocusTarget, zoom: number | undefined) => showTarget(target, zoom, travelMs),

    /** Shows a view that the page chose, without an animation. */
    jump({ lat, lon, zoom }: GeoView): void {
      travelTarget = undefined
      move(fromLonLat([lon, lat]), zoom, 0)
    },

    /** Travels to a place, and zooms in to `zoom` unless the view is closer. A circle of `radius` metres around it stays in view. */
    travel: (center: Coordinate, zoom: number, radius = 0) =>
      travel(center, Math.min(Math.max(zoom, view.getZoom() ?? 0), zoomAround(center, radius))),

    /** Keeps the target of the last travel above a panel that opens over it. */
    setCovered(top: number, bottom: number): void {
      const isNewBottom = coveredBottom !== bottom
      coveredTop = top
      coveredBottom = bottom
      if (isNewBottom && travelTarget && bottom > 0) travel(travelTarget.center, travelTarget.zoom)
    },

    /** Pans as little as needed to show a place at some distance from the edges. */
    reveal(center: Coordinate): void {
      const size = map.getSize()
      if (!size) return
      travelTarget = undefined
      const resolution = view.getResolution() ?? 1
      const margin = revealMargin * resolution
      const [west = 0, south = 0, east = 0, north = 0] = view.calculateExtent(size)
      const [x = 0, y = 0] = center
      const right = excess(x, west + margin, east - margin)
      const up = excess(y, south + margin, north - coveredTop * resolution - margin)
      const [oldX = 0, oldY = 0] = view.getCenter() ?? []
      if (right !== 0 || up !== 0) move([oldX + right, oldY + up], view.getZoom() ?? 0, stepMs)
    },
  }
}

export type Camera = ReturnType<typeof createCamera>
