import { isObject } from '../../../schemas/engine'
import { isAccountPath } from '../../../schemas/routes/accountPaths'
import { filterParameters } from '../walks/walkQueries'

/** The language in `lang` of an address, normalised: `de` of `de-LU`. */
const supportedLanguage = /^(fr|de|en|nl)(?![a-z])/i

/** Parameters that all pages and their blocks read. */
const readByAll = [
  'query',
  'keyword',
  'date',
  'period',
  'type',
  'kind',
  'year',
  'month',
  'page',
  'size',
  'from',
  'count',
]

/** Parameters that pages of accounts read. */
const readByAccounts = ['redirectUrl', 'redirectRouteName', 'token', 'uid', 'email', 'done']

/** Parameters that the participation pages read. */
const readByParticipation = ['type', 'uid', 'from', 'category', 'page', 'sent']

/** Parameters that pages of walks read. */
const readByWalks = ['query', ...filterParameters, 'vue', 'filtres', 'balade', 'groupe', 'liste', 'page']

/** Parameters that the map reads. */
const readByMap = ['header', 'query', 'category', 'open', 'need', 'zone', 'near', 'place', 'view', 'page']

/** Parameters that the pages of subscriptions read. */
const readByWall = ['category', 'mine', 'configure', 'widget', 'uid', 'done']

/** Parameters that the pages of favourites read without a list. */
const readByFavourite = ['type', 'uid', 'from', 'done']

/** Parameters that the pages of loyalty cards read. */
const readByCards = ['query', 'type', 'title', 'uid', 'done']

/** The parameters that the pages of some paths read, by a pattern of the path. */
const readByPath: readonly [RegExp, readonly string[]][] = [
  [/^\/[^/]+\/map\/?$/, readByMap],
  [/^\/[^/]+\/balade(?:\/|$)/, readByWalks],
  [/^\/[^/]+\/abonnement(?:\/|$)/, readByWall],
  [/^\/[^/]+\/favoris\/./, readByFavourite],
  [/^\/[^/]+\/carte-de-fidelite(?:\/|$)/, readByCards],
  [/^\/[^/]+\/participer\//, readByParticipation],
]

/**
 * The address with only the parameters that the page reads, in a fixed order: those of every page, and the page's
 * own. Others, such as those of campaigns, do not change the page.
 */
export function canonicalAddress(url: string, pageParameters: readonly string[] = []): string {
  const [path = '', ...rest] = url.split('?')
  const params = new URLSearchParams(rest.join('?'))
  const names = isAccountPath(path)
    ? readByAccounts
    : (readByPath.find(([pattern]) => pattern.test(path))?.[1] ?? [...new Set([...readByAll, ...pageParameters])])
  const entries = names.flatMap((name) => params.getAll(name).map((value) => [name, value]))
  const language = supportedLanguage.exec(params.get('lang') ?? '')?.[1]
  if (language) entries.push(['lang', language.toLowerCase()])
  return entries.length > 0 ? `${path}?${new URLSearchParams(entries)}` : path
}

/** Maximum depth of the search, more than any page has. */
const maxDepth = 200

/** Finds the parameters that the blocks of a page define. */
export function findParameters(document: unknown): string[] {
  const names = new Set<string>()
  const visit = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > maxDepth) return
    if (isObject(value) && value.type === 'tag-list' && isObject(value.data)) {
      if (typeof value.data.param === 'string') names.add(value.data.param)
    }
    for (const member of Object.values(value)) visit(member, depth + 1)
  }
  visit(document, 0)
  return [...names].filter((name) => !readByAll.includes(name) && name !== 'lang')
}
