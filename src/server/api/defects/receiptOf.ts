import { randomUUID } from 'node:crypto'
import type { DefectReceipt } from '../../../../schemas'
import { makeReference } from '../call/makeReference'

/** Returns what the sender of a report is told. It may be kept for repeated calls, so it holds nothing that they wrote. */
export const receiptOf = (uid: string, reference: string, receivedAt: Date): { data: DefectReceipt } => ({
  data: { code: 'SUCCESS', uid, reference, receivedAt: receivedAt.toISOString() },
})

/** Makes the receipt of a report that is dropped. */
export const emptyReceipt = (now: Date): { data: DefectReceipt } => receiptOf(randomUUID(), makeReference('SIG'), now)
