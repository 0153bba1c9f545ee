import type { JobContext } from '../Area'

const dayMs = 24 * 3_600_000

/** Days after which a reading leaves its history. */
const keptDays = 5 * 365

/** Takes old readings out of the histories of residents, with the numbers of their meters. */
export async function eraseReadings({ db, now }: Pick<JobContext, 'db' | 'now'>): Promise<void> {
  await db
    .updateTable('meter_reading')
    .set({ owner: null, kind: null, meter: null, remind_to: null })
    .where('owner', 'is not', null)
    .where('received_at', '<', new Date(now().getTime() - keptDays * dayMs))
    .execute()
}
