import { ApiFailure } from '../../http/ApiFailure'
import type { Services } from '../call/Services'
import type { SubmissionTable } from './Submissions'

declare module '../call/Services' {
  interface Services {
    /** Storage limit of submissions per portal, in bytes; 0 for no limit. */
    formBytes: number
    /** The tables of the submissions of all areas. */
    submissionTables: readonly SubmissionTable[]
  }
}

/** Share of the limit from which each submission warns. */
const warningShare = 0.8

/**
 * Returns the size of the new JSON in bytes, after checking that the portal's submissions stay within its storage limit. Warns
 * from `warningShare` on and throws a 503 at the limit. Simultaneous submissions may exceed the limit by their own size.
 */
export async function reserveStorage(
  { db, onIssue, formBytes, submissionTables }: Pick<Services, 'db' | 'onIssue' | 'formBytes' | 'submissionTables'>,
  portal: string | null,
  json: string,
): Promise<number> {
  const bytes = Buffer.byteLength(json)
  if (formBytes === 0) return bytes
  const operator = portal === null ? 'is' : '='
  const sums = await db
    .selectNoFrom(({ selectFrom }) =>
      submissionTables.map((table) =>
        selectFrom(table)
          .select(({ fn }) => fn.sum<number>('bytes').as('sum'))
          .where('portal', operator, portal)
          .as(table),
      ),
    )
    .executeTakeFirstOrThrow()
  const total = submissionTables.reduce((sum, table) => sum + (sums[table] ?? 0), bytes)
  if (total > formBytes * warningShare) {
    const message = `The contributions to ${portal ?? 'no portal'} take ${total} of ${formBytes} bytes.`
    onIssue({ severity: 'warning', code: 'too-large', pointer: '', message })
  }
  if (total > formBytes) throw new ApiFailure(503, 'unavailable', 'The storage for forms of the portal is full.')
  return bytes
}
