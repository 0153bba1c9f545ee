import { type RawBuilder, sql } from 'kysely'
import { hasService, type Service } from '../../../../schemas/routes/services'
import { keywordCondition, type Range } from '../call/listQueries'
import { isEnabled, type Scope } from '../call/Scope'
import { selectLatest, selectRanked } from './entrySelects'
import type { Term } from './expandQuery'

/** `kind` is the record's table, or `defect` or `waste`. */
export type EntryKey = { kind: string; uid: string }

export type EntryFilter = {
  terms: readonly Term[]
  keyword?: string | string[] | undefined
  /** A further condition on the rows of `search_entry`. */
  condition?: RawBuilder<boolean>
  /** Whether records must have the terms in their title. */
  isInTitle?: boolean
  /** The only kind to list. Counts include all kinds. */
  kind?: string | undefined
}

/** A range of the results. `kinds` counts all results by kind; `total` counts those of the filter's kind. */
export type FoundEntries = { keys: EntryKey[]; total: number; kinds: Readonly<Record<string, number>> }

const nothing: FoundEntries = { keys: [], total: 0, kinds: {} }

/**
 * Finds records, best first. A record matches when it has every term, or half of the terms with one in title or summary. When
 * there is no such record, half of the terms anywhere suffice. Without terms, lists all records of the filter, latest first.
 * Terms that no record has are ignored, and corrected terms are optional beside others. A query of more than two terms finds
 * nothing when most of its terms are unknown, because the rest is rarely what it asks for.
 */
export async function findEntries(scope: Scope, filter: EntryFilter, range: Range): Promise<FoundEntries> {
  const { isInTitle = false } = filter
  const terms = filter.terms.filter(({ expressions }) => expressions.size > 0)
  if (filter.terms.length > 0 && terms.length === 0) return nothing
  if (isInTitle && terms.length < filter.terms.length) return nothing
  if (filter.terms.length > 2 && 2 * terms.length < filter.terms.length) return nothing
  const conditions = await filterConditions(scope, filter)
  const part = { ...range, kind: filter.kind }
  if (terms.length === 0) return await select(scope, [selectLatest(conditions)], part)
  const found = await select(scope, selectRanked(scope, { terms, isInTitle, anyIn: 'lead' }, conditions), part)
  const isEmpty = Object.keys(found.kinds).length === 0
  if (!isEmpty || terms.length === 1 || isInTitle) return found
  return await select(scope, selectRanked(scope, { terms, isInTitle, anyIn: 'vector' }, conditions), part)
}

/**
 * Runs the union of several selects and returns a range of it, each record once. Of an event that repeats, returns the time that is
 * next, or else the last one.
 */
async function select(
  { db, name, now }: Scope,
  selects: readonly RawBuilder<unknown>[],
  { offset, limit, kind }: Range & { kind: string | undefined },
): Promise<FoundEntries> {
  if (selects.length === 0) return nothing
  const at = sql`${now.toISOString()}::timestamptz`
  const isListed = kind === undefined ? sql`true` : sql`kind = ${kind}`
  const { rows } = await sql<FoundEntries>`
    with found as materialized (${sql.join(selects, sql` union all `)}),
    repeated as (
      select distinct event.uid as repeated_uid, first_value(event.uid) over (
        partition by coalesce(repeat_of, event.uid)
        order by ends_at <= ${at}, abs(extract(epoch from starts_at - ${at})), event.uid) as shown_uid
      from found join event on event.portal = ${name} and event.uid = found.uid
      where found.kind = 'event' and (repeats is not null or repeat_of is not null)),
    best as materialized (
      select kind, coalesce(shown_uid, uid) as uid, max(score) as score
      from found left join repeated on kind = 'event' and uid = repeated_uid group by 1, 2)
    select (select count(*)::int from best where ${isListed}) as total,
      (select coalesce(json_object_agg(kind, count), '{}') from (
        select kind, count(*)::int as count from best group by kind) as counts) as kinds,
      (select coalesce(json_agg(part), '[]') from (
      select kind, uid from best where ${isListed} order by score desc, kind, uid offset ${offset} limit ${limit}) as part) as keys
    `.execute(db)
  return rows[0] ?? nothing
}

/** The services that records of a kind belong to. A kind that is missing here is always found. */
const serviceOfKind: Readonly<Record<string, Service>> = {
  publication: 'news',
  event: 'agenda',
  walk: 'walks',
  'map-place': 'map',
  prestation: 'appointments',
  defect: 'defects',
  waste: 'waste',
  stop: 'transit',
  camp: 'camps',
  parking: 'parking',
}

/** Returns the SQL condition for published rows of `search_entry` that match the filter. */
async function filterConditions(scope: Scope, { keyword, condition }: EntryFilter): Promise<RawBuilder<unknown>> {
  const { configs } = scope.portal
  const now = scope.now.toISOString()
  const conditions = [sql`portal = ${scope.name}`, sql`(from_at is null or from_at <= ${now}::timestamptz)`]
  const unserved = Object.entries(serviceOfKind).flatMap(([kind, service]) =>
    hasService(scope.portal, service) ? [] : [kind],
  )
  if (unserved.length > 0) conditions.push(sql`kind not in (${sql.join(unserved)})`)
  if (isEnabled(configs?.hidePastEvents)) conditions.push(sql`(until_at is null or until_at > ${now}::timestamptz)`)
  const days = Number(configs?.hidePublicationsOlderThan ?? 0)
  if (days > 0)
    conditions.push(sql`(from_at is null or from_at > ${now}::timestamptz - ${days}::int * interval '1 day')`)
  if (keyword) conditions.push(await keywordCondition(scope, keyword))
  if (condition) conditions.push(condition)
  return sql.join(conditions, sql` and `)
}
