import 'ol/ol.css'
import OlMap from 'ol/Map.js'
import { fromLonLat, toLonLat } from 'ol/proj.js'
import View from 'ol/View.js'
import type { Geo } from '../../../schemas/engine'
import { indexPins } from '../clusters/indexPins'
import { focusTarget } from '../focusTarget'
import type { GeoView, MapContent, MapPin, MovedView } from '../MapContent'
import type { MapElement } from '../MapElement'
import type { MapSettings } from '../MapSettings'
import { mapDefaults } from '../mapDefaults'
import { areaName } from './areaName'
import { createBackgroundLayers } from './createBackgroundLayers'
import { createCamera, type ViewChange } from './createCamera'
import { allowPageScroll, createInteractions, type RefusedGesture } from './createInteractions'
import { createPinLayer, type PinHit } from './createPinLayer'
import { createPinStyles } from './createPinStyles'
import { createPlaceLayer } from './createPlaceLayer'
import { createTrackLayer } from './createTrackLayer'
import { readColors, watchColors } from './MapColors'

export type MapEvents = {
  onPressPin(pin: MapPin): void
  onPressGround(): void
  onLeaves(pins: readonly MapPin[]): void
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
  const { isInteractive, fillsPage, locale, settings } = options
  const home: GeoView = { ...settings.center, zoom: settings.zoom }
  let colors = readColors(target)
  const map = new OlMap({
    target,
    controls: [],
    interactions: isInteractive ? createInteractions(fillsPage, events.onRefuse) : [],
    view: new View({
      center: fromLonLat([home.lon, home.lat]),
      zoom: home.zoom,
      minZoom: mapDefaults.minZoom,
      maxZoom: mapDefaults.maxZoom,
      enableRotation: false,
    }),
  })
  const viewport = map.getViewport()
  if (!fillsPage && viewport) allowPageScroll(viewport, isInteractive ? events.onRefuse : undefined)
  target.openLayersMap = map
  const background = createBackgroundLayers(map, settings, events.onTileFail)
  background.show(colors.isDark)
  const pins = createPinLayer(map, createPinStyles(colors, locale))
  const track = createTrackLayer(colors)
  const places = createPlaceLayer(colors)
  for (const layer of [...track.layers, ...places.layers]) map.addLayer(layer)
  // A pin is 40 pixels high; the controls are on the right.
  const camera = createCamera(map, { insets: [48, isInteractive ? 68 : 20, 20, 20], onChange: reportMove })
  let content: MapContent = {}
  /** Whether the visitor, an address or a selection set the view; new content then no longer moves it. */
  let hasOwnView = false
  let pressedKey: string | undefined
  let highlightedKey: string | undefined

  const focusOf = () => {
    const found = focusTarget(content)
    return found && { ...found, padding: options.padding ?? found.padding }
  }

  function reportMove(change: ViewChange): void {
    if (change.isByVisitor) hasOwnView = true
    const [west, south, east, north] = change.bounds
    const isVisible = ({ lon, lat }: MapPin) => lon >= west && lon <= east && lat >= south && lat <= north
    const visibleKeys = (content.pins ?? []).filter(isVisible).map(({ key }) => key)
    events.onMove({ ...change, visibleKeys })
  }

  function showFirstView(): void {
    const found = focusOf()
    if (found) camera.show(found, content.zoom)
    else camera.jump({ ...home, zoom: content.zoom ?? home.zoom })
  }

  const pinOf = (key: string | undefined) =>
    key === undefined ? undefined : content.pins?.find((pin) => pin.key === key)

  const pinsAt = ({ lat, lon }: Geo) => (content.pins ?? []).filter((pin) => pin.lat === lat && pin.lon === lon)

  function press(hit: PinHit | undefined): void {
    if (!hit) events.onPressGround()
    else if ('pin' in hit) {
      pressedKey = hit.pin.key
      hasOwnView = true
      camera.travel(hit.coordinate, mapDefaults.markerZoom)
      events.onPressPin(hit.pin)
    } else void openCluster(hit.cluster, hit.coordinate)
  }

  async function openCluster(cluster: number, coordinate: readonly number[]): Promise<void> {
    const zoom = map.getView().getZoom() ?? 0
    if (zoom > mapDefaults.leavesZoom) {
      events.onLeaves(await pins.leaves(cluster))
      return
    }
    const goal = Math.max(zoom + 1, await pins.expansionZoom(cluster))
    hasOwnView = true
    camera.travel([...coordinate], Math.min(mapDefaults.singleZoom, goal))
  }

  let hovered: MapPin | undefined
  let nextPoint: number | undefined
  map.on('click', ({ pixel }) => {
    if (!isInteractive) return
    const hit = pins.hitAt(pixel)
    // Above the last zoom with clusters, pins at one place cover each other.
    const together = hit && 'pin' in hit ? pinsAt(hit.pin) : []
    if (together.length > 1) events.onLeaves(together)
    else press(hit)
  })
  map.on('pointermove', ({ pixel, dragging }) => {
    if (!isInteractive || dragging || nextPoint !== undefined) return
    // Once a frame: nobody sees more.
    nextPoint = requestAnimationFrame(() => {
      nextPoint = undefined
      const hit = pins.hitAt(pixel)
      target.dataset.pressable = String(hit !== undefined)
      const pin = hit && 'pin' in hit ? hit.pin : undefined
      if (pin !== hovered) events.onPoint(pin)
      hovered = pin
    })
  })
  // Not during a gesture, whose frames only shift what is drawn.
  map.on('moveend', () => void pins.refresh())
  map.on('change:size', () => {
    void pins.refresh()
    if (!hasOwnView) showFirstView()
  })
  const stopColors = watchColors(() => {
    colors = readColors(target)
    background.show(colors.isDark)
    pins.setStyles(createPinStyles(colors, locale))
    track.setColors(colors)
    places.setColors(colors)
  })

  return {
    map,

    /** Shows new content. Draws only the members whose identity has changed. */
    update(next: MapContent): void {
      const before = content
      content = next
      const isNew = (...names: (keyof MapContent)[]) => names.some((name) => before[name] !== next[name])
      if (isNew('pins', 'cluster')) void pins.setPins(next.pins ?? [], indexPins(next))
      if (isNew('track')) track.setTrack(next.track)
      if (isNew('trackMarker')) track.setMarker(next.trackMarker)
      if (isNew('radiusZone')) places.setZone(next.radiusZone)
      if (isNew('position')) places.setPosition(next.position)
      const hasNewSelection = isNew('pins', 'selectedKey')
      const selected = hasNewSelection ? pinOf(next.selectedKey) : undefined
      if (hasNewSelection) pins.mark(selected, pinOf(highlightedKey))
      const restored = isNew('initialView') ? next.initialView : undefined
      if (restored) {
        hasOwnView = true
        camera.jump(restored)
      }
      // The address may select a pin that is fetched later.
      const hasArrived = isNew('pins') && !hasOwnView
      if (selected && selected.key !== pressedKey && !restored && (isNew('selectedKey') || hasArrived)) {
        hasOwnView = true
        camera.travel(fromLonLat([selected.lon, selected.lat]), mapDefaults.selectedZoom)
      }
      if (isNew('selectedKey')) pressedKey = undefined
      if (isNew('coveredHeight', 'coveredTop')) camera.setCovered(next.coveredTop ?? 0, next.coveredHeight ?? 0)
      const isFree = !hasOwnView && !camera.isStepping()
      if (isFree && isNew('pins', 'track', 'radiusZone', 'position', 'focus', 'zoom', 'coveredTop')) showFirstView()
    },

    highlight(key: string | undefined): void {
      highlightedKey = key
      pins.mark(pinOf(content.selectedKey), pinOf(key))
    },

    limits: { minZoom: mapDefaults.minZoom, maxZoom: mapDefaults.maxZoom },
    zoomBy: camera.zoomBy,
    panBy: camera.panBy,

    seeAll(): void {
      const found = focusOf()
      hasOwnView = false
      if (found) camera.seeAll(found, content.zoom)
    },

    /** Selects a pin as if the visitor had pressed it. */
    choose(pin: MapPin): void {
      press({ pin, coordinate: fromLonLat([pin.lon, pin.lat]) })
    },

    /** Brings a pin into view, at the zoom that the view has. */
    reveal(pin: MapPin): void {
      hasOwnView = true
      camera.reveal(fromLonLat([pin.lon, pin.lat]))
    },

    /** Name of the part of town in the middle of the view, if the background knows it. */
    areaName: () => areaName(map),

    center(): Geo {
      const [lon = 0, lat = 0] = toLonLat(map.getView().getCenter() ?? [0, 0])
      return { lon, lat }
    },

    /** Travels to the visitor's position with the ring of its accuracy, if the content has one. */
    showPosition(): void {
      const { position } = content
      if (!position) return
      hasOwnView = true
      camera.travel(fromLonLat([position.lon, position.lat]), mapDefaults.markerZoom, position.accuracy)
    },

    dispose(): void {
      stopColors()
      if (nextPoint !== undefined) cancelAnimationFrame(nextPoint)
      pins.dispose()
      background.dispose()
      map.setTarget(undefined)
      map.dispose()
      delete target.openLayersMap
    },
  }
}

export type MapHandle = ReturnType<typeof createMap>
