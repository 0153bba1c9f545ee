import { isObject } from '../../../schemas/engine'
import { isAccountPath } from '../../../schemas/routes/accountPaths'
import { filterParameters } from '../walks/walkQueries'

/** The language that an address names in `lang`, as the portal writes it: `de` of `de-LU`. */
const supportedLanguage = /^(fr|de|en|nl)(?![a-z])/i

/** Parameters of an address that pages and their blocks read, whatever their data. */
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

/** Parameters that the pages of what residents send read. */
const readByParticipation = ['type', 'uid', 'from', 'category', 'page', 'sent']

/** Parameters that pages of walks read. */
const readByWalks = ['query', ...filterParameters, 'vue', 'filtres', 'balade', 'groupe', 'liste', 'page']

/** Parameters that the map reads. */
const readByMap = ['header', 'query', 'category', 'open', 'need', 'zone', 'near', 'place', 'view', 'page']

/** Parameters that the pages of subscriptions read. */
const readByWall = ['category', 'mine', 'configure', 'widget', 'uid', 'done']

/** Parameters that the pages of favourites read without a list. */
const readByFavourite = ['type', 'uid', 'from', 'done']

/** The parameters that the pages of some paths read, by a pattern of the path. */
const readByPath: readonly [RegExp, readonly string[]][] = [
  [/^\/[^/]+\/map\/?$/, readByMap],
  [/^\/[^/]+\/balade(?:\/|$)/, readByWalks],
  [/^\/[^/]+\/abonnement(?:\/|$)/, readByWall],
  [/^\/[^/]+\/favoris\/./, readByFavourite],
  [/^\/[^/]+\/participer\//, readByParticipation],
]

/**
 * An address with the parameters that the page reads, in one order: those that every page reads, and the page's own. Others,
 * such as those of campaigns, change nothing in the page.
 */
export function canonicalAddress(url: string, own: readonly string[] = []): string {
  const [path = '', ...rest] = url.split('?')
  const given = new URLSearchParams(rest.join('?'))
  const names = isAccountPath(path)
    ? readByAccounts
    : (readByPath.find(([pattern]) => pattern.test(path))?.[1] ?? [...new Set([...readByAll, ...own])])
  const kept = names.flatMap((name) => given.getAll(name).map((value) => [name, value]))
  const language = supportedLanguage.exec(given.get('lang') ?? '')?.[1]
  if (language) kept.push(['lang', language.toLowerCase()])
  return kept.length > 0 ? `${path}?${new URLSearchParams(kept)}` : path
}

/** Maximum depth of the search, more than any page has. */
const maxDepth = 200

/** The parameters that the blocks of a page name themselves. */
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
