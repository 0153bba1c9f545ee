import type { Database } from '../../db/Tables'

/** Error codes that concern a single mail, such as an address that does not exist, not the mail server. */
const singleMailErrors = ['EENVELOPE', 'EMESSAGE']

/**
 * Resolves to whether account mails wait because the mail server refused them. The result is the same for every caller, so it does
 * not reveal whether an address is known.
 */
export async function areMailsDelayed(db: Database): Promise<boolean> {
  const failed = await db
    .selectFrom('job')
    .select('id')
    .where('name', '=', 'account-mail')
    .where('died_at', 'is', null)
    .where('last_error', 'is not', null)
    .where('last_error', 'not in', singleMailErrors)
    .limit(1)
    .executeTakeFirst()
  return failed !== undefined
}
