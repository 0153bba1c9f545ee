import type { JSONColumnType } from 'kysely'
import type { Track, Walk, WalkDetail } from '../../../../schemas'
import type { Leg } from '../../gpx/describeLegs'

/** Data of a walk that no query filters by. */
export type WalkRecord = {
  /** Names of the figures that were computed from the track, see `WalkDetail`. */
  computed: NonNullable<WalkDetail['computed']>
  gpxBytes: number
}

type WalkTable = {
  portal: string
  uid: string
  position: number
  /** Name of the track in `gpx_file`. */
  gpx_file: string
  theme: string
  difficulty: Walk['difficulty']
  /** In km. */
  length: number
  /** In minutes. */
  duration: number
  /** In metres; null when the track has no elevations. */
  ascent: number | null
  descent: number | null
  /** Position of the start. */
  lat: number
  lon: number
  accessibility: JSONColumnType<NonNullable<Walk['accessibility']>>
  image: string | null
  /** Day of the last check, YYYY-MM-DD. */
  checked_on: string | null
  record: JSONColumnType<WalkRecord>
  /** Line for maps; null when the GPX file has only waypoints. */
  track: JSONColumnType<Track | null>
  texts: JSONColumnType<Walk['translations']>
  /** The searchable words by language, see `normalizeForSearch`. */
  search: JSONColumnType<{ [locale: string]: string }>
}

/** The section from a step to the next. `way` is the name of the street or path. */
export type StepLeg = Omit<Leg, 'from'> & { way?: string }

type WalkStepTable = {
  portal: string
  walk: string
  uid: string
  position: number
  lat: number
  lon: number
  /** Distance from the start along the walk, in km. */
  distance: number
  image: string | null
  leg: JSONColumnType<StepLeg>
  texts: JSONColumnType<Walk['steps'][number]['translations']>
}

/** `content` is the original file in base64. */
type GpxFileTable = { name: string; portal: string; content: string }

export type WalkTables = {
  walk: WalkTable
  walk_step: WalkStepTable
  gpx_file: GpxFileTable
}

declare module '../../db/Tables' {
  interface Tables extends WalkTables {}
}
