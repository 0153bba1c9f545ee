import 'ol/ol.css'
import type OlMap from 'ol/Map.js'
import { toLonLat } from 'ol/proj.js'
import type { Geo } from '../../../schemas/engine'
import { isInside } from '../isInside'
import type { GeoBounds, MapContent, MapPin, MovedView } from '../MapContent'
import type { MapElement } from '../MapElement'
import type { MapSettings } from '../MapSettings'
import { compareContent } from './compareContent'
import { createCamera, type ViewChange } from './createCamera'
import { type ContentView, createContentView } from './createContentView'
import type { RefusedGesture } from './createInteractions'
import { createLayers } from './createLayers'
import { createOpenLayersMap } from './createOpenLayersMap'
import type { PinLayer } from './createPinLayer'
import { createPresses, type PressEvents } from './createPresses'
import { districtName } from './districtName'
import { watchPointer } from './watchPointer'

export type MapEvents = PressEvents & {
  /** Called with the pin under the mouse, or with undefined when the mouse leaves it. */
  onPoint(pin: MapPin | undefined): void
  onMove(view: MovedView): void
  onRefuse(gesture: RefusedGesture): void
  /** Called when background tiles fail, and when they are requested again. */
  onTileFail(areMissing: boolean): void
}

export type MapOptions = {
  locale: string
  isInteractive: boolean
  fillsPage: boolean
  padding: number | undefined
  /** The background, and the view of a map that has nothing to show. */
  settings: MapSettings
}

/** Creates an OpenLayers map in an element. Its pins must have passed `drawablePins`. */
export function createMap(target: MapElement, options: MapOptions, events: MapEvents) {
  const { isInteractive } = options
  const map = createOpenLayersMap(target, options, events.onRefuse)
  const layers = createLayers(map, target, options, events.onTileFail)
  const { pins } = layers
  // A pin is 40 pixels high; the controls are on the right.
  const camera = createCamera(map, { insets: [48, isInteractive ? 68 : 20, 20, 20], onChange: reportMove })
  const view = createContentView(camera, options)
  const presses = createPresses(map, pins, view, events)
  let content: MapContent = {}
  let highlightedKey: string | undefined

  function reportMove(change: ViewChange): void {
    if (change.isByVisitor) view.leaveToVisitor()
    events.onMove({ ...change, visibleKeys: visibleKeys(content, change.bounds) })
  }
  const mark = () => layers.mark(pinOf(content, content.selectedKey), pinOf(content, highlightedKey))

  if (isInteractive) map.on('click', ({ pixel }) => presses.press(pins.hitAt(pixel)))
  const stopPointer = isInteractive ? watchPointer(map, target, pins, events.onPoint) : undefined
  followMoves(map, pins, view)

  return {
    map,

    /** Shows new content. Draws only the members whose identity has changed. */
    update(next: MapContent): void {
      const isNew = compareContent(content, next)
      content = next
      layers.draw(next, isNew)
      if (isNew('pins', 'selectedKey')) mark()
      view.follow(next, isNew)
    },

    highlight(key: string | undefined): void {
      highlightedKey = key
      mark()
    },

    zoomBy: camera.zoomBy,
    panBy: camera.panBy,
    seeAll: view.seeAll,
    reveal: view.reveal,
    showPosition: view.showPosition,

    /** Selects a pin as if the visitor had pressed it. */
    choose: presses.pressPin,

    /** Name of the part of town in the middle of the view, if the background knows it. */
    districtName: () => districtName(map),

    center: () => centerOf(map),

    dispose(): void {
      stopPointer?.()
      layers.dispose()
      disposeMap(map, target)
    },
  }
}

export type MapHandle = ReturnType<typeof createMap>

const pinOf = ({ pins }: MapContent, key: string | undefined): MapPin | undefined =>
  key === undefined ? undefined : pins?.find((pin) => pin.key === key)

/** The keys of the pins in some bounds. */
const visibleKeys = ({ pins = [] }: MapContent, bounds: GeoBounds): string[] =>
  pins.filter((pin) => isInside(pin, bounds)).map(({ key }) => key)

/** The position in the middle of the view. */
function centerOf(map: OlMap): Geo {
  const [lon = 0, lat = 0] = toLonLat(map.getView().getCenter() ?? [0, 0])
  return { lon, lat }
}

function disposeMap(map: OlMap, target: MapElement): void {
  map.setTarget(undefined)
  map.dispose()
  delete target.openLayersMap
}

/** Keeps the pins and the view of a map right when it has moved or changed its size. */
function followMoves(map: OlMap, pins: PinLayer, view: ContentView): void {
  // During a gesture, the drawn pins only shift: their clusters are looked up when it ends.
  map.on('moveend', () => void pins.refresh())
  map.on('change:size', () => {
    void pins.refresh()
    view.resize()
  })
}
