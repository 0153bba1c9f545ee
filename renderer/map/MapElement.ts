import type OlMap from 'ol/Map.js'

/**
 * The element of a map, marked `data-map`. While the map is shown it carries OpenLayers' own map, for hosts and tests; its
 * layers have the names `pins`, `marked-pins`, `track`, `track-marker`, `zone` and `position`.
 */
export type MapElement = HTMLDivElement & { openLayersMap?: OlMap | undefined }
