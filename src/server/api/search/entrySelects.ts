import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '../../../../schemas'
import type { Scope } from '../call/Scope'
import type { Expression, Term } from './expandQuery'

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

/** Counts places with and without a page as one kind. */
const recordKind = sql`case kind when 'map-place' then 'place' else kind end`

/** Returns a select of all rows that meet the conditions, with their dates as scores. */
export const selectLatest = (conditions: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select ${recordKind} as kind, uid, extract(epoch from from_at) as score from search_entry where ${conditions}`

export type Ranking = {
  /** Each has expressions in at least one language. */
  terms: readonly Term[]
  /** Whether records must have the terms in their title. */
  isInTitle: boolean
  /** The column in which one term is enough: `lead` holds title and summary, `vector` everything. */
  anyIn: 'lead' | 'vector'
}

/** Returns one select per language of the rows that meet the conditions and match enough terms, with their scores. */
export function selectRanked(scope: Scope, ranking: Ranking, conditions: RawBuilder<unknown>): RawBuilder<unknown>[] {
  const { terms, isInTitle } = ranking
  const locales = [...new Set(terms.flatMap(({ expressions }) => [...expressions.keys()]))]
  const typed = terms.filter(({ isCorrected }) => !isCorrected)
  const minTerms = isInTitle ? terms.length : Math.ceil((typed.length || terms.length) / 2)
  return locales.flatMap((locale) => {
    const found = termsIn(locale, ranking)
    return found.length < minTerms ? [] : [selectInLocale(scope, locale, ranking, found, minTerms, conditions)]
  })
}

/** A term of a ranking in one language. */
type LocaleTerm = {
  expression: Expression
  /** All alternatives in the syntax of `to_tsquery`. */
  query: string
  weight: number
  /** Column that is 1 when a row matches the term, else 0. */
  isFound: RawBuilder<unknown>
  /** Column with the weight of the term's rarity, which decreases with the number of ranked rows that match it. */
  rarity: RawBuilder<unknown>
}

const termsIn = (locale: Locale, { terms, isInTitle }: Ranking): LocaleTerm[] =>
  terms
    .flatMap((term) => {
      const expression = term.expressions.get(locale)
      return expression ? [{ expression, weight: weightOfTerm(term) }] : []
    })
    .map(({ expression, weight }, index) => ({
      expression,
      query: `(${alternatives(allOf(expression), isInTitle ? 'A' : '')})`,
      weight,
      isFound: sql.ref(`term_${index}`),
      rarity: sql.ref(`rarity_${index}`),
    }))

/** Selects in three steps: the candidates and which terms each matches, the scores, and the higher weight of named places. */
function selectInLocale(
  scope: Scope,
  locale: Locale,
  ranking: Ranking,
  found: readonly LocaleTerm[],
  minTerms: number,
  conditions: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const toQuery = queryIn(locale)
  const matches = sql.join(found.map(({ query, isFound }) => sql`(vector @@ ${toQuery(query)})::int as ${isFound}`))
  const rarities = sql.join(
    found.map(({ isFound, rarity }) => sql`1 / (1 + ln(greatest(1, sum(${isFound}) over ()))) as ${rarity}`),
  )
  const scores = sum(found.map(({ expression, rarity }) => sql`${rarity} * (${scoreOf(expression, toQuery)})`))
  const isNamedPlace = sql`has_name and row_number() over (partition by has_name order by score desc, uid) <= ${maxNamedPlaces}::int`
  return sql`select ${recordKind} as kind, uid, case when ${isNamedPlace} then score * ${namedPlaceWeight}::float8 else score end as score
      from (select kind, uid, ${hasName(found, toQuery)} as has_name, (${scores}) * ${weightOfRow(scope, locale)} * (${coverage(ranking, found)}) ^ 2 as score
        from (select candidate.*, matches.*, ${rarities}
          from (${selectCandidates(locale, ranking, found, conditions)}) as candidate,
            lateral (select ${matches} offset 0) as matches) as ranked
        where ${sum(found.map(({ isFound }) => isFound))} >= ${minTerms}::int) as scored`
}

/** Selects at most `maxRanked` rows, first those with all terms in title or summary. */
function selectCandidates(
  locale: Locale,
  { terms, isInTitle, anyIn }: Ranking,
  found: readonly LocaleTerm[],
  conditions: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const toQuery = queryIn(locale)
  const every = toQuery(found.map(({ query }) => query).join(' & '))
  const any = toQuery(found.map(({ query }) => query).join(' | '))
  const isAnyEnough = found.length < terms.length || anyIn === 'vector'
  const matchesTexts = isAnyEnough ? sql`${sql.ref(anyIn)} @@ ${any}` : sql`(vector @@ ${every} or lead @@ ${any})`
  const match = isInTitle ? sql`lead @@ ${every}` : matchesTexts
  return sql`select kind, uid, title, until_at, vector from search_entry
            where ${conditions} and locale = ${locale} and ${match} order by lead @@ ${every} desc limit ${maxRanked}`
}

/** Condition for map places whose name has all the typed words. False when a term has no typed word that a record has. */
function hasName(found: readonly LocaleTerm[], toQuery: ToQuery): RawBuilder<unknown> {
  const names = found.flatMap(({ expression: { exact } }) => (exact === undefined ? [] : [alternatives([exact], 'A')]))
  if (names.length < found.length) return sql`false`
  return sql`kind = 'map-place' and vector @@ ${toQuery(names.join(' & '))}`
}

/** The weight of the terms that a row matches, relative to the weight of all terms of the query. */
function coverage({ terms }: Ranking, found: readonly LocaleTerm[]): RawBuilder<unknown> {
  const weighted = found.map(({ weight, rarity }) => sql`${weight}::float8 * ${rarity}`)
  const matched = sum(found.map(({ isFound }, index) => sql`${weighted[index]} * ${isFound}`))
  const total = terms.reduce((sum, term) => sum + weightOfTerm(term), 0)
  const others = total - found.reduce((sum, { weight }) => sum + weight, 0)
  return sql`(${matched}) / (${sum([...weighted, sql`${others}::float8`])})`
}

/**
 * Weight of a row in every search. A short title increases it, because each of its words is more specific. Pages and places weigh
 * more than appointments and reports, for which a page says what is needed, than the things of the sorting guide, than news, which is of passing interest, and than
 * places that only the map shows.
 */
const weightOfRow = (scope: Scope, locale: Locale) => sql`${locale === scope.locale ? 1 : otherLocaleWeight}::float8
  * (1 - least(length(title), 120) / 400.0)
  * case when until_at <= ${scope.now.toISOString()}::timestamptz then ${pastWeight}::float8 else 1 end
  * case kind when 'content' then 1.4 when 'place' then 1.2 when 'prestation' then 0.5 when 'parking' then 0.5 when 'defect' then 0.4 when 'waste' then 0.45 when 'publication' then 0.65 when 'map-place' then 0.35 else 1 end`

const weightOfTerm = ({ isCorrected }: Term): number => (isCorrected ? correctedWeight : 1)

/** Returns what an expression adds to the score of a row. Multiplies by the number of words, because `ts_rank` divides by it. */
function scoreOf({ exact, synonyms, others }: Expression, toQuery: ToQuery): RawBuilder<unknown> {
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
  return sum(ranks)
}

const sum = (parts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> => sql.join(parts, sql` + `)

const configs: Readonly<Record<Locale, string>> = { fr: 'french', de: 'german', en: 'english', nl: 'dutch' }

type ToQuery = (text: string) => RawBuilder<unknown>

const queryIn =
  (locale: Locale): ToQuery =>
  (text) =>
    sql`to_tsquery(${sql.lit(configs[locale])}, ${text})`

const allOf = ({ exact, synonyms, others }: Expression): string[] => [exact ?? [], ...synonyms, ...others].flat()

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
