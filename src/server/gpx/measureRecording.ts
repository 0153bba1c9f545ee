import { measureLines, type TrackPoint } from '../../../schemas/tracks/measureTrack'
import { createElevationProfile, type ElevationProfile } from './ElevationProfile'
import type { Gpx, GpxTrack } from './Gpx'

/** A recorded line of a walk. Its points have their distances from the start of the walk. */
export type RecordedLine = {
  track: GpxTrack
  points: readonly TrackPoint[]
  /** Distance of its first point, in metres. */
  start: number
  /** In metres. */
  length: number
  /** Absent without elevations. */
  profile?: ElevationProfile
}

/** Measures the recorded lines of all tracks, as one walk. Gaps between segments and tracks are not walked. */
export function measureRecording({ tracks }: Gpx): RecordedLine[] {
  const parts = tracks.flatMap((track) =>
    track.segments.filter((segment) => segment.length > 1).map((points) => ({ track, points })),
  )
  const { lines } = measureLines(parts.map(({ points }) => points))
  return parts.flatMap(({ track }, index) => {
    const points = lines[index] ?? []
    const start = points[0]?.alongM ?? 0
    const profile = createElevationProfile(points)
    return { track, points, start, length: (points.at(-1)?.alongM ?? start) - start, ...(profile && { profile }) }
  })
}
