import type { MenuItem, PollRecord } from '../../../../schemas'
import { timeZoneOf } from '../../time/timeZoneOf'
import { addDays, zonedTime } from '../../time/zonedTime'
import { normalizeForSearch } from '../normalizeForSearch'
import type { Database, MenuItemTable, SearchWords } from '../Tables'
import type { Town } from './Town'

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Inserts a town. `today` (YYYY-MM-DD) is the day that its relative dates are counted from. */
export async function writeTown(db: Database, town: Town, today: string): Promise<void> {
  const portal = town.card
  const at = (days: number, time: string) =>
    zonedTime({ day: addDays(today, days), minute: minuteOf(time) }, timeZoneOf(town.portal))
  const json = JSON.stringify

  await db
    .insertInto('portal')
    .values({
      name: portal,
      record: json(town.portal),
      home: json(town.home),
      footer: json(town.footer),
      anchored_on: today,
    })
    .execute()
  const publications = town.publications.map(
    ({ uid, publishedDaysAgo, publishedTime, type, image, tags, translations }) => ({
      portal,
      uid,
      published_at: at(-publishedDaysAgo, publishedTime ?? '09:00'),
      type,
      image: image ?? null,
      tags: json(tags ?? []),
      texts: json(translations),
      search: json(searchWords(translations)),
    }),
  )
  if (publications.length > 0) await db.insertInto('publication').values(publications).execute()
  const events = town.events.map(
    ({ uid, startsInDays, startTime, durationMinutes, place, image, tags, translations }) => {
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
      }
    },
  )
  if (events.length > 0) await db.insertInto('event').values(events).execute()
  const places = town.places.map(({ uid, category, lat, lon, translations, ...details }, position) => ({
    portal,
    uid,
    position,
    category,
    lat,
    lon,
    details: json(details),
    texts: json(translations),
  }))
  if (places.length > 0) await db.insertInto('place').values(places).execute()
  await writePolls(db, portal, town.polls)
  const menu = menuRows(portal, town.menu, null)
  if (menu.length > 0) await db.insertInto('menu_item').values(menu).execute()
  const tags = town.tags.map(({ uid, color, translations }, position) => ({
    portal,
    uid,
    position,
    color,
    texts: json(translations),
  }))
  if (tags.length > 0) await db.insertInto('tag').values(tags).execute()
  const contents = town.contents.map(({ uid, parent, translations }) => ({
    portal,
    uid,
    parent: parent ?? null,
    texts: json(translations),
  }))
  if (contents.length > 0) await db.insertInto('content').values(contents).execute()
  await writeServices(db, town)
}

type MenuRow = Omit<MenuItemTable, 'texts'> & { texts: string }

/** The rows of a menu, parents before children because of the foreign key. */
function menuRows(portal: string, items: readonly MenuItem[], parent: string | null): MenuRow[] {
  return items.flatMap(({ uid, icon, path, translations, children = [] }, position) => [
    { portal, uid, parent, position, icon: icon ?? null, path: path ?? null, texts: JSON.stringify(translations) },
    ...menuRows(portal, children, uid),
  ])
}

async function writePolls(db: Database, portal: string, polls: readonly PollRecord[]): Promise<void> {
  if (polls.length === 0) return
  const rows = polls.map((poll) => {
    const { uid, kind, multiple, image, translations } = poll
    return {
      uid,
      portal,
      kind,
      multiple: kind === 'full' && multiple === true,
      image: image ?? null,
      voters: votersOf(poll),
      texts: JSON.stringify(translations),
    }
  })
  await db.insertInto('poll').values(rows).execute()
  const responses = polls.flatMap(({ uid: poll, responses, votes = {} }) =>
    responses.map((uid, position) => ({ poll, uid, position, votes: votes[uid] ?? 0 })),
  )
  await db.insertInto('poll_response').values(responses).execute()
}

/** How many people cast the votes that a poll starts with. */
function votersOf({ multiple, votes = {}, voters }: PollRecord): number {
  const counts = Object.values(votes)
  return voters ?? (multiple ? Math.max(0, ...counts) : counts.reduce((sum, count) => sum + count, 0))
}

/** Inserts the streets, waste zones and stops of a town. */
async function writeServices(db: Database, { card: portal, streets, waste, stops }: Town): Promise<void> {
  const json = JSON.stringify
  const streetRows = streets.map(({ zone, ...street }, position) => ({
    ...street,
    portal,
    position,
    zone: zone ?? null,
    search: normalizeForSearch(`${street.name} ${street.zip} ${street.locality}`),
  }))
  if (streetRows.length > 0) await db.insertInto('street').values(streetRows).execute()
  const zoneRows = waste.map(({ uid, locality, rounds, holidays = [], translations }, position) => ({
    portal,
    luid: locality,
    uid,
    position,
    rounds: json(rounds),
    holidays: json(holidays),
    texts: json(translations),
  }))
  if (zoneRows.length > 0) await db.insertInto('waste_zone').values(zoneRows).execute()
  const stopRows = stops.map(({ lines, ...stop }) => ({
    ...stop,
    portal,
    lines: json(lines),
    search: normalizeForSearch(stop.name),
  }))
  if (stopRows.length > 0) await db.insertInto('stop').values(stopRows).execute()
}

type Titled = { title: string; summary: string }

/** The searchable words of a record, by language. */
function searchWords(translations: { [locale: string]: Titled | undefined }): SearchWords {
  const entries = Object.entries(translations)
  return Object.fromEntries(
    entries.flatMap(([locale, text]) => (text ? [[locale, normalizeForSearch(`${text.title} ${text.summary}`)]] : [])),
  )
}
