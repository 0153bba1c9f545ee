/** A recorded position. */
export type GpxPoint = {
  /** In degrees. */
  lat: number
  lon: number
  /** In metres; absent when the file has none. */
  elevation?: number
}

/** A recorded track or a planned route. */
export type GpxTrack = { name?: string; segments: GpxPoint[][] }

export type GpxWaypoint = GpxPoint & { name?: string }

/** The contents of a GPX file. */
export type Gpx = {
  /** The tracks; without any, the routes. */
  tracks: GpxTrack[]
  waypoints: GpxWaypoint[]
  /** Number of positions that were skipped because their coordinates are out of range. */
  skipped: number
}
