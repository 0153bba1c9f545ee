import type { AccountExport } from '../../../../schemas'
import { isObject } from '../../../../schemas/engine'
import type { Database } from '../../db/Tables'
import type { OwnedData } from '../OwnedData'

/** The forms that were sent while signed in. They stay when the account goes, without their sender. */
export const ownedForms: OwnedData<AccountExport['forms']> = { read: formsOf }

/** The readings of meters that were sent while signed in. They stay as forms do. */
export const ownedReadings: OwnedData<AccountExport['readings']> = { read: readingsOf }

async function formsOf(db: Database, account: string): Promise<AccountExport['forms']> {
  const rows = await db
    .selectFrom('filled_form')
    .selectAll()
    .where('account', '=', account)
    .orderBy('received_at')
    .execute()
  return rows.map(({ uid, portal, form, received_at, fields }) => ({
    uid,
    ...(portal === null ? {} : { portalName: portal }),
    ...(form === null ? {} : { form }),
    receivedAt: received_at.toISOString(),
    fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, withoutFiles(value)])),
  }))
}

async function readingsOf(db: Database, account: string): Promise<AccountExport['readings']> {
  const rows = await db
    .selectFrom('meter_reading')
    .selectAll()
    .where('account', '=', account)
    .orderBy('received_at')
    .execute()
  return rows.map(({ uid, portal, index, meter, read_on, received_at }) => ({
    uid,
    ...(portal === null ? {} : { portalName: portal }),
    index,
    ...(meter === null ? {} : { meter }),
    ...(read_on === null ? {} : { readOn: read_on }),
    receivedAt: received_at.toISOString(),
  }))
}

/** The value of a field, with the name and type of a file instead of its content: an export of many files would not end. */
function withoutFiles(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutFiles)
  if (!isObject(value) || typeof value.file !== 'string') return value
  const { file: _, ...rest } = value
  return rest
}
