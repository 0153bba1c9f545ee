import type { Database } from '../../../db/Tables'
import { storeTownMail } from '../../submissions/townMailJob'
import type { ReportingSystem } from './ReportingSystem'

/** Creates the system of a town that works with the mails and pages of this server, on the reports that it stores. */
export const townSystem = (db: Database, now: () => Date): ReportingSystem => ({
  name: 'town',
  login: undefined,
  async send({ uid, portal, reference }) {
    await db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('defect_delivery')
        .set({ state: 'delivered', reference })
        .where('report', '=', uid)
        .where('state', '<>', 'delivered')
        .executeTakeFirst()
      if (numUpdatedRows > 0n) await storeTownMail(db, now)(transaction, { kind: 'defect', portal, uid })
    })
    return { reference }
  },
  async statesOf(references) {
    if (references.length === 0) return []
    const rows = await db
      .selectFrom('defect_report')
      .innerJoin('defect_event', 'defect_event.report', 'defect_report.uid')
      .distinctOn('defect_report.uid')
      .select(['reference', 'defect_report.status', 'answer'])
      .where('reference', 'in', references)
      .orderBy('defect_report.uid')
      .orderBy('position', 'desc')
      .execute()
    return rows.map(({ answer, ...state }) => ({ ...state, answer: answer ?? undefined }))
  },
})
