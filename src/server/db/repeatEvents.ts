import type { Insertable, Selectable } from 'kysely'
import type { Portal } from '../../../schemas'
import { addMonths, repeatDay, repeatDays } from '../time/repeatDays'
import { timeZoneOf } from '../time/timeZoneOf'
import { wallTime, zonedTime } from '../time/zonedTime'
import type { Database } from './Tables'
import type { EventTable } from './tables/EventTables'

type RepeatingPortal = { name: string; record: Pick<Portal, 'configs' | 'timeZone'> }

/** Rows per statement. */
const maxRows = 500

/**
 * Generates the repetitions that a town's events lack, from the day of `now` on, for the months that the portal's
 * `reccurentEventsGenerateMonths` names. The second time of `repair-cafe` is `repair-cafe-2`, with the texts that the first has now.
 * Leaves those that exist as they are, so that it may run at any time and on several servers.
 */
export async function repeatEvents(db: Database, { name, record }: RepeatingPortal, now: Date): Promise<void> {
  const months = Number(record.configs?.reccurentEventsGenerateMonths ?? 0) || 0
  const timeZone = timeZoneOf(record)
  const from = wallTime(now, timeZone).day
  const until = addMonths(from, months)
  const events = await db
    .selectFrom('event')
    .select(['uid', 'repeats', 'repeat_of', 'repetition'])
    .where('portal', '=', name)
    .where((where) => where.or([where('repeats', 'is not', null), where('repeat_of', 'is not', null)]))
    .execute()
  const generated = new Set(events.map(({ repeat_of, repetition }) => `${repeat_of} ${repetition}`))
  for (const { uid, repeats } of events) {
    if (!repeats) continue
    const first = await findFirst(db, name, uid)
    const start = wallTime(first.starts_at, timeZone)
    const missing = repeatDays(repeats, start.day, { from, until })
      .filter(({ repetition }) => !generated.has(`${uid} ${repetition}`))
      .map(({ repetition, day }) => repetitionOf(first, repetition, zonedTime({ ...start, day }, timeZone)))
    for (let offset = 0; offset < missing.length; offset += maxRows)
      await db
        .insertInto('event')
        .values(missing.slice(offset, offset + maxRows))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
  }
}

const findFirst = (db: Database, portal: string, uid: string): Promise<Selectable<EventTable>> =>
  db.selectFrom('event').selectAll().where('portal', '=', portal).where('uid', '=', uid).executeTakeFirstOrThrow()

/** Returns a repetition that begins at an instant and lasts as long as the first. */
function repetitionOf(first: Selectable<EventTable>, repetition: number, starts_at: Date): Insertable<EventTable> {
  const { portal, uid, place, image, tags, texts, search } = first
  return {
    portal,
    uid: `${uid}-${repetition + 1}`,
    starts_at,
    ends_at: endOf(first, starts_at),
    place,
    image,
    tags: JSON.stringify(tags),
    texts: JSON.stringify(texts),
    search: JSON.stringify(search),
    repeat_of: uid,
    repetition,
  }
}

const endOf = (first: Pick<Selectable<EventTable>, 'starts_at' | 'ends_at'>, startsAt: Date): Date =>
  new Date(startsAt.getTime() + first.ends_at.getTime() - first.starts_at.getTime())

/** Moves the repetitions of a town's events to the days that follow from the first, after that was moved. */
export async function moveRepetitions(db: Database, portal: string, timeZone: string): Promise<void> {
  const rows = await db
    .selectFrom('event')
    .innerJoin('event as first', (join) =>
      join.onRef('first.portal', '=', 'event.portal').onRef('first.uid', '=', 'event.repeat_of'),
    )
    .select(['event.uid', 'event.repetition', 'first.repeats', 'first.starts_at', 'first.ends_at'])
    .where('event.portal', '=', portal)
    .execute()
  for (const { uid, repetition, repeats, ...first } of rows) {
    if (!repeats || repetition === null) continue
    const start = wallTime(first.starts_at, timeZone)
    const starts_at = zonedTime({ ...start, day: repeatDay(repeats, start.day, repetition) }, timeZone)
    await db
      .updateTable('event')
      .set({ starts_at, ends_at: endOf(first, starts_at) })
      .where('portal', '=', portal)
      .where('uid', '=', uid)
      .execute()
  }
}
