import type { Selectable } from 'kysely'
import type { WasteHousehold } from '../../../../schemas'
import type { Database } from '../../db/Tables'
import { localized, type TextScope } from '../call/Scope'
import { findZoneOf } from './findZones'
import type { HouseholdTable, WasteZoneTable } from './WasteTables'

export type HouseholdRow = Selectable<HouseholdTable>

/** What a visitor without an address sees. */
export const noHousehold: WasteHousehold = { categories: [], reminder: { status: 'off', categories: [] } }

/** Finds the zone of an address that is followed; undefined when it has none any more. */
export async function findHomeZone(
  db: Database,
  row: Pick<HouseholdRow, 'portal' | 'street' | 'number' | 'zip' | 'locality'>,
): Promise<Selectable<WasteZoneTable> | undefined> {
  const uid = await findZoneOf(db, row.portal, row)
  if (uid === undefined) return undefined
  return await db
    .selectFrom('waste_zone')
    .selectAll()
    .where('portal', '=', row.portal)
    .where('uid', '=', uid)
    .executeTakeFirst()
}

/** The address of the mails: that of the account, else that which the visitor typed. */
export async function mailAddress(
  db: Database,
  { account, email }: Pick<HouseholdRow, 'account' | 'email'>,
): Promise<string | undefined> {
  if (account === null) return email ?? undefined
  const row = await db.selectFrom('account').select('email').where('uid', '=', account).executeTakeFirst()
  return row?.email
}

/** Makes what the owner of an address sees. */
export async function householdView(row: HouseholdRow, scope: TextScope): Promise<WasteHousehold> {
  const zone = await findHomeZone(scope.db, row)
  const to = await mailAddress(scope.db, row)
  return {
    address: {
      street: row.street,
      ...(row.number !== null && { number: row.number }),
      zip: row.zip,
      locality: row.locality,
    },
    ...(zone && { zone: { luid: zone.luid, zuid: zone.uid, name: localized(zone.texts, scope).name } }),
    calendar: row.calendar,
    categories: zone ? [...new Set(zone.rounds.map(({ category }) => category))] : [],
    reminder: {
      status: row.reminder,
      ...(row.reminder !== 'off' && to !== undefined && { email: to }),
      categories: [...row.categories],
    },
  }
}

/** `Rue Haute 12`. */
export const addressLabel = ({ street, number }: Pick<HouseholdRow, 'street' | 'number'>): string =>
  number === null ? street : `${street} ${number}`
