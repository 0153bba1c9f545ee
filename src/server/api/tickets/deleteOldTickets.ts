import type { JobContext } from '../Area'

const dayMs = 24 * 3_600_000

/** Days after which a registration is deleted with its tickets and scans, at the latest. */
const keptDays = 365

/** Erases names and addresses after the days of personal data, and deletes what is a year old. 0 days erases nothing. */
export async function deleteOldTickets({ db, now, personalDataDays }: JobContext): Promise<void> {
  const before = (days: number) => new Date(now().getTime() - days * dayMs)
  await db.deleteFrom('ticket_subscription').where('created_at', '<', before(keptDays)).execute()
  await db.deleteFrom('ticket_scan').where('received_at', '<', before(keptDays)).execute()
  if (personalDataDays === 0) return
  await db
    .updateTable('ticket_subscription')
    .set({ name: '', email: null })
    .where('created_at', '<', before(personalDataDays))
    .where('name', '!=', '')
    .execute()
}
