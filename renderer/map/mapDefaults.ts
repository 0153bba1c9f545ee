/** Zooms, sizes and paddings of every map, in OpenLayers' zooms and CSS pixels. */
export const mapDefaults = {
  /** Zoom of small maps. */
  tileZoom: 12,
  /** Lowest zoom after a press on a marker. */
  markerZoom: 15,
  /** Lowest zoom for a pin selected elsewhere, such as in a list. */
  selectedZoom: 17,
  /** Zoom of a map with a single pin, and the highest zoom at which content fits. */
  singleZoom: 20,
  /** Highest zoom around the visitor's position. */
  userZoom: 17,
  maxZoom: 22,
  minZoom: 2,
  dataPadding: 96,
  trackPadding: 12,
  tilePadding: 24,
  trackWidth: 4,
  /** Above this zoom a press on a cluster lists its pins instead of zooming in. */
  leavesZoom: 19,
  clusterMaxZoom: 20,
  clusterRadius: 15,
  height: 400,
  tileHeight: 250,
  /** More pins than this are not drawn. */
  maxPins: 100_000,
  /** More pins than this are one picture while the map moves: to draw each in every frame takes longer than the background. */
  picturePins: 1000,
  /** Of more pins than this, a worker makes the clusters; for fewer, it takes longer to start than they take. */
  workerPins: 10_000,
} as const
