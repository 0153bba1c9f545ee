import OlMap from 'ol/Map.js'
import { fromLonLat } from 'ol/proj.js'
import View from 'ol/View.js'
import type { MapElement } from '../MapElement'
import type { MapSettings } from '../MapSettings'
import { mapDefaults } from '../mapDefaults'
import { allowPageScroll, createInteractions, type RefusedGesture } from './createInteractions'

type Options = { isInteractive: boolean; fillsPage: boolean; settings: MapSettings }

/** Opens an empty map of OpenLayers in an element, at the view and with the gestures of its options. */
export function openMap(
  target: MapElement,
  { isInteractive, fillsPage, settings: { center, zoom } }: Options,
  onRefuse: (gesture: RefusedGesture) => void,
): OlMap {
  const map = new OlMap({
    target,
    controls: [],
    interactions: isInteractive ? createInteractions(fillsPage, onRefuse) : [],
    view: new View({
      center: fromLonLat([center.lon, center.lat]),
      zoom,
      minZoom: mapDefaults.minZoom,
      maxZoom: mapDefaults.maxZoom,
      enableRotation: false,
    }),
  })
  const viewport = map.getViewport()
  if (!fillsPage && viewport) allowPageScroll(viewport, isInteractive ? onRefuse : undefined)
  target.openLayersMap = map
  return map
}
