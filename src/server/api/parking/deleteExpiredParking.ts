import type { JobContext } from '../Area'

const dayMs = 24 * 3_600_000

/** Days that a sign-in is kept without use, that a session is kept after its start, and that a used state is refused. */
export const [loginDays, sessionDays, stateDays] = [90, 30, 1]

/** Deletes sign-ins that nobody uses, old sessions and states. The parking service keeps the history. */
export async function deleteExpiredParking({ db, now }: JobContext): Promise<void> {
  const before = (days: number) => new Date(now().getTime() - days * dayMs)
  await db.deleteFrom('parking_login').where('used_at', '<', before(loginDays)).execute()
  await db.deleteFrom('parking_session').where('started_at', '<', before(sessionDays)).execute()
  await db.deleteFrom('parking_state').where('used_at', '<', before(stateDays)).execute()
}
