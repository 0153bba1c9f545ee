import type { Database } from '../../db/Tables'
import type { ParkingLogin } from './ParkingLogins'
import type { KeptSession } from './system/ParkingService'

/** Marks the sessions that ended, or were stopped at a meter or on another device. */
export async function stopMissing(
  db: Database,
  { token }: Pick<ParkingLogin, 'token'>,
  running: readonly Pick<KeptSession, 'uid'>[],
): Promise<void> {
  const references = running.map(({ uid }) => uid)
  await db
    .updateTable('parking_session')
    .set({ state: 'stopped' })
    .where('login', '=', token)
    .where('state', '=', 'running')
    .$if(references.length > 0, (query) => query.where('reference', 'not in', references))
    .execute()
}
