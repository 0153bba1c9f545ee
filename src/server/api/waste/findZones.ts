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

/** The zone of an address of a town, by its uid. Undefined when the town has no such street, or the address has no zone. */
export async function findZoneOf(db: Database, portal: string, address: HomeAddress): Promise<string | undefined> {
  const street = await db
    .selectFrom('street')
    .select(['zone', 'zones'])
    .where('portal', '=', portal)
    .where('name', '=', address.street)
    .where('zip', '=', address.zip)
    .where('locality', '=', address.locality)
    .executeTakeFirst()
  return street && zoneOf(street, digitsOf(address.number))
}
