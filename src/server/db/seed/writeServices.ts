import { normalizeForSearch } from '../folded'
import type { Database } from '../Tables'
import type { Town } from './Town'

/** Writes streets, waste zones and stops of a town. */
export async function writeServices(db: Database, { card: portal, streets, waste, stops }: Town): Promise<void> {
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
