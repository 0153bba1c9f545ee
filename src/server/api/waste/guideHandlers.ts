import type { ContainerSiteList, SortingAnswer, SortingList, SortingThing } from '../../../../schemas'
import { sortingPath } from '../../../../schemas/routes/pagePaths'
import { notFound } from '../../http/ApiFailure'
import { foldWords } from '../call/foldWords'
import type { Handler, ScopedCaller } from '../call/Handler'
import { foreignLocale, localized, openScope, type Scope } from '../call/Scope'
import type { Services } from '../call/Services'
import { expandQuery } from '../search/expandQuery'
import { findEntries } from '../search/findEntries'
import { readLexicon } from '../search/readLexicon'
import { textsOf } from '../texts/textsOf'
import { readCatalogue } from './readCatalogue'

type PortalCall = ScopedCaller & { query: { portalName: string } }

const scopeOf = (call: PortalCall, services: Services): Promise<Scope> =>
  openScope({ ...call, params: { portalName: call.query.portalName } }, services)

type Item = SortingList['items'][number]

const itemOf = ({ uid, destination, translations }: SortingThing, scope: Scope): Item => ({
  uid,
  name: localized(translations, scope).name,
  destination,
  ...foreignLocale(translations, scope),
})

/** The first letter of a name without its accent, as a capital. */
const letterOf = ({ name }: Item): string => foldWords(name).slice(0, 1).toUpperCase()

export const searchSorting: Handler<'searchSorting'> = async (call, services) => {
  const scope = await scopeOf(call, services)
  const { guide = [] } = await readCatalogue(scope)
  const { query = '', letter, count } = call.query
  if (query.trim() !== '') return { data: await search(query, guide, { scope, call, services, count }) }
  const order = new Intl.Collator(scope.locale)
  const all = guide.map((thing) => itemOf(thing, scope)).sort((one, other) => order.compare(one.name, other.name))
  const wanted = letter?.toUpperCase()
  const items = wanted === undefined ? all : all.filter((item) => letterOf(item) === wanted)
  const letters = [...new Set(all.map(letterOf))].sort()
  return { data: { items: items.slice(0, count), total: items.length, letters } }
}

const maxSuggestions = 5

export const suggestSorting: Handler<'suggestSorting'> = async (call, services) => {
  const scope = await openScope(call, services)
  const { guide = [] } = await readCatalogue(scope)
  const { items } = await search(call.query.query, guide, { scope, call, services, count: maxSuggestions })
  const label = textsOf(scope.locale)('kind.waste')
  return { data: items.map(({ uid, name }) => ({ title: name, label, path: sortingPath(uid), matches: [] })) }
}

type Search = { scope: Scope; call: ScopedCaller; services: Services; count: number }

/** Finds things as the search of the portal does, with synonyms and misspellings. */
async function search(
  query: string,
  guide: readonly SortingThing[],
  { scope, call, services, count }: Search,
): Promise<SortingList> {
  const terms = expandQuery(query, await readLexicon(scope, services, call.dependencies), scope.locale)
  if (terms.length === 0) return { items: [], total: 0 }
  const { keys, total } = await findEntries(scope, { terms, kind: 'waste' }, { offset: 0, limit: count })
  const things = new Map(guide.map((thing) => [thing.uid, thing]))
  const items = keys.flatMap(({ uid }) => {
    const thing = things.get(uid)
    return thing ? [itemOf(thing, scope)] : []
  })
  return { items, total }
}

export const readSortingThing: Handler<'readSortingThing'> = async (call, services) => {
  const scope = await scopeOf(call, services)
  const { uid } = call.params
  const { guide = [] } = await readCatalogue(scope)
  const thing = guide.find((each) => each.uid === uid)
  if (!thing) throw notFound(`The guide of "${scope.name}" has no thing "${uid}".`)
  const { name, synonyms, note } = localized(thing.translations, scope)
  const answer: SortingAnswer = {
    uid,
    name,
    ...(synonyms && { synonyms }),
    destination: thing.destination,
    alternatives: thing.alternatives ?? [],
    advice: thing.advice ?? [],
    ...(note && { note }),
    ...foreignLocale(thing.translations, scope),
  }
  return { data: answer }
}

export const listContainerSites: Handler<'listContainerSites'> = async (call, services) => {
  const scope = await scopeOf(call, services)
  const { sites = [] } = await readCatalogue(scope)
  const items = sites.map(({ translations, schedule = [], ...site }): ContainerSiteList['items'][number] => {
    const { name, note } = localized(translations, scope)
    return { ...site, name, ...(note && { note }), schedule, ...foreignLocale(translations, scope) }
  })
  const order = new Intl.Collator(scope.locale, { numeric: true })
  const isPark = ({ kinds }: (typeof items)[number]) => Number(kinds.includes('RECYPARC'))
  items.sort((one, other) => isPark(other) - isPark(one) || order.compare(one.name, other.name))
  return { data: { items } }
}
