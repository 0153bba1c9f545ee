import type { Database } from '../Tables'
import { insertRows } from './insertRows'
import type { Town } from './Town'

const json = JSON.stringify

/** Inserts the streets of a town with their waste zones, the zones, and what the town knows of waste besides. */
export async function writeWaste(
  db: Database,
  { card: portal, streets, waste, wasteCatalogue }: Pick<Town, 'card' | 'streets' | 'waste' | 'wasteCatalogue'>,
  now: Date,
): Promise<void> {
  const streetRows = streets.map(({ zone, zones, ...street }, position) => ({
    ...street,
    portal,
    position,
    zone: zone ?? null,
    zones: zones ? json(zones) : null,
  }))
  await insertRows(db, 'street', streetRows)
  await insertRows(db, 'waste_zone', zoneRows(portal, waste, now))
  if (wasteCatalogue) await insertRows(db, 'waste_catalogue', [{ portal, record: json(wasteCatalogue) }])
}

/** The rows of a town's zones. */
export const zoneRows = (portal: string, zones: Town['waste'], now: Date) =>
  zones.map(({ uid, locality, rounds, holidays = [], exceptions = [], putOut, translations }, position) => ({
    portal,
    luid: locality,
    uid,
    position,
    rounds: json(rounds),
    holidays: json(holidays),
    exceptions: json(exceptions),
    put_out: putOut ? json(putOut) : null,
    changed_at: now,
    texts: json(translations),
  }))
