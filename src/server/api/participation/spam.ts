import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../db/Tables'
import { ApiFailure } from '../../http/ApiFailure'
import { fieldIssue } from '../submissions/FieldIssue'

/** Advertisements have more links. */
const maxLinks = 3
const hourMs = 3_600_000

/** In characters. Several people may send the same short text, such as thanks, within an hour. */
const minComparedLength = 20

const link = /\b(?:https?:\/\/|www\.)/gi

/**
 * Throws a 400 for values that have too many links together. `values` has them by the pointer of their field in the
 * body; the issue points to the one with the most links.
 */
export function refuseLinks(values: Readonly<Record<string, unknown>>): void {
  const counts = Object.entries(values).map(([pointer, value]) => ({ pointer, count: countLinks(value) }))
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  if (total <= maxLinks) return
  const { pointer } = counts.reduce((most, each) => (each.count > most.count ? each : most))
  const issue = fieldIssue('out-of-range', pointer, `A text has at most ${maxLinks} links.`)
  throw new ApiFailure(400, 'links', 'A text has too many links.', [issue])
}

function countLinks(value: unknown): number {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text?.match(link)?.length ?? 0
}

/** Returns the hash that recognises repeated texts; null for a text too short to compare. */
export function digestOf(text: string, ...others: readonly unknown[]): string | null {
  const folded = text.toLowerCase().replace(/\s+/gu, ' ')
  if (folded.length < minComparedLength) return null
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

/** Throws a 400 for a text that the portal received within the last hour. `except` is the uid of the row being changed. */
export async function refuseRepeated(
  db: Database,
  table: keyof typeof tables,
  { portal, digest, pointer, now, except = '' }: Sent,
): Promise<void> {
  if (digest === null) return
  const since = new Date(now.getTime() - hourMs)
  // Serialises simultaneous submissions of the same text.
  await sql`select pg_advisory_xact_lock(hashtext(${`${table} ${portal} ${digest}`}))`.execute(db)
  const { rows } = await sql`select 1 from ${sql.table(table)}
    where portal = ${portal} and digest = ${digest} and ${sql.ref(tables[table].time)} > ${since}
    and uid::text <> ${except} limit 1`.execute(db)
  if (rows.length === 0) return
  const issue = fieldIssue('wrong-value', pointer, 'The same text was sent within the last hour.')
  throw new ApiFailure(400, 'repeated', 'The same was sent within the last hour.', [issue])
}

/** Whether the honeypot field `fax`, which people do not see, was filled in. */
export const isFromProgram = ({ fax }: { fax?: string }): boolean => fax !== undefined && fax.trim() !== ''
