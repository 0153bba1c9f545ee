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
  const limited = limitFiles()
  return rows.map(({ uid, portal, form, received_at, fields }) => ({
    uid,
    ...(portal === null ? {} : { portalName: portal }),
    ...(form === null ? {} : { form }),
    receivedAt: received_at.toISOString(),
    fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, limited(value)])),
  }))
}

async function readingsOf(db: Database, account: string): Promise<AccountExport['readings']> {
  const rows = await db
    .selectFrom('meter_reading')
    .selectAll()
    .where('account', '=', account)
    .orderBy('received_at')
    .execute()
  return rows.map(({ uid, portal, index, meter, read_on, details, received_at }) => ({
    uid,
    ...(portal === null ? {} : { portalName: portal }),
    index,
    ...(meter === null ? {} : { meter }),
    ...(read_on === null ? {} : { readOn: read_on }),
    ...(Object.keys(details).length === 0 ? {} : { fields: details }),
    receivedAt: received_at.toISOString(),
  }))
}

/** How many characters of files, in base64, one export holds: as many as the largest form. */
const maxFileLength = 16 * 1024 * 1024

/** Makes a function that returns the value of a field, where a file has its name and type only once the export is full. */
function limitFiles(): (value: unknown) => unknown {
  let left = maxFileLength
  const limit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(limit)
    if (!isObject(value) || typeof value.file !== 'string') return value
    const { file, ...rest } = value
    if (file.length > left) return rest
    left -= file.length
    return value
  }
  return limit
}
