import type { JobContext } from '../Area'

const dayMs = 24 * 3_600_000

/** Days that an address is kept whose calendar nobody reads, and days that a mail waits for its confirmation. */
const unusedDays = 730
const pendingDays = 7

/** Deletes addresses that are of no use any more, and the addresses of mails that were never confirmed or are switched off. */
export async function deleteUnusedHouseholds({ db, now }: JobContext): Promise<void> {
  const before = (days: number) => new Date(now().getTime() - days * dayMs)
  await db
    .deleteFrom('waste_household')
    .where('used_on', '<', before(unusedDays).toISOString().slice(0, 10))
    .where('reminder', '<>', 'on')
    .execute()
  await db
    .updateTable('waste_household')
    .set({ reminder: 'off', email: null })
    .where('reminder', '<>', 'on')
    .where('email', 'is not', null)
    .where('asked_at', '<', before(pendingDays))
    .execute()
}
