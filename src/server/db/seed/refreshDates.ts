import { addDays, daysBetween, earlier, wallTime, zonedTime } from '../../time/zonedTime'
import type { Database } from '../Tables'

export type DatedPortal = { name: string; timeZone: string; anchoredOn: string }

/**
 * Keeps a demonstration current: once fewer than half of a town's events are upcoming, all its events and publications move
 * forward by the days since `anchoredOn`, at the same time of day.
 */
export async function refreshDates(db: Database, portal: DatedPortal, now: Date): Promise<void> {
  const today = wallTime(now, portal.timeZone).day
  const days = daysBetween(portal.anchoredOn, today)
  if (days <= 0) return
  const events = await db
    .selectFrom('event')
    .select(['uid', 'starts_at', 'ends_at'])
    .where('portal', '=', portal.name)
    .execute()
  if (events.filter(({ ends_at }) => ends_at > now).length * 2 >= events.length) return
  const moved = (instant: Date): Date => {
    const { day, minute } = wallTime(instant, portal.timeZone)
    return zonedTime({ day: addDays(day, days), minute }, portal.timeZone)
  }
  for (const { uid, starts_at, ends_at } of events) {
    const start = moved(starts_at)
    const end = new Date(start.getTime() + ends_at.getTime() - starts_at.getTime())
    await db
      .updateTable('event')
      .set({ starts_at: start, ends_at: end })
      .where('portal', '=', portal.name)
      .where('uid', '=', uid)
      .execute()
  }
  const publications = await db
    .selectFrom('publication')
    .select(['uid', 'published_at'])
    .where('portal', '=', portal.name)
    .execute()
  for (const { uid, published_at } of publications) {
    await db
      .updateTable('publication')
      .set({ published_at: earlier(moved(published_at), now) })
      .where('portal', '=', portal.name)
      .where('uid', '=', uid)
      .execute()
  }
  await db.updateTable('portal').set({ anchored_on: today }).where('name', '=', portal.name).execute()
}
