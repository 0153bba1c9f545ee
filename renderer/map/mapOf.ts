import type OlMap from 'ol/Map.js'

/** The element of a map, marked `data-map`, carries OpenLayers' own map as this property while it is shown. */
export type MapElement = HTMLDivElement & { openLayersMap?: OlMap | undefined }

/** OpenLayers' own map of the element that is marked `data-map`; undefined until it is shown. */
export const mapOf = (element: MapElement): OlMap | undefined => element.openLayersMap
