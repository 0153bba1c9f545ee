import type { Selectable } from 'kysely'
import { z } from 'zod'
import { hasService } from '../../../../schemas/routes/services'
import type { Database } from '../../db/Tables'
import type { JobKind } from '../../jobs/JobQueue'
import { timeZoneOf } from '../../time/timeZoneOf'
import { addDays, wallTime } from '../../time/zonedTime'
import type { JobContext } from '../Area'
import { digitsOf, type HomeAddress, zoneOf } from './findZones'
import { type PlannedPickup, planPickups } from './upcomingPickups'
import type { WasteZoneTable } from './WasteTables'
import { queueWasteMail } from './wasteMails'

/** Minutes of the day between which reminders are sent; within them, when waste may be put out. */
const earliest = 16 * 60
const latest = 21 * 60
const usual = 18 * 60

/** Creates the job that queues the reminders of the evening before. Runs often, because towns and zones have their own hours. */
export const queueWasteRemindersJob = (context: JobContext): JobKind => ({
  payload: z.strictObject({}),
  everyMs: 15 * 60_000,
  async run() {
    const portals = await context.db
      .selectFrom('portal')
      .select(['name', 'record'])
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('waste_household')
            .select('uid')
            .whereRef('waste_household.portal', '=', 'portal.name')
            .where('reminder', '=', 'on'),
        ),
      )
      .execute()
    for (const { name, record } of portals) {
      const { day, minute } = wallTime(context.now(), timeZoneOf(record))
      if (minute < earliest || record.maintenance || !hasService(record, 'waste')) continue
      await queueTown(name, { tomorrow: addDays(day, 1), minute }, context)
    }
  },
})

type Evening = { tomorrow: string; minute: number }

async function queueTown(portal: string, evening: Evening, { db, now }: JobContext): Promise<void> {
  const pickupsAt = await readTown(db, portal, evening)
  const rows = await db
    .selectFrom('waste_household')
    .select(['uid', 'street', 'number', 'zip', 'locality', 'categories'])
    .where('portal', '=', portal)
    .where('reminder', '=', 'on')
    .where('reminded_for', 'is distinct from', evening.tomorrow)
    .execute()
  for (const { uid, categories, ...address } of rows) {
    if (!pickupsAt(address).some(({ category }) => categories.includes(category))) continue
    await db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('waste_household')
        .set({ reminded_for: evening.tomorrow })
        .where('uid', '=', uid)
        .where('reminder', '=', 'on')
        .where('reminded_for', 'is distinct from', evening.tomorrow)
        .executeTakeFirst()
      if (numUpdatedRows > 0n)
        await queueWasteMail(transaction, { db, now }, { uid, mail: 'reminder', day: evening.tomorrow })
    })
  }
}

/** Reads a town's plan. Returns what is collected tomorrow at an address, if it is time to say so. */
async function readTown(db: Database, portal: string, { tomorrow, minute }: Evening) {
  const zones = await db.selectFrom('waste_zone').selectAll().where('portal', '=', portal).execute()
  const streets = await db.selectFrom('street').selectAll().where('portal', '=', portal).execute()
  const pickups = new Map<string, PlannedPickup[]>(
    zones
      .filter((zone) => minute >= sendingMinute(zone))
      .map((zone) => [zone.uid, planPickups(zone, tomorrow, tomorrow, 'fr').filter(({ date }) => date === tomorrow)]),
  )
  const keyOf = (name: string, zip: string, locality: string) => JSON.stringify([name, zip, locality])
  const byName = new Map(streets.map((street) => [keyOf(street.name, street.zip, street.locality), street]))
  return ({ street: name, number, zip, locality }: HomeAddress): readonly PlannedPickup[] => {
    const street = byName.get(keyOf(name, zip, locality))
    const zone = street && zoneOf(street, digitsOf(number))
    return (zone && pickups.get(zone)) || []
  }
}

const sendingMinute = ({ put_out }: Pick<Selectable<WasteZoneTable>, 'put_out'>): number =>
  Math.min(latest, Math.max(earliest, put_out?.from ?? usual))
