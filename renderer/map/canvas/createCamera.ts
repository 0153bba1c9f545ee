import type { Coordinate } from 'ol/coordinate.js'
import { isEmpty } from 'ol/extent.js'
import type OlMap from 'ol/Map.js'
import { fromLonLat, getPointResolution, toLonLat, transformExtent } from 'ol/proj.js'
import type { FocusTarget } from '../focusTarget'
import type { GeoBounds, GeoView } from '../MapContent'
import { mapDefaults } from '../mapDefaults'

export type ViewChange = GeoView & { bounds: GeoBounds; isByVisitor: boolean; isWhole: boolean }

type Options = {
  /** CSS pixels that pins and controls take at the edges: top, right, bottom and left. */
  insets: readonly [top: number, right: number, bottom: number, left: number]
  onChange(change: ViewChange): void
}

const stepMs = 250
const travelMs = 500

/** Whether two numbers differ by at most `tolerance`. */
const isNear = (a: number, b: number, tolerance: number) => Math.abs(a - b) <= tolerance

/**
 * Moves the view of a map and tells moves of the visitor from those of the program: a move is the visitor's unless
 * the program sets `isByProgram` before it.
 */
export function createCamera(map: OlMap, { insets, onChange }: Options) {
  const view = map.getView()
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
  let isByProgram = true
  let lastReported: { center: Coordinate; zoom: number } | undefined
  /** The view of all content; undefined until there is content. */
  let firstView: { center: Coordinate; zoom: number } | undefined
  /** The target of the last `travel`, until the view moves elsewhere. */
  let travelTarget: { center: Coordinate; zoom: number } | undefined
  /** The target of the visitor's presses, while the view moves there. */
  let stepTarget: { center: Coordinate; zoom: number } | undefined
  /** CSS pixels that the page covers at the upper and the lower edge. */
  let [coveredTop, coveredBottom] = [0, 0]

  const duration = (ms: number) => (reducedMotion.matches ? 0 : ms)
  const readView = () => ({ center: view.getCenter() ?? [0, 0], zoom: view.getZoom() ?? 0 })
  const isSame = (a: ReturnType<typeof readView>, b: ReturnType<typeof readView> | undefined) => {
    const pixel = view.getResolutionForZoom(a.zoom) * 2
    return (
      b !== undefined &&
      isNear(a.zoom, b.zoom, 0.01) &&
      isNear(a.center[0] ?? 0, b.center[0] ?? 0, pixel) &&
      isNear(a.center[1] ?? 0, b.center[1] ?? 0, pixel)
    )
  }

  /** Shows a target, at once or as an animation, and remembers it as the first view. */
  function showTarget(target: FocusTarget, zoom: number | undefined, ms: number): void {
    const size = map.getSize()
    if (!size) return
    const [width = 0, height = 0] = size
    const covered = [coveredTop, 0, 0, 0]
    const [top, right, bottom, left] = insets.map((inset, edge) =>
      Math.max(target.padding, (target.hasPins ? inset : target.padding) + (covered[edge] ?? 0)),
    )
    // A small map keeps at least 48 pixels for its content.
    const margin = (length: number, edge = 0) => Math.max(0, Math.min(edge, length / 2 - 24))
    const extent = transformExtent([...target.bounds], 'EPSG:4326', 'EPSG:3857')
    isByProgram = true
    travelTarget = undefined
    view.cancelAnimations()
    const fixedZoom = isEmpty(extent) && zoom === undefined ? target.maxZoom : zoom
    const center = [((extent[0] ?? 0) + (extent[2] ?? 0)) / 2, ((extent[1] ?? 0) + (extent[3] ?? 0)) / 2]
    if (fixedZoom !== undefined) {
      firstView = { center, zoom: fixedZoom }
      move(center, fixedZoom, ms)
      return
    }
    const before = readView()
    const padding = [margin(height, top), margin(width, right), margin(height, bottom), margin(width, left)]
    view.fit(extent, { size, padding, maxZoom: target.maxZoom })
    firstView = readView()
    if (duration(ms) === 0 || !lastReported) return
    view.setCenter(before.center)
    view.setZoom(before.zoom)
    move(firstView.center, firstView.zoom, ms)
  }

  function move(center: Coordinate, zoom: number, ms: number): void {
    isByProgram = true
    view.cancelAnimations()
    if (duration(ms) > 0 && lastReported) view.animate({ center, zoom, duration: ms })
    else {
      view.setCenter(center)
      view.setZoom(zoom)
    }
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

  /**
   * Moves the view for a press of the visitor. A press during an animation starts from the target of that animation.
   */
  function step(change: (from: { center: Coordinate; zoom: number }) => { center?: Coordinate; zoom?: number }): void {
    const from = stepTarget ?? readView()
    const next = { ...from, ...change(from) }
    travelTarget = undefined
    view.cancelAnimations()
    isByProgram = false
    stepTarget = next
    view.animate({ ...next, duration: duration(stepMs) }, () => {
      if (stepTarget === next) stepTarget = undefined
    })
  }

  function report(): void {
    const size = map.getSize()
    if (!view.isDef() || !size?.every((length) => length > 0)) return
    const now = readView()
    if (isSame(now, lastReported)) return
    const isByVisitor = !isByProgram && lastReported !== undefined
    lastReported = now
    // The next move is the visitor's, unless the program announces one.
    isByProgram = false
    const [lon = 0, lat = 0] = toLonLat(now.center)
    const [west = 0, south = 0, east = 0, north = 0] = transformExtent(
      view.calculateExtent(size),
      'EPSG:3857',
      'EPSG:4326',
    )
    onChange({
      lat,
      lon,
      zoom: now.zoom,
      bounds: [west, south, east, north],
      isByVisitor,
      isWhole: isSame(now, firstView),
    })
  }

  const endProgramMove = () => {
    isByProgram = false
    travelTarget = undefined
  }
  map.on('moveend', report)
  map.on('pointerdrag', endProgramMove)
  map.getViewport()?.addEventListener('wheel', endProgramMove, { passive: true })

  return {
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

    /** Pans as little as needed to show a place at least 64 pixels from the edges. */
    reveal(center: Coordinate): void {
      const size = map.getSize()
      if (!size) return
      const edge = 64 * (view.getResolution() ?? 1)
      const [west = 0, south = 0, east = 0, north = 0] = view.calculateExtent(size)
      const [x = 0, y = 0] = center
      const beyond = (low: number, at: number, high: number) =>
        Math.min(0, at - low - edge) + Math.max(0, at - high + edge)
      travelTarget = undefined
      const [right, up] = [beyond(west, x, east), beyond(south, y, north - coveredTop * (view.getResolution() ?? 1))]
      const [oldX = 0, oldY = 0] = view.getCenter() ?? []
      if (right !== 0 || up !== 0) move([oldX + right, oldY + up], view.getZoom() ?? 0, stepMs)
    },

    /** Whether the view moves because of a press, which new content must not undo. */
    isStepping: (): boolean => stepTarget !== undefined,

    zoomBy: (levels: number): void =>
      step(({ zoom }) => ({ zoom: Math.max(mapDefaults.minZoom, Math.min(mapDefaults.maxZoom, zoom + levels)) })),

    /** Pans by CSS pixels to the right and down. */
    panBy: (right: number, down: number): void =>
      step(({ center: [x = 0, y = 0], zoom }) => {
        const resolution = view.getResolutionForZoom(zoom)
        return { center: [x + right * resolution, y - down * resolution] }
      }),

    isAtFirstView: () => isSame(readView(), firstView),
  }
}
