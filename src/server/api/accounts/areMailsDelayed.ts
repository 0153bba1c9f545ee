import type { Database } from '../../db/Tables'

/** Codes of failures that are about one mail, such as an address that does not exist, and not about the mail server. */
const ownFaults = ['EENVELOPE', 'EMESSAGE']

/**
 * Whether mails of accounts wait because the mail server did not take them. Says the same to everybody, so that it does not tell
 * whether an address is known.
 */
export async function areMailsDelayed(db: Database): Promise<boolean> {
  const failed = await db
    .selectFrom('job')
    .select('id')
    .where('name', '=', 'account-mail')
    .where('died_at', 'is', null)
    .where('last_error', 'is not', null)
    .where('last_error', 'not in', ownFaults)
    .limit(1)
    .executeTakeFirst()
  return failed !== undefined
}
