import { type RawBuilder, sql } from 'kysely'
import { hasService } from '../../../../schemas/routes/services'
import { findTagUids, type Range } from '../listQueries'
import { isEnabled, type Locale, type Scope } from '../Scope'
import type { Expression, Term } from './expandQuery'

/** `kind` is the record's table. */
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

/** Weights of a word in running text, inner headings, summary and title, in `ts_rank`'s order D to A. */
const weights = sql.lit('{0.1,0.3,0.5,1}')

/** Weights of a synonym, and of other alternatives, relative to the typed words. */
const synonymWeight = 0.9
const otherWeight = 0.5

/** Weight of a corrected term, which may be a wrong guess, relative to a term found as typed. */
const correctedWeight = 0.5

/** Rows ranked per language. Common words match more rows than visitors read. */
const maxRanked = 500

/** At most this many map places whose name matches, such as benches, get a higher weight. */
const maxNamedPlaces = 3
const namedPlaceWeight = 2

/** Weights of a record in another language, and of a past event. */
const otherLocaleWeight = 0.65
const pastWeight = 0.5

/**
 * Finds records, best first. A record matches when it has every term, or half of the terms with one in title or summary. When
 * there is no such record, half of the terms anywhere suffice. Without terms, lists all records of the filter, latest first.
 * Terms that no record has are ignored, and corrected terms are optional beside others. A query of more than two terms finds
 * nothing when most of its terms are unknown, because the rest is rarely what it asks for.
 */
export async function findEntries(scope: Scope, filter: EntryFilter, range: Range): Promise<FoundEntries> {
  const terms = filter.terms.filter(({ expressions }) => expressions.size > 0)
  if (filter.terms.length > 0 && terms.length === 0) return nothing
  if (filter.isInTitle && terms.length < filter.terms.length) return nothing
  if (filter.terms.length > 2 && 2 * terms.length < filter.terms.length) return nothing
  const conditions = await filterConditions(scope, filter)
  const part = { ...range, kind: filter.kind }
  if (terms.length === 0) return await select(scope, [latest(conditions)], part)
  const found = await select(scope, ranked(scope, { ...filter, terms }, conditions, 'lead'), part)
  const isEmpty = Object.keys(found.kinds).length === 0
  if (!isEmpty || terms.length === 1 || filter.isInTitle) return found
  return await select(scope, ranked(scope, { ...filter, terms }, conditions, 'vector'), part)
}

/** Runs the union of several selects and returns a range of it, each record once. */
async function select(
  { db }: Scope,
  selects: readonly RawBuilder<unknown>[],
  { offset, limit, kind }: Range & { kind: string | undefined },
): Promise<FoundEntries> {
  if (selects.length === 0) return nothing
  const isListed = kind === undefined ? sql`true` : sql`kind = ${kind}`
  const { rows } = await sql<FoundEntries>`
    with best as materialized (
      select kind, uid, max(score) as score
      from (${sql.join(selects, sql` union all `)}) as found group by kind, uid)
    select (select count(*)::int from best where ${isListed}) as total,
      (select coalesce(json_object_agg(kind, count), '{}') from (
        select kind, count(*)::int as count from best group by kind) as counts) as kinds,
      (select coalesce(json_agg(part), '[]') from (
      select kind, uid from best where ${isListed} order by score desc, kind, uid offset ${offset} limit ${limit}) as part) as keys
    `.execute(db)
  return rows[0] ?? nothing
}

/** Returns the SQL condition for published rows of `search_entry` that match the filter. */
async function filterConditions(scope: Scope, { keyword, condition }: EntryFilter): Promise<RawBuilder<unknown>> {
  const { configs } = scope.portal
  const now = scope.now.toISOString()
  const conditions = [sql`portal = ${scope.name}`, sql`(from_at is null or from_at <= ${now}::timestamptz)`]
  if (!hasService(scope.portal, 'map')) conditions.push(sql`kind not in ('walk', 'map-place')`)
  if (isEnabled(configs?.hidePastEvents)) conditions.push(sql`(until_at is null or until_at > ${now}::timestamptz)`)
  const days = Number(configs?.hidePublicationsOlderThan ?? 0)
  if (days > 0)
    conditions.push(sql`(from_at is null or from_at > ${now}::timestamptz - ${days}::int * interval '1 day')`)
  if (keyword) {
    const tags = await findTagUids(scope, keyword)
    const anyTag = tags.map((uid) => sql`tags @> ${JSON.stringify([uid])}::jsonb`)
    conditions.push(anyTag.length > 0 ? sql`(${sql.join(anyTag, sql` or `)})` : sql`false`)
  }
  if (condition) conditions.push(condition)
  return sql.join(conditions, sql` and `)
}

/** Counts places with and without a page as one kind. */
const recordKind = sql`case kind when 'map-place' then 'place' else kind end`

const latest = (conditions: RawBuilder<unknown>) =>
  sql`select ${recordKind} as kind, uid, extract(epoch from from_at) as score from search_entry where ${conditions}`

const configs: Readonly<Record<Locale, string>> = { fr: 'french', de: 'german', en: 'english', nl: 'dutch' }

/**
 * Returns one select per language of the rows that match enough terms, with their scores. `maxRanked` rows are ranked, first those
 * with all terms in title or summary.
 */
