import type { WalkDetail } from '../../../../schemas'
import { describeLegs } from '../../gpx/describeLegs'
import { measureGpx } from '../../gpx/measureGpx'
import { walkingTime } from '../../gpx/walkingTime'
import { timeZoneOf } from '../../time/timeZoneOf'
import { addDays, wallTime } from '../../time/zonedTime'
import type { Database } from '../Tables'
import { insertRows } from './insertRows'
import { searchWords } from './searchWords'
import type { Town, TownWalk } from './Town'

/** Inserts the walks of a town. Computes missing figures from the track. */
export async function writeWalks(db: Database, town: Town, now: Date): Promise<void> {
  const { card: portal, walks } = town
  const { day: today } = wallTime(now, timeZoneOf(town.portal))
  const files = walks.map((walk) => ({ name: fileName(portal, walk), portal, content: walk.file.toString('base64') }))
  await insertRows(db, 'gpx_file', files)
  const rows = walks.map((walk, position) => toRow(portal, walk, { position, today }))
  await insertRows(db, 'walk', rows)
  const steps = walks.flatMap((walk) => toStepRows(portal, walk))
  await insertRows(db, 'walk_step', steps)
}

/** Starts with the town's name, because calls name a file without a town. */
const fileName = (portal: string, { uid }: TownWalk): string => `${portal}-${uid}.gpx`

function toRow(portal: string, walk: TownWalk, { position, today }: { position: number; today: string }) {
  const measured = measureGpx(walk.recorded)
  const { track, start } = measured
  const ascent = walk.ascent ?? measured.ascent
  const computed: NonNullable<WalkDetail['computed']> = [
    ...(walk.length === undefined ? (['length'] as const) : []),
    ...(walk.duration === undefined ? (['duration'] as const) : []),
    ...(walk.ascent === undefined && ascent !== undefined ? (['ascent'] as const) : []),
    ...(measured.descent === undefined ? [] : (['descent'] as const)),
  ]
  const { uid, theme, difficulty, accessibility = [], image, checkedDaysAgo, translations } = walk
  const titled = Object.entries(translations).map(([locale, text]) => [
    locale,
    text && { title: text.title, summary: `${text.summary} ${text.themeName}` },
  ])
  return {
    portal,
    uid,
    position,
    gpx_file: fileName(portal, walk),
    theme,
    difficulty,
    // Lengths are rounded to 100 metres, the precision of a measured path.
    length: walk.length ?? Math.round(measured.length / 100) / 10,
    duration: walk.duration ?? walkingTime(measured),
    ascent: ascent ?? null,
    descent: measured.descent ?? null,
    lat: start?.lat ?? 0,
    lon: start?.lon ?? 0,
    accessibility: JSON.stringify(accessibility),
    image: image ?? null,
    checked_on: checkedDaysAgo === undefined ? null : addDays(today, -checkedDaysAgo),
    record: JSON.stringify({ computed, gpxBytes: walk.file.length }),
    track: JSON.stringify(track ?? null),
    texts: JSON.stringify(translations),
    search: JSON.stringify(searchWords(Object.fromEntries(titled))),
  }
}

function toStepRows(portal: string, { uid: walk, steps, recorded }: TownWalk) {
  const places = recorded.waypoints.slice(0, steps.length)
  const legs = describeLegs(recorded, places)
  return steps.flatMap(({ uid, way, image, translations }, position) => {
    const place = places[position]
    const leg = legs[position]
    if (!place || !leg) return []
    const { from, ...rest } = leg
    return {
      portal,
      walk,
      uid,
      position,
      lat: place.lat,
      lon: place.lon,
      distance: Math.round(from / 10) / 100,
      image: image ?? null,
      leg: JSON.stringify({ ...rest, ...(way && { way }) }),
      texts: JSON.stringify(translations),
    }
  })
}
