import type { MenuItem, PollRecord, TownEvent } from '../../../../schemas'
import { timeZoneOf } from '../../time/timeZoneOf'
import { addDays, earlier, wallTime, zonedTime } from '../../time/zonedTime'
import { batchTarget } from '../gtfs/batchTarget'
import { importFeed } from '../gtfs/importFeed'
import { repeatEvents } from '../repeatEvents'
import type { Database } from '../Tables'
import type { MenuItemTable } from '../tables/MenuTables'
import { insertRows } from './insertRows'
import { searchWords } from './searchWords'
import type { Town } from './Town'
import { writeDefects } from './writeDefects'
import { writeReviews } from './writeReviews'
import { writeStore } from './writeStore'
import { writeSuggestions } from './writeSuggestions'
import { writeWalks } from './writeWalks'
import { writeWaste } from './writeWaste'

const json = JSON.stringify

/** Inserts a town. Relative dates count from the day of `now`; no publication is later than `now`. */
export async function writeTown(db: Database, town: Town, now: Date): Promise<void> {
  const timeZone = timeZoneOf(town.portal)
  const today = wallTime(now, timeZone).day
  const at: TimeOf = (days, time) => zonedTime({ day: addDays(today, days), minute: minuteOf(time) }, timeZone)
  await writePortal(db, town, today)
  await insertRows(db, 'publication', publicationRows(town, at, now))
  await insertRows(db, 'event', eventRows(town.card, town.events, at))
  await repeatEvents(db, { name: town.card, record: town.portal }, now)
  await insertRows(db, 'place', placeRows(town))
  await writePolls(db, town)
  await insertRows(db, 'menu_item', menuRows(town.card, town.menu, null))
  await insertRows(db, 'tag', tagRows(town))
  await insertRows(db, 'content', contentRows(town))
  await insertRows(db, 'search_synonym', synonymRows(town))
  await writeWaste(db, town, now)
  await writeServices(db, town)
  if (town.gtfs) await importFeed(batchTarget(db), town.gtfs, { portal: town.card, now })
  await writeDefects(db, town, now)
  await writeSuggestions(db, town)
  await writeWalks(db, town, now)
  await writeReviews(db, town, now)
  await writeStore(db, town)
}

/** Returns the instant of a time of day (HH:MM), a number of days after today. */
type TimeOf = (days: number, time: string) => Date

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

async function writePortal(db: Database, { card, portal, home, footer }: Town, today: string): Promise<void> {
  await db
    .insertInto('portal')
    .values({ name: card, record: json(portal), home: json(home), footer: json(footer), anchored_on: today })
    .execute()
}

const publicationRows = ({ card: portal, publications }: Town, at: TimeOf, now: Date) =>
  publications.map(({ uid, publishedDaysAgo, publishedTime, type, image, tags, translations }) => ({
    portal,
    uid,
    published_at: earlier(at(-publishedDaysAgo, publishedTime ?? '09:00'), now),
    type,
    image: image ?? null,
    tags: json(tags ?? []),
    texts: json(translations),
    search: json(searchWords(translations)),
  }))

const eventRows = (portal: string, events: readonly TownEvent[], at: TimeOf) =>
  events.map(({ uid, startsInDays, startTime, durationMinutes, repeats, place, image, tags, translations }) => {
    const starts_at = at(startsInDays, startTime)
    return {
      portal,
      uid,
      starts_at,
      ends_at: new Date(starts_at.getTime() + durationMinutes * 60_000),
      place: place ?? null,
      image: image ?? null,
      tags: json(tags ?? []),
      texts: json(translations),
      search: json(searchWords(translations)),
      repeats: repeats ?? null,
    }
  })

const placeRows = ({ card: portal, places, mapPlaces }: Town) =>
  [...places, ...mapPlaces].map(
    ({ uid, category, lat, lon, hasPage = true, translations, reviews: _, ...details }, position) => ({
      portal,
      uid,
      position,
      category,
      lat,
      lon,
      has_page: hasPage,
      details: json(details),
      texts: json(translations),
    }),
  )

const tagRows = ({ card: portal, tags }: Town) =>
  tags.map(({ uid, color, translations }, position) => ({ portal, uid, position, color, texts: json(translations) }))

const contentRows = ({ card: portal, contents }: Town) =>
  contents.map(({ uid, parent, translations }) => ({
    portal,
    uid,
    parent: parent ?? null,
    texts: json(translations),
  }))

const synonymRows = ({ card: portal, synonyms }: Town) =>
  synonyms.map(({ words }, position) => ({ portal, position, words: json(words) }))

type MenuRow = Omit<MenuItemTable, 'texts'> & { texts: string }

/** Returns the rows of a menu, parents before children because of the foreign key. */
function menuRows(portal: string, items: readonly MenuItem[], parent: string | null): MenuRow[] {
  return items.flatMap(({ uid, icon, path, translations, children = [] }, position) => [
    { portal, uid, parent, position, icon: icon ?? null, path: path ?? null, texts: json(translations) },
    ...menuRows(portal, children, uid),
  ])
}

async function writePolls(db: Database, { card: portal, polls }: Town): Promise<void> {
  const rows = polls.map(({ uid, kind, multiple, image, translations }) => ({
    uid,
    portal,
    kind,
    multiple: kind === 'full' && multiple === true,
    image: image ?? null,
    texts: json(translations),
  }))
  await insertRows(db, 'poll', rows)
  const responses = polls.flatMap(({ uid: poll, responses }) =>
    responses.map((uid, position) => ({ poll, uid, position })),
  )
  await insertRows(db, 'poll_response', responses)
  const tallies = polls.map((poll) => ({
    poll: poll.uid,
    voters: votersOf(poll),
    votes: json(poll.votes ?? {}),
  }))
  await insertRows(db, 'poll_tally', tallies)
}

/** Returns the number of people who cast the initial votes of a poll. */
function votersOf({ multiple, votes = {}, voters }: PollRecord): number {
  const counts = Object.values(votes)
  return voters ?? (multiple ? Math.max(0, ...counts) : counts.reduce((sum, count) => sum + count, 0))
}

/** Inserts the blood collections, bike racks and offices of a town. */
async function writeServices(db: Database, { card: portal, ...town }: Town): Promise<void> {
  const recordRow = <T extends { uid: string; lat: number; lon: number }>(record: T) => {
    const { uid, lat, lon } = record
    return { portal, uid, lat, lon, record: json(record) }
  }
  await insertRows(db, 'blood_collection', town.bloodCollections.map(recordRow))
  await insertRows(db, 'bike_rack', town.bikeRacks.map(recordRow))
  const prestationRows = town.prestations.map((prestation, position) => ({
    portal,
    uid: prestation.uid,
    position,
    record: json(prestation),
  }))
  await insertRows(db, 'prestation', prestationRows)
  const campRows = town.campLocations.map((location, position) => ({
    portal,
    uid: location.uid,
    position,
    record: json(location),
  }))
  await insertRows(db, 'camp_location', campRows)
  const kindRows = town.meterKinds.map((kind, position) => ({
    portal,
    uid: kind.uid,
    position,
    record: json(kind),
  }))
  await insertRows(db, 'meter_kind', kindRows)
  await insertRows(
    db,
    'ticketed_event',
    town.ticketing.map((record) => ({ portal, event: record.event, record: json(record) })),
  )
  await insertRows(
    db,
    'connector',
    town.connectors.map((record, position) => ({ portal, uid: record.uid, position, record: json(record) })),
  )
  await insertRows(
    db,
    'appointment_office',
    town.offices.map((office) => ({ portal, uid: office.uid, record: json(office) })),
  )
}
