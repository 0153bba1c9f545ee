import OlMap from 'ol/Map.js'
import { fromLonLat } from 'ol/proj.js'
import View from 'ol/View.js'
import type { MapElement } from '../MapElement'
import type { MapSettings } from '../MapSettings'
import { mapDefaults } from '../mapDefaults'
import { allowPageScroll, createInteractions, type RefusedGesture } from './createInteractions'

type Options = { isInteractive: boolean; fillsPage: boolean; settings: MapSettings }

/** Creates an empty OpenLayers map in an element, with the view of its settings and the visitor's gestures. */
export function createOpenLayersMap(
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
