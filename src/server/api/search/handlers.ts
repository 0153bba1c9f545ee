import { sql } from 'kysely'
import type { Block, Operations, SearchList } from '../../../../schemas'
import { contentPath } from '../../../../schemas/routes/pagePaths'
import { notFound } from '../../http/ApiFailure'
import { foldWords } from '../call/foldWords'
import type { Call, Handler, ScopedCaller } from '../call/Handler'
import { type Range, toRange } from '../call/listQueries'
import { openScope, openScopeOfPage, type Scope } from '../call/Scope'
import type { Services } from '../call/Services'
import { expandQuery, type Term } from './expandQuery'
import { type EntryFilter, findEntries } from './findEntries'
import { type FoundRecord, readFoundRecords } from './foundRecords'
import { Highlighter } from './highlight'
import { readLexicon } from './readLexicon'
import { recordMiss } from './recordMiss'

type Filter = { query?: string; keyword?: string | string[]; kind?: Kind }

type Kind = NonNullable<Operations['search']['query']['kind']>

/** The kinds in the order of the answer's counts. */
const kinds: readonly Kind[] = [
  ...([
    'content',
    'publication',
    'event',
    'place',
    'walk',
    'prestation',
    'defect',
    'waste',
    'stop',
    'camp',
    'parking',
  ] as const),
]

type SearchCall = ScopedCaller & Pick<Call<'search'>, 'params'>

export const search: Handler<'search'> = async (call, services) => {
  const scope = await openScope(call, services)
  const { query } = call
  if (!query.query?.trim() && !query.keyword?.length) return { data: { items: [], total: 0 } }
  const found = await searchFor(scope, call, services, query, toRange(query))
  if (found.total === 0 && !found.kinds?.length && query.query)
    await recordMiss(services.db.withoutPlugins(), scope.name, scope.today, query.query)
  return { data: found }
}

export const searchSection: Handler<'searchSection'> = async (call, services) => {
  const scope = await openScope(call, services)
  const condition = await sectionCondition(scope, call.params.path)
  return { data: await searchFor(scope, call, services, call.query, toRange(call.query), condition) }
}

/** Maximum number of records beside a page. */
const asideSize = 15

export const listAside: Handler<'listAside'> = async (call, services) => {
  const { query, keyword, parent } = call.query
  // The records beside a page are no part of the search, which the portal may have switched off.
  const scope = await openScopeOfPage({ ...call, service: undefined }, services, contentPath(parent ?? ''))
  if (!query?.trim() && !keyword?.length && parent === undefined) return { data: { items: [], total: 0 } }
  const condition = parent === undefined ? undefined : sql<boolean>`(kind = 'content' and parent = ${parent})`
  return { data: await searchFor(scope, call, services, call.query, { offset: 0, limit: asideSize }, condition) }
}

/** Shorter queries match too many records. */
const minSuggestionLength = 3
const maxSuggestions = 5

export const listSuggestions: Handler<'listSuggestions'> = async (call, services) => {
  const scope = await openScope(call, services)
  const { query = '' } = call.query
  if (foldWords(query).length < minSuggestionLength) return { data: [] }
  const terms = expandQuery(query, await readLexicon(scope, services, call.dependencies), scope.locale)
  const { keys } = await findEntries(scope, { terms, isInTitle: true }, { offset: 0, limit: maxSuggestions })
  const records = await readFoundRecords(scope, keys)
  const highlighter = new Highlighter(terms, true)
  const suggestions = records.map(({ title, label, action }) => ({
    title,
    label,
    path: action.data.path,
    matches: highlighter.ranges(title, scope.locale),
  }))
  return { data: suggestions }
}

async function searchFor(
  scope: Scope,
  call: SearchCall,
  services: Services,
  { query = '', keyword, kind }: Filter,
  range: Range,
  condition?: EntryFilter['condition'],
): Promise<SearchList> {
  const terms =
    query.trim() === '' ? [] : expandQuery(query, await readLexicon(scope, services, call.dependencies), scope.locale)
  if (query.trim() !== '' && terms.length === 0) return { items: [], total: 0 }
  const filter = { terms, keyword, kind, ...(condition && { condition }) }
  const { keys, total, kinds: counts } = await findEntries(scope, filter, range)
  const highlighter = new Highlighter(terms)
  const items = (await readFoundRecords(scope, keys)).map((record) => searchCell(record, highlighter, scope))
  const correction = total > 0 ? correctionOf(terms, items) : undefined
  const counted = kinds.flatMap((each) => (counts[each] ? { kind: each, total: counts[each] } : []))
  return { items, total, kinds: counted, ...(correction && { correction }) }
}

/** In characters. */
const maxSummaryLength = 300

function searchCell(
  { id, title, label, summary, image, location, locale: language, action }: FoundRecord,
  highlighter: Highlighter,
  { locale }: Scope,
): Block<'search-cell'> {
  const description =
    summary && summary.length > maxSummaryLength
      ? `${summary.slice(0, maxSummaryLength).replace(/\s+\S*$/, '')}…`
      : summary
  const highlights = highlighter.words(`${title} ${description ?? ''}`, locale).slice(0, 20)
  return {
    type: 'search-cell',
    id,
    data: {
      name: title,
      label,
      ...(description ? { description } : {}),
      ...(highlights.length > 0 ? { highlights } : {}),
      ...(image ? { image } : {}),
      ...(location ? { location } : {}),
      ...(language ? { locale: language } : {}),
    },
    action,
  }
}

/**
 * Returns the query with its corrected words as the results write them; undefined when no word was corrected. Next to words that
 * were found as typed, a correction counts only when a result contains it.
 */
function correctionOf(terms: readonly Term[], items: readonly Block<'search-cell'>[]): string | undefined {
  const shown = items.flatMap(({ data }) => data.highlights ?? [])
  const isAllCorrected = terms.every(({ isCorrected }) => isCorrected)
  let hasCorrection = false
  const words = terms.flatMap(({ isCorrected, typed, expressions }) => {
    if (!isCorrected) return typed
    const likely = [...expressions.values()].flatMap(({ synonyms, others }) => [...synonyms, ...others])
    const corrected =
      shown.find((word) => likely.includes(foldWords(word)))?.toLowerCase() ?? (isAllCorrected ? likely[0] : undefined)
    hasCorrection ||= corrected !== undefined
    return corrected ?? typed
  })
  return hasCorrection ? words.join(' ').slice(0, 200) : undefined
}

const kindsBySection: Readonly<Record<string, string>> = {
  publication: 'publication',
  evenements: 'event',
  evenement: 'event',
  information: 'place',
  lieux: 'place',
  balade: 'walk',
}

/** Returns the SQL condition for the entries of a section of the portal. Throws a 404 for an unknown path. */
async function sectionCondition({ db, name }: Scope, path: string): Promise<NonNullable<EntryFilter['condition']>> {
  const kind = Object.hasOwn(kindsBySection, path) ? kindsBySection[path] : undefined
  if (kind) return sql<boolean>`kind = ${kind}`
  const uid = path.split('/').at(-1) ?? ''
  const content = await db
    .selectFrom('content')
    .select('uid')
    .where('portal', '=', name)
    .where('uid', '=', uid)
    .executeTakeFirst()
  if (!content) throw notFound(`No section has the path "${path}".`)
  return sql<boolean>`(kind = 'content' and (uid = ${uid} or parent = ${uid}))`
}
