import { ApiFailure } from '../../http/ApiFailure'
import type { Services } from '../Handler'

/** What residents send. Each row has its size. */
const storedTables = ['filled_form', 'meter_reading', 'review', 'comment', 'suggestion'] as const

/** From this share of the limit on, each form warns. */
const warningShare = 0.8

/**
 * Checks that what a portal stores of what residents send stays within its limit, and returns the bytes of the new JSON. The
 * town is warned well before. Throws a 503 at the limit. Forms that arrive at the same time may exceed it by their own size.
 */
export async function reserveStorage(
  { db, onIssue, formBytes }: Pick<Services, 'db' | 'onIssue' | 'formBytes'>,
  portal: string | null,
  json: string,
): Promise<number> {
  const bytes = Buffer.byteLength(json)
  if (formBytes === 0) return bytes
  const operator = portal === null ? 'is' : '='
  const sums = await db
    .selectNoFrom(({ selectFrom }) =>
      storedTables.map((table) =>
        selectFrom(table)
          .select(({ fn }) => fn.sum<number>('bytes').as('sum'))
          .where('portal', operator, portal)
          .as(table),
      ),
    )
    .executeTakeFirstOrThrow()
  const total = storedTables.reduce((sum, table) => sum + (sums[table] ?? 0), bytes)
  if (total > formBytes * warningShare) {
    const message = `The forms of ${portal ?? 'no portal'} take ${total} of ${formBytes} bytes.`
    onIssue({ severity: 'warning', code: 'too-large', pointer: '', message })
  }
  if (total > formBytes) throw new ApiFailure(503, 'unavailable', 'The portal takes no more forms at the moment.')
  return bytes
}
