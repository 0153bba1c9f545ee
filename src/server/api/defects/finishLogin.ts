import type { Database } from '../../db/Tables'
import { queueDelivery } from './deliverReports'
import { ReportingFailure, type SystemLogin } from './systems/ReportingSystem'

type Finished = 'done' | 'failed'

/** Signs an account in to the external system, and sends the reports that waited for it. */
export async function finishLogin(
  login: Pick<SystemLogin, 'finish'>,
  { db, now }: { db: Database; now: () => Date },
  { account, code, verifier }: { account: string; code: string; verifier: string },
): Promise<Finished> {
  try {
    await login.finish(account, { code, verifier })
  } catch (error) {
    if (error instanceof ReportingFailure) return 'failed'
    throw error
  }
  await db.transaction().execute(async (transaction) => {
    const waiting = await transaction
      .updateTable('defect_delivery')
      .set({ state: 'waiting' })
      .where('state', '=', 'login')
      .where('report', 'in', transaction.selectFrom('defect_reporter').select('report').where('account', '=', account))
      .returning('report')
      .execute()
    for (const { report } of waiting) await queueDelivery(transaction, db, now, report)
  })
  return 'done'
}
