import { z } from 'zod'
import type { JobKind } from '../../jobs/JobQueue'
import type { JobContext } from '../Area'
import { changeReport, lockReport, openStatuses } from './changeReport'
import type { ReportState } from './systems/ReportingSystem'
import { reportingSystems } from './systems/reportingSystems'

/** Reports of one call to the external system. */
const batch = 100

/** Creates the job that reads how far the external system is with its open reports. */
export const readStatesJob = (context: JobContext): JobKind => ({
  payload: z.strictObject({}),
  everyMs: 10 * 60_000,
  async run() {
    const { db, now, reporting } = context
    const { external } = reportingSystems(db, now, reporting)
    if (!external) return
    const rows = await db
      .selectFrom('defect_delivery')
      .innerJoin('defect_report', 'defect_report.uid', 'defect_delivery.report')
      .select(['defect_report.uid', 'defect_delivery.reference'])
      .where('system', '=', 'external')
      .where('state', '=', 'delivered')
      .where('defect_report.status', 'in', openStatuses)
      .orderBy('defect_report.received_at')
      .execute()
    const uids = new Map(rows.map(({ uid, reference }) => [reference ?? '', uid]))
    const references = [...uids.keys()]
    for (let start = 0; start < references.length; start += batch) {
      for (const state of await external.statesOf(references.slice(start, start + batch))) {
        const uid = uids.get(state.reference)
        if (uid !== undefined) await apply(context, uid, state)
      }
    }
  },
})

/** Changes a report to the state in the external system, unless it is in it. */
async function apply(context: JobContext, uid: string, { status, answer }: ReportState): Promise<void> {
  await context.db.transaction().execute(async (db) => {
    const report = await lockReport(db, uid)
    if (!report) return
    const last = await db
      .selectFrom('defect_event')
      .select('answer')
      .where('report', '=', uid)
      .where('answer', 'is not', null)
      .orderBy('position', 'desc')
      .executeTakeFirst()
    const isNew = answer !== undefined && answer !== last?.answer
    await changeReport(db, context, report, { status, answer: isNew ? answer : undefined })
  })
}