function ranked(
  scope: Scope,
  { terms, isInTitle = false }: EntryFilter,
  conditions: RawBuilder<unknown>,
  /** The column in which one term is enough: `lead` holds title and summary, `vector` everything. */
  anyIn: 'lead' | 'vector',
): RawBuilder<unknown>[] {
  const locales = [...new Set(terms.flatMap(({ expressions }) => [...expressions.keys()]))]
  const typed = terms.filter(({ isCorrected }) => !isCorrected)
  const minTerms = isInTitle ? terms.length : Math.ceil((typed.length || terms.length) / 2)
  return locales.flatMap((locale) => {
    const own = terms.filter((term) => term.expressions.has(locale))
    const expressions = own.flatMap((term) => term.expressions.get(locale) ?? [])
    if (expressions.length < minTerms) return []
    const config = sql.lit(configs[locale])
    const toQuery = (text: string) => sql`to_tsquery(${config}, ${text})`
    const each = expressions.map((expression) => `(${alternatives(allOf(expression), isInTitle ? 'A' : '')})`)
    const every = toQuery(each.join(' & '))
    const any = toQuery(each.join(' | '))
    const isAnyEnough = expressions.length < terms.length || anyIn === 'vector'
    const matchesTexts = isAnyEnough ? sql`${sql.ref(anyIn)} @@ ${any}` : sql`(vector @@ ${every} or lead @@ ${any})`
    const match = isInTitle ? sql`lead @@ ${every}` : matchesTexts
    const matches = sql.join(
      each.map((text, index) => sql`(vector @@ ${toQuery(text)})::int as ${sql.ref(`term_${index}`)}`),
    )
    const found = sql.join(
      own.map((_, index) => hasTerm(index)),
      sql` + `,
    )
    const weighted = own.map((term, index) => sql`${weightOfTerm(term)}::float8 * ${rarity(index)}`)
    const covered = sql.join(
      weighted.map((weight, index) => sql`${weight} * ${hasTerm(index)}`),
      sql` + `,
    )
    const others = terms.filter((term) => !own.includes(term)).reduce((sum, term) => sum + weightOfTerm(term), 0)
    const whole = sql.join([...weighted, sql`${others}::float8`], sql` + `)
    const scores = sql.join(
      expressions.map((expression, index) => sql`${rarity(index)} * (${scoreOf(expression, toQuery)})`),
      sql` + `,
    )
    const rarities = sql.join(own.map((_, index) => sql`${rarityOf(index)} as ${rarity(index)}`))
    const hasName = expressions.every(({ exact }) => exact !== undefined)
      ? sql`kind = 'map-place' and vector @@ ${toQuery(expressions.map(({ exact }) => alternatives([exact ?? ''], 'A')).join(' & '))}`
      : sql`false`
    const isNamedPlace = sql`has_name and row_number() over (partition by has_name order by score desc, uid) <= ${maxNamedPlaces}::int`
    return sql`select ${recordKind} as kind, uid, case when ${isNamedPlace} then score * ${namedPlaceWeight}::float8 else score end as score
      from (select kind, uid, ${hasName} as has_name, (${scores}) * ${weightOf(scope, locale)} * ((${covered}) / (${whole})) ^ 2 as score
        from (select candidate.*, matches.*, ${rarities}
          from (select kind, uid, title, until_at, vector from search_entry
            where ${conditions} and locale = ${locale} and ${match} order by lead @@ ${every} desc limit ${maxRanked}) as candidate,
            lateral (select ${matches} offset 0) as matches) as ranked
        where ${found} >= ${minTerms}::int) as scored`
  })
}

/** Column that is 1 when a row matches the term, else 0. */
const hasTerm = (index: number) => sql.ref(`term_${index}`)

/** Column with the weight of a term, which decreases with the number of ranked rows that match it. */
const rarity = (index: number) => sql.ref(`rarity_${index}`)

const rarityOf = (index: number) => sql`1 / (1 + ln(greatest(1, sum(${hasTerm(index)}) over ())))`

const weightOfTerm = ({ isCorrected }: Term): number => (isCorrected ? correctedWeight : 1)

/**
 * Weight of a row in every search. A short title increases it, because each of its words is more specific. Pages and places weigh
 * more than news, which is of passing interest, and than places that only the map shows.
 */
const weightOf = (scope: Scope, locale: Locale) => sql`${locale === scope.locale ? 1 : otherLocaleWeight}::float8
  * (1 - least(length(title), 120) / 400.0)
  * case when until_at <= ${scope.now.toISOString()}::timestamptz then ${pastWeight}::float8 else 1 end
  * case kind when 'content' then 1.4 when 'place' then 1.2 when 'publication' then 0.65 when 'map-place' then 0.35 else 1 end`

const allOf = ({ exact, synonyms, others }: Expression): string[] => [exact ?? [], ...synonyms, ...others].flat()

/** Returns what an expression adds to the score of a row. Multiplies by the number of words, because `ts_rank` divides by it. */
function scoreOf({ exact, synonyms, others }: Expression, toQuery: (text: string) => RawBuilder<unknown>) {
  const parts = [
    { list: exact === undefined ? [] : [exact], weight: 1 },
    { list: synonyms, weight: synonymWeight },
    { list: others, weight: otherWeight },
  ]
  const ranks = parts.flatMap(({ list, weight }) => {
    const words = list.flatMap((each) => each.split(' & '))
    if (words.length === 0) return []
    return sql`${weight * words.length}::float8 * ts_rank(${weights}, vector, ${toQuery(words.join(' | '))})`
  })
  return sql.join(ranks, sql` + `)
}

/** Joins alternatives, each folded words joined by `&`, to one `tsquery`. `weights` limits it to parts of texts, such as `A`. */
const alternatives = (list: readonly string[], weights: string): string =>
  list
    .map(
      (each) =>
        `(${each
          .split(' & ')
          .map((word) => (weights ? `${word}:${weights}` : word))
          .join(' & ')})`,
    )
    .join(' | ')
