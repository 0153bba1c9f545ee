import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../db/Tables'
import { ApiFailure } from '../../http/ApiFailure'
import { fieldIssue } from '../forms/FieldIssue'

/** Links that a text holds at most: advertisements hold more. */
const maxLinks = 3
const hourMs = 3_600_000

/** Shorter texts, such as thanks, are sent by several people in an hour. */
const minCompared = 20

const link = /\b(?:https?:\/\/|www\.)/gi

/** Refuses a text that is mostly links, at its field of the body. */
export function refuseLinks(text: string, pointer: string): void {
  const count = text.match(link)?.length ?? 0
  if (count <= maxLinks) return
  const issue = fieldIssue('out-of-range', pointer, `A text has at most ${maxLinks} links.`)
  throw new ApiFailure(400, 'links', 'A text has too many links.', [issue])
}

/** The hash by which what is sent again is recognised; null for texts too short to compare. */
export function digestOf(text: string, ...others: readonly unknown[]): string | null {
  const folded = text.toLowerCase().replace(/\s+/gu, ' ')
  if (folded.length < minCompared) return null
  return createHash('sha256')
    .update(JSON.stringify([folded, ...others]))
    .digest('base64url')
}

const tables = {
  comment: { time: 'received_at' },
  suggestion: { time: 'received_at' },
  review: { time: 'written_at' },
} as const

type Sent = { portal: string; digest: string | null; pointer: string; now: Date; except?: string | undefined }

/** Refuses what the portal received in the last hour already. `except` is the uid of a row that is changed. */
export async function refuseRepeated(
  db: Database,
  table: keyof typeof tables,
  { portal, digest, pointer, now, except = '' }: Sent,
): Promise<void> {
  if (digest === null) return
  const since = new Date(now.getTime() - hourMs)
  // Those who send the same at once wait for each other.
  await sql`select pg_advisory_xact_lock(hashtext(${`${table} ${portal} ${digest}`}))`.execute(db)
  const { rows } = await sql`select 1 from ${sql.table(table)}
    where portal = ${portal} and digest = ${digest} and ${sql.ref(tables[table].time)} > ${since}
    and uid::text <> ${except} limit 1`.execute(db)
  if (rows.length === 0) return
  const issue = fieldIssue('wrong-value', pointer, 'The same text was sent within the last hour.')
  throw new ApiFailure(400, 'repeated', 'The same was sent within the last hour.', [issue])
}

/** Whether a program filled in the field that people do not see. */
export const isFromProgram = ({ fax }: { fax?: string }): boolean => fax !== undefined && fax.trim() !== ''
