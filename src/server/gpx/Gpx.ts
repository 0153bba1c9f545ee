/** A recorded position. */
export type GpxPoint = {
  /** In degrees. */
  lat: number
  lon: number
  /** In metres; absent when the file has none, or one that cannot be true. */
  elevation?: number
}

/** A recorded track or a planned route. */
export type GpxTrack = { name?: string; segments: GpxPoint[][] }

/** `line` is the 1-based line of the file. */
export type GpxWaypoint = GpxPoint & { name?: string; line: number }

/** A fault of the file that was mended or left out: its first line, 1-based, and what was done. */
export type GpxNote = { line: number; message: string }

/** The contents of a GPX file. */
export type Gpx = {
  /** The tracks; without any, the routes. */
  tracks: GpxTrack[]
  waypoints: GpxWaypoint[]
  /** What was mended or left out. */
  notes: GpxNote[]
}
