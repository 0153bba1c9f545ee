/** A recorded position. */
export type GpxPoint = {
  /** Degrees. */
  lat: number
  lon: number
  /** Elevation in metres, if the file says it. */
  elevation?: number
}

/** A line that was recorded in one go, or a planned route. */
export type GpxTrack = { name?: string; segments: GpxPoint[][] }

export type GpxWaypoint = GpxPoint & { name?: string }

/** What a GPX file holds. */
export type Gpx = {
  /** Its tracks; without any, its routes. */
  tracks: GpxTrack[]
  waypoints: GpxWaypoint[]
  /** How many positions were left out, because they are nowhere on earth. */
  skipped: number
}
