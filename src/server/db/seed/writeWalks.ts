import { randomUUID } from 'node:crypto'
import type { WalkDetail } from '../../../../schemas'
import { describeLegs } from '../../gpx/describeLegs'
import { measureTrack } from '../../gpx/measureTrack'
import { walkingTime } from '../../gpx/walkingTime'
import { timeZoneOf } from '../../time/timeZoneOf'
import { addDays, wallTime } from '../../time/zonedTime'
import type { Database } from '../Tables'
import { insertRows } from './insertRows'
import { searchWords } from './searchWords'
import type { Town, TownWalk } from './Town'

/** Inserts the walks of a town. Missing measures are computed from the track. */
export async function writeWalks(db: Database, town: Town, now: Date): Promise<void> {
  const { card: portal, walks } = town
  const { day: today } = wallTime(now, timeZoneOf(town.portal))
  const files = walks.map((walk) => ({ name: fileName(portal, walk), portal, content: walk.file.toString('base64') }))
  await insertRows(db, 'gpx_file', files)
  const rows = walks.map((walk, position) => toRow(portal, walk, { position, today }))
  await insertRows(db, 'walk', rows)
  const steps = walks.flatMap((walk) => toStepRows(portal, walk))
  await insertRows(db, 'walk_step', steps)
  const reviews = walks.flatMap(({ uid: data_uid, reviews = [] }) =>
    reviews.map(({ author, writtenDaysAgo, rate, text }) => ({
      portal,
      uid: randomUUID(),
      data_type: 'balade' as const,
      data_uid,
      author: author ?? null,
      rate,
      text,
      written_at: new Date(now.getTime() - writtenDaysAgo * 86_400_000),
    })),
  )
  await insertRows(db, 'review', reviews)
  await insertRows(db, 'rating_summary', summariesOf(reviews))
}

type ReviewRow = { portal: string; data_type: 'balade'; data_uid: string; rate: number }

/** The sums of the marks of each thing. */
function summariesOf(reviews: readonly ReviewRow[]) {
  return [...new Set(reviews.map(({ data_uid }) => data_uid))].flatMap((data_uid) => {
    const own = reviews.filter((review) => review.data_uid === data_uid)
    const marks: Record<string, number> = {}
    for (const { rate } of own) marks[rate] = (marks[rate] ?? 0) + 1
    const total = own.reduce((sum, { rate }) => sum + rate, 0)
    return own.slice(0, 1).map(({ portal, data_type }) => ({
      portal,
      data_type,
      data_uid,
      count: own.length,
      total,
      marks: JSON.stringify(marks),
    }))
  })
}

/** Calls name a file without a town, so its name begins with that of the town. */
const fileName = (portal: string, { uid }: TownWalk): string => `${portal}-${uid}.gpx`

function toRow(portal: string, walk: TownWalk, { position, today }: { position: number; today: string }) {
  const measured = measureTrack(walk.recorded)
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
    const [place, leg] = [places[position], legs[position]]
    if (!place || !leg) return []
    const { from, ...onwards } = leg
    return {
      portal,
      walk,
      uid,
      position,
      lat: place.lat,
      lon: place.lon,
      distance: Math.round(from / 10) / 100,
      image: image ?? null,
      leg: JSON.stringify({ ...onwards, ...(way && { way }) }),
      texts: JSON.stringify(translations),
    }
  })
}
