import type { JSONColumnType } from 'kysely'
import type { Track, Walk, WalkDetail } from '../../../schemas'
import type { Leg } from '../gpx/describeLegs'

/** What was recorded of a walk and is not filtered by. */
export type WalkRecord = {
  /** Figures that were computed from the track, see `WalkDetail`. */
  computed: NonNullable<WalkDetail['computed']>
  gpxBytes: number
}

type WalkTable = {
  portal: string
  uid: string
  position: number
  /** Name of its track in `gpx_file`. */
  gpx_file: string
  theme: string
  difficulty: Walk['difficulty']
  /** km. */
  length: number
  /** Minutes. */
  duration: number
  /** Metres; null where the track has no elevations. */
  ascent: number | null
  descent: number | null
  /** Where it starts. */
  lat: number
  lon: number
  accessibility: JSONColumnType<NonNullable<Walk['accessibility']>>
  image: string | null
  /** Day it was last checked, YYYY-MM-DD. */
  checked_on: string | null
  record: JSONColumnType<WalkRecord>
  /** Its line for maps; null for a file of waypoints only. */
  track: JSONColumnType<Track | null>
  texts: JSONColumnType<Walk['translations']>
  /** The searchable words by language, see `normalizeForSearch`. */
  search: JSONColumnType<{ [locale: string]: string }>
}

/** The way on from a step, and its name. */
export type StepLeg = Omit<Leg, 'from'> & { way?: string }

type WalkStepTable = {
  portal: string
  walk: string
  uid: string
  position: number
  lat: number
  lon: number
  /** How far along the walk it is, in km. */
  distance: number
  image: string | null
  leg: JSONColumnType<StepLeg>
  texts: JSONColumnType<Walk['steps'][number]['translations']>
}

/** `content` is the file in base64, as it was recorded. */
type GpxFileTable = { name: string; portal: string; content: string }

/** The tables of walks. */
export type WalkTables = {
  walk: WalkTable
  walk_step: WalkStepTable
  gpx_file: GpxFileTable
}
