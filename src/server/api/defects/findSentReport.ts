import { createHash } from 'node:crypto'
import type { DefectReceipt } from '../../../../schemas'
import type { Database } from '../../db/Tables'
import { receiptOf } from './receiptOf'

/** What a report is known by, however often and under whichever idempotency key it is sent. */
type Known = { portal: string; account: string; category: string; madeAt: string | undefined }

/** The key of a report: whatever has the same one is the same report. Undefined for one that does not tell when it was made. */
export function sentKeyOf({ portal, account, category, madeAt }: Known): string | undefined {
  const time = Date.parse(madeAt ?? '')
  if (Number.isNaN(time)) return undefined
  return createHash('sha256')
    .update(JSON.stringify([portal, account, category, time]))
    .digest('base64url')
}

/**
 * Finds the report of a key. A device sends a report again days later when no answer came, and the server has forgotten the idempotency
 * key by then.
 */
export async function findSentReport(
  db: Database,
  sentKey: string | undefined,
): Promise<{ data: DefectReceipt } | undefined> {
  if (sentKey === undefined) return undefined
  const row = await db
    .selectFrom('defect_reporter')
    .innerJoin('defect_report', 'defect_report.uid', 'defect_reporter.report')
    .select(['uid', 'reference', 'received_at'])
    .where('sent_key', '=', sentKey)
    .executeTakeFirst()
  return row && receiptOf(row.uid, row.reference, row.received_at)
}
