import { createHash } from 'node:crypto'
import type { PickupCalendar } from '../../../../schemas'
import { isUuid } from '../../db/isUuid'
import { notFound } from '../../http/ApiFailure'
import { addDays, daysBetween } from '../../time/zonedTime'
import type { Handler } from '../call/Handler'
import { openScope } from '../call/Scope'
import { addressLabel, findHomeZone } from './householdView'
import { type PlannedPickup, planPickups } from './upcomingPickups'

/** Days that a calendar file covers: the last month, and more than the next twelve. */
const pastDays = 31
const futureDays = 400

/** Days after which a read is noted again. */
const noteDays = 7

const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12)

/** Names a pickup by the day of its round, which a shift does not change. The hash does not reveal the address of the calendar. */
const uidOf = ({ planned, category, label }: PlannedPickup, calendar: string): string =>
  [planned, category.toLowerCase(), ...(label ? [shortHash(label)] : []), shortHash(calendar)].join('-')

export const readPickupCalendar: Handler<'readPickupCalendar'> = async (call, services) => {
  const { token } = call.params
  const { db } = services
  const row = isUuid(token)
    ? await db.selectFrom('waste_household').selectAll().where('calendar', '=', token).executeTakeFirst()
    : undefined
  if (!row) throw notFound('There is no such calendar.')
  const scope = await openScope({ ...call, params: { portalName: row.portal } }, services)
  const { today, locale } = scope
  if (daysBetween(row.used_on, today) >= noteDays)
    await db.updateTable('waste_household').set({ used_on: today }).where('uid', '=', row.uid).execute()
  const zone = await findHomeZone(scope.db, row)
  const planned = zone ? planPickups(zone, addDays(today, -pastDays), addDays(today, futureDays), locale) : []
  const items = planned.map((pickup): PickupCalendar['items'][number] => ({
    uid: uidOf(pickup, row.calendar),
    date: pickup.date ?? pickup.planned,
    category: pickup.category,
    ...(pickup.label !== undefined && { label: pickup.label }),
    ...(pickup.date === undefined && { isCancelled: true }),
    ...(pickup.date !== undefined && pickup.date !== pickup.planned && { movedFrom: pickup.planned }),
    ...(zone?.put_out && { putOut: { ...zone.put_out } }),
  }))
  const changedAt = zone && zone.changed_at > row.changed_at ? zone.changed_at : row.changed_at
  return { data: { label: addressLabel(row), changedAt: changedAt.toISOString(), items } }
}
