import type { Selectable } from 'kysely'
import type { Street } from '../../../../schemas'
import type { Database } from '../../db/Tables'
import type { StreetTable } from '../addresses/AddressTables'

export type ZonedStreet = Pick<Selectable<StreetTable>, 'zone'> & Partial<Pick<Selectable<StreetTable>, 'zones'>>
type Part = NonNullable<Street['zones']>[number]

/** The digits of a house number: 12 of `12bis`. */
export const digitsOf = (number: string | null | undefined): number | undefined => {
  const digits = /\d+/.exec(number ?? '')?.[0]
  return digits === undefined ? undefined : Number(digits)
}

const holds = ({ from = 1, to = Number.POSITIVE_INFINITY, side }: Part, number: number): boolean =>
  number >= from && number <= to && (side === undefined || (number % 2 === 0 ? 'even' : 'odd') === side)

/** The zone of a house number in a street; without a number, that of most of the street. */
export function zoneOf({ zone, zones }: ZonedStreet, number: number | undefined): string | undefined {
  const part = number === undefined ? undefined : zones?.find((each) => holds(each, number))
  return part?.zone ?? zone ?? undefined
}

/** The zones of a street, each with its lowest house number, where they differ. */
export function zonesOf(street: ZonedStreet, last: number): { zone: string; number: number }[] {
  const found = new Map<string, number>()
  for (let number = 1; number <= Math.max(1, last); number++) {
    const zone = zoneOf(street, number)
    if (zone !== undefined && !found.has(zone)) found.set(zone, number)
  }
  return [...found].map(([zone, number]) => ({ zone, number }))
}

export type HomeAddress = { street: string; number?: string | null | undefined; zip: string; locality: string }

/**
 * The zones of addresses of a town, by their uids and in their order. Undefined for a street that the town does not have, and for an
 * address in no zone.
 */
export async function findZonesOf(
  db: Database,
  portal: string,
  addresses: readonly HomeAddress[],
): Promise<(string | undefined)[]> {
  if (addresses.length === 0) return []
  const streets = await db
    .selectFrom('street')
    .select(['name', 'zip', 'locality', 'zone', 'zones'])
    .where('portal', '=', portal)
    .where('name', 'in', [...new Set(addresses.map(({ street }) => street))])
    .execute()
  return addresses.map(({ street: name, number, zip, locality }) => {
    const street = streets.find((each) => each.name === name && each.zip === zip && each.locality === locality)
    return street && zoneOf(street, digitsOf(number))
  })
}

/** The zone of one address, as `findZonesOf` finds it. */
export const findZoneOf = async (db: Database, portal: string, address: HomeAddress): Promise<string | undefined> =>
  (await findZonesOf(db, portal, [address]))[0]
