import type { AccountExport } from '../../../../schemas'
import { isObject } from '../../../../schemas/engine'
import type { Database } from '../../db/Tables'
import type { OwnedData } from '../call/OwnedData'
import { readingOwner } from '../readings/readingOwner'
import { eraseFormsOf, eraseReadingsOf, forgetReadingsOf } from './eraseForms'

/** The forms of an account. Deleting the account erases their content. */
export const ownedForms: OwnedData<AccountExport['forms']> = { remove: eraseFormsOf, read: formsOf }

/** The meter readings of an account. Deleting the account erases their content but the number that the meter showed. */
export const ownedReadings: OwnedData<AccountExport['readings']> = {
  async move(db, anonymousUid, accountUid) {
    const [from, to] = [readingOwner.ofAnonymous(anonymousUid), readingOwner.ofAccount(accountUid)]
    await db.updateTable('meter_reading').set({ owner: to }).where('owner', '=', from).execute()
  },
  remove: eraseReadingsOf,
  forget: forgetReadingsOf,
  read: readingsOf,
}

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
    .where(({ or, eb }) => or([eb('account', '=', account), eb('owner', '=', readingOwner.ofAccount(account))]))
    .orderBy('received_at')
    .execute()
  return rows.map(({ uid, portal, index, meter, read_on, details, remind_to, received_at }) => ({
    uid,
    ...(portal === null ? {} : { portalName: portal }),
    index,
    ...(meter === null ? {} : { meter }),
    ...(read_on === null ? {} : { readOn: read_on }),
    ...(Object.keys(details).length === 0 ? {} : { fields: details }),
    ...(remind_to === null ? {} : { remindTo: remind_to }),
    receivedAt: received_at.toISOString(),
  }))
}

/** Characters of base64 files in one export: as many as in the largest form. */
const maxFileLength = 16 * 1024 * 1024

/** Returns a function that copies field values, and drops the content of files beyond `maxFileLength` in all. */
function limitFiles(): (value: unknown) => unknown {
  let remaining = maxFileLength
  const limit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(limit)
    if (!isObject(value) || typeof value.file !== 'string') return value
    const { file, ...rest } = value
    if (file.length > remaining) return rest
    remaining -= file.length
    return value
  }
  return limit
}
