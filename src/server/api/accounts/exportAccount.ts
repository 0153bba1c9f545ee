import type { AccountExport } from '../../../../schemas'
import type { Database } from '../../db/Tables'
import type { Handler } from '../call/Handler'
import { findAccount, readAccountOf, signedInBy } from './findAccount'
import { sessionsOf } from './sessionList'

/** Returns everything that the server stores about the caller. */
export const exportAccount: Handler<'exportAccount'> = async (call, { db, now, ownedData }) => {
  const signedIn = await signedInBy(call)
  const { uid } = signedIn
  const { email, portal } = await findAccount(db, uid)
  const picture = await db.selectFrom('account_picture').select('webp').where('account', '=', uid).executeTakeFirst()
  return {
    data: {
      exportedAt: now().toISOString(),
      account: await readAccountOf(db, uid, now()),
      ...(portal === null ? {} : { portalName: portal }),
      ...(picture ? { picture: `data:image/webp;base64,${picture.webp}` } : {}),
      ...(await formerEmailsOf(db, uid, email, now())),
      sessions: await sessionsOf(db, signedIn, now()),
      ...(await ownedData.read(db, uid)),
    },
  }
}

/** Reads the former addresses of an account whose change can still be undone. */
async function formerEmailsOf(
  db: Database,
  account: string,
  email: string,
  now: Date,
): Promise<Pick<AccountExport, 'formerEmails'>> {
  const rows = await db
    .selectFrom('account_request')
    .select(['email', 'expires_at'])
    .where('account', '=', account)
    .where('kind', '=', 'restoration')
    .where('email', '!=', email)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('expires_at')
    .execute()
  const formerEmails = rows.map((row) => ({ email: row.email, until: row.expires_at.toISOString() }))
  return formerEmails.length > 0 ? { formerEmails } : {}
}
