import type { PageAddress } from '../../../schemas/door'
import { isObject, locales } from '../../../schemas/engine'
import { findPath, pathBelowCard } from '../routes/matchPath'
import { routeTable } from '../routes/routeTable'

/** The language in `lang` of an address, normalised: `de` of `de-LU`. */
const supportedLanguage = new RegExp(`^(${locales.join('|')})(?![a-z])`, 'i')

/** Parameters that lists and the blocks of a page read. */
const readByLists = [
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

/**
 * Reads an address. Its parameters are in a fixed order: those of its route, otherwise those of lists and `parameters`, which the
 * blocks of the page define. Others, such as those of campaigns, do not change the page.
 */
export function readAddress(url: string, parameters: readonly string[] = []): PageAddress {
  const [path = '', ...rest] = url.split('?')
  const route = routeTable.get(findPath(pathBelowCard(path))?.pattern ?? '')
  const params = new URLSearchParams(rest.join('?'))
  const read = route?.parameters ?? [...new Set([...readByLists, ...parameters])]
  const names = read === 'any' ? [...new Set(params.keys())].filter((name) => name !== 'lang') : read
  const entries = names.flatMap((name) => params.getAll(name).map((value) => [name, value]))
  const language = supportedLanguage.exec(params.get('lang') ?? '')?.[1]
  if (language) entries.push(['lang', language.toLowerCase()])
  return {
    url: entries.length > 0 ? `${path}?${new URLSearchParams(entries)}` : path,
    isOwn: route?.isOwn ?? false,
    isNeverShared: route?.isNeverShared ?? false,
    usesCamera: route?.usesCamera ?? false,
    usesWasm: route?.usesWasm ?? false,
  }
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
  return [...names].filter((name) => !readByLists.includes(name) && name !== 'lang')
}
