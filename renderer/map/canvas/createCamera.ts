import { getCenter, isEmpty } from 'ol/extent.js'
import type OlMap from 'ol/Map.js'
import { fromLonLat, transformExtent } from 'ol/proj.js'
import type { Size } from 'ol/size.js'
import type View from 'ol/View.js'
import type { Geo } from '../../../schemas/engine'
import type { FocusTarget } from '../focusTarget'
import { type CenterZoom, isSameView, readCenterZoom } from './CenterZoom'
import { createMoveReporter, type ReportedMove } from './createMoveReporter'
import { createSteps } from './createSteps'
import { createTravels, type Move, travelMs } from './createTravels'
import { fitPadding, type Insets, keepPinsWhole } from './fitPadding'
import { motionMs } from './motionMs'

export type ViewChange = ReportedMove & { isWhole: boolean }

type Options = {
  /** What pins and controls take at the edges. */
  insets: Insets
  onChange(change: ViewChange): void
}

/** Moves the view of a map to targets and places, and reports its moves. */
export function createCamera(map: OlMap, { insets, onChange }: Options) {
  const view = map.getView()
  /** The view of all content; undefined until there is content. */
  let firstView: CenterZoom | undefined

  const moves = createMoveReporter(map, (reported) =>
    onChange({ ...reported, isWhole: isSameView(view, readCenterZoom(view), firstView) }),
  )
  const isAnimated = (ms: number) => motionMs(ms) > 0 && moves.hasReported()
  const move: Move = (center, zoom, ms) => {
    moves.setByProgram(true)
    view.cancelAnimations()
    if (isAnimated(ms)) view.animate({ center, zoom, duration: ms })
    else setCenterZoom(view, { center, zoom })
  }
  const travels = createTravels(map, move)
  const yieldToVisitor = () => {
    moves.setByProgram(false)
    travels.forgetTarget()
  }
  map.on('pointerdrag', yieldToVisitor)
  map.getViewport()?.addEventListener('wheel', yieldToVisitor, { passive: true })

  /** Shows a target, at once or as an animation, and remembers it as the first view. */
  function showTarget(target: FocusTarget, zoom: number | undefined, ms: number): void {
    const size = map.getSize()
    if (!size) return
    const extent = transformExtent([...target.bounds], 'EPSG:4326', 'EPSG:3857')
    moves.setByProgram(true)
    travels.forgetTarget()
    view.cancelAnimations()
    const fixedZoom = isEmpty(extent) && zoom === undefined ? target.maxZoom : zoom
    if (fixedZoom !== undefined) {
      firstView = { center: getCenter(extent), zoom: fixedZoom }
      move(firstView.center, fixedZoom, ms)
      return
    }
    const before = readCenterZoom(view)
    const padding = fitPadding(target, size, insets, travels.coveredTop())
    view.fit(extent, { size, padding, maxZoom: target.maxZoom })
    const [top, right, bottom, left] = insets
    const room = [top + travels.coveredTop(), right, bottom, left] as const
    const whole = keepPinsWhole(padding, pixelsOf(view, target.otherPins, size), size, room)
    if (whole.some((edge, index) => edge !== padding[index]))
      view.fit(extent, { size, padding: whole, maxZoom: target.maxZoom })
    firstView = readCenterZoom(view)
    if (!isAnimated(ms)) return
    setCenterZoom(view, before)
    move(firstView.center, firstView.zoom, ms)
  }

  return {
    ...createSteps(view, yieldToVisitor),
    travel: travels.travel,
    reveal: travels.reveal,
    jump: travels.jump,
    setCovered: travels.setCovered,

    /** Shows a target at once: for the first view and after a change of size. */
    show: (target: FocusTarget, zoom: number | undefined) => showTarget(target, zoom, 0),
    seeAll: (target: FocusTarget, zoom: number | undefined) => showTarget(target, zoom, travelMs),
  }
}

export type Camera = ReturnType<typeof createCamera>

function setCenterZoom(view: View, { center, zoom }: CenterZoom): void {
  view.setCenter(center)
  view.setZoom(zoom)
}

/** Returns the pixels of places in a view of a map of `size`. */
function pixelsOf(
  view: View,
  places: readonly Geo[],
  [width = 0, height = 0]: Size,
): (readonly [x: number, y: number])[] {
  const [centerX = 0, centerY = 0] = view.getCenter() ?? []
  const resolution = view.getResolution() ?? 1
  return places.map(({ lon, lat }) => {
    const [x = 0, y = 0] = fromLonLat([lon, lat])
    return [width / 2 + (x - centerX) / resolution, height / 2 - (y - centerY) / resolution]
  })
}
