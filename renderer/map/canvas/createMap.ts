import 'ol/ol.css'
import { toLonLat } from 'ol/proj.js'
import type { Geo } from '../../../schemas/engine'
import { isInside } from '../isInside'
import type { MapContent, MapPin, MovedView } from '../MapContent'
import type { MapElement } from '../MapElement'
import type { MapSettings } from '../MapSettings'
import { areaName } from './areaName'
import { compareContent } from './compareContent'
import { createCamera, type ViewChange } from './createCamera'
import { createContentView } from './createContentView'
import type { RefusedGesture } from './createInteractions'
import { createLayers } from './createLayers'
import { createOpenLayersMap } from './createOpenLayersMap'
import { createPresses, type PressEvents } from './createPresses'
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
    const visiblePins = (content.pins ?? []).filter((pin) => isInside(pin, change.bounds))
    const visibleKeys = visiblePins.map(({ key }) => key)
    events.onMove({ ...change, visibleKeys })
  }

  const pinOf = (key: string | undefined) =>
    key === undefined ? undefined : content.pins?.find((pin) => pin.key === key)

  if (isInteractive) map.on('click', ({ pixel }) => presses.press(pins.hitAt(pixel)))
  const stopPointer = isInteractive ? watchPointer(map, target, pins, events.onPoint) : undefined
  // During a gesture, the drawn pins only shift: their clusters are looked up when it ends.
  map.on('moveend', () => void pins.refresh())
  map.on('change:size', () => {
    void pins.refresh()
    view.resize()
  })

  return {
    map,

    /** Shows new content. Draws only the members whose identity has changed. */
    update(next: MapContent): void {
      const isNew = compareContent(content, next)
      content = next
      layers.draw(next, isNew)
      if (isNew('pins', 'selectedKey')) layers.mark(pinOf(next.selectedKey), pinOf(highlightedKey))
      view.follow(next, isNew)
    },

    highlight(key: string | undefined): void {
      highlightedKey = key
      layers.mark(pinOf(content.selectedKey), pinOf(key))
    },

    zoomBy: camera.zoomBy,
    panBy: camera.panBy,
    seeAll: view.seeAll,
    reveal: view.reveal,
    showPosition: view.showPosition,

    /** Selects a pin as if the visitor had pressed it. */
    choose: presses.pressPin,

    /** Name of the part of town in the middle of the view, if the background knows it. */
    areaName: () => areaName(map),

    center(): Geo {
      const [lon = 0, lat = 0] = toLonLat(map.getView().getCenter() ?? [0, 0])
      return { lon, lat }
    },

    dispose(): void {
      stopPointer?.()
      layers.dispose()
      map.setTarget(undefined)
      map.dispose()
      delete target.openLayersMap
    },
  }
}

export type MapHandle = ReturnType<typeof createMap>
