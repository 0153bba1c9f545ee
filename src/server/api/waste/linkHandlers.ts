import type { Transaction } from 'kysely'
import { isUuid } from '../../db/isUuid'
import type { Tables } from '../../db/Tables'
import { notFound } from '../../http/ApiFailure'
import type { Handler, ScopedCaller } from '../call/Handler'
import { openScope } from '../call/Scope'
import type { Services } from '../call/Services'
import { type HouseholdRow, mailAddress } from './householdView'
import { confirmCode, isSameCode, stopCode } from './wasteLinks'

type LinkCall = ScopedCaller & { params: { uid: string }; body: { code: string } }

const missing = notFound('The link is not valid any more.')

/** Finds the address that a link of a mail names. Throws the same 404 for every other link. */
async function openLink(call: LinkCall, services: Services, codeOf: typeof stopCode): Promise<HouseholdRow> {
  const { uid } = call.params
  const row = isUuid(uid)
    ? await services.db.selectFrom('waste_household').selectAll().where('uid', '=', uid).executeTakeFirst()
    : undefined
  const to = row && (await mailAddress(services.db, row))
  if (!row || to === undefined || !isSameCode(call.body.code, codeOf(services.accounts.secret, uid, to))) throw missing
  await openScope({ ...call, params: { portalName: row.portal } }, services)
  return row
}

const lock = (db: Transaction<Tables>, { uid }: HouseholdRow) =>
  db.selectFrom('waste_household').selectAll().where('uid', '=', uid).forUpdate().executeTakeFirst()

export const confirmWasteReminder: Handler<'confirmWasteReminder'> = async (call, services) => {
  const found = await openLink(call, services, confirmCode)
  return await call.commit(async (db) => {
    const row = await lock(db, found)
    if (!row || row.email !== found.email || row.reminder === 'off') throw missing
    await db.updateTable('waste_household').set({ reminder: 'on' }).where('uid', '=', row.uid).execute()
    return { data: { status: 'on' as const } }
  })
}

/** Ends the mails. The address of the mails stays as long as the link is of use. */
export const stopWasteReminder: Handler<'stopWasteReminder'> = async (call, services) => {
  const found = await openLink(call, services, stopCode)
  return await call.commit(async (db) => {
    const row = await lock(db, found)
    if (row)
      await db
        .updateTable('waste_household')
        .set({ reminder: 'off', asked_at: services.now() })
        .where('uid', '=', row.uid)
        .execute()
    return { data: { status: 'off' as const } }
  })
}
