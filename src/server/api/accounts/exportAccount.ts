import type { Handler } from '../Handler'
import { findAccount, readAccountOf, signedInBy } from './findAccount'
import { readOwned } from './ownedData'
import { sessionsOf } from './sessionList'

/** Everything that is stored of the caller. */
export const exportAccount: Handler<'exportAccount'> = async (call, { db, now }) => {
  const signedIn = await signedInBy(call)
  const { uid } = signedIn
  const { portal } = await findAccount(db, uid)
  const picture = await db.selectFrom('account_picture').select('webp').where('account', '=', uid).executeTakeFirst()
  return {
    data: {
      exportedAt: now().toISOString(),
      account: await readAccountOf(db, uid, now()),
      ...(portal === null ? {} : { portalName: portal }),
      ...(picture ? { picture: `data:image/webp;base64,${picture.webp}` } : {}),
      sessions: await sessionsOf(db, signedIn, now()),
      ...(await readOwned(db, uid)),
    },
  }
}
