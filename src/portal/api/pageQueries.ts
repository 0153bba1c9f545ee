import type { Operations } from '../../../schemas/engine'
import { addressOf } from './endpoints'
import { queryOf } from './Query'
import { type SearchKind, searchKinds } from './searchKinds'

export type Env = Operations['readHome']['query']['env']

/**
 * The portal, layout and visitor of a query. `poiUid` is the town as a point of interest, if its uid differs.
 * `hasMaps` is false where the portal has no maps.
 */
export type Scope = {
  portalName: string
  poiUid?: string | undefined
  env: Env
  hasMaps?: boolean
  readonly isSignedIn?: boolean
}

export const homeQuery = ({ portalName, env }: Scope) => queryOf('readHome', { portalName }, { env })

/** A whole number in an address, from 1 to 9999; undefined without one. */
const numberIn = (name: string, search: string): number | undefined =>
  Number(new RegExp(`[?&]${name}=([1-9]\\d{0,3})(?:&|$)`).exec(`?${search}`)?.[1]) || undefined

/** The page number in an address, from 1; undefined without one. */
export const pageIn = (search: string): number | undefined => numberIn('page', search)

/**
 * The last segment of `path` is the uid of the content; the segment before it, if any, is the parent page. The
 * address may name a page of a long content.
 */
export function contentQuery({ portalName, env, hasMaps = true }: Scope, path: string, search = '') {
  const [uid = '', parent] = path.split('/').reverse()
  const page = pageIn(search)
  return {
    ...queryOf(
      'readContent',
      { portalName, uid },
      { env, maps: hasMaps, ...(parent && { parent }), ...(page && { page }) },
    ),
    listed: numberIn('count', search),
  }
}

/** A content page and its child pages; `path` as in `contentQuery`. */
export const contentQueries = (scope: Scope, path: string, search: string) => ({
  page: contentQuery(scope, path, search),
  aside: queryOf('listAside', { portalName: scope.portalName }, { parent: path.split('/').at(-1) ?? '' }),
})

export const publicationQuery = ({ portalName, env }: Scope, uid: string) =>
  queryOf('readPublication', { portalName, uid }, { env })

export const eventQuery = ({ portalName, env }: Scope, uid: string) =>
  queryOf('readEvent', { portalName, uid }, { env })

/** The publications that match the filter and page of the address. */
export function publicationsQuery({ portalName }: Scope, search: string) {
  const { filter, from, count } = readListAddress('listPublications', search)
  const { date: _, ...rest } = filter
  return queryOf('listPublications', { portalName }, { ...rest, from, count })
}

export function eventsQuery({ portalName, env }: Scope, search: string) {
  const { filter, from, count } = readListAddress('listEvents', search)
  return queryOf('listEvents', { portalName }, { ...filter, env, from, count })
}

/** The days with events in the month of the address, otherwise in the month of the selected day or of today. */
export function eventDatesQuery({ portalName }: Scope, search: string) {
  const { date, period: _, ...filter } = readListAddress('listEvents', search).filter
  const params = new URLSearchParams(search)
  const [year, month] = params.has('month') ? [params.get('year'), params.get('month')] : (date?.split('-') ?? [])
  const isMonth = Number(year) >= 1970 && Number(year) <= 9999 && Number(month) >= 1 && Number(month) <= 12
  return queryOf(
    'listEventDates',
    { portalName },
    { ...filter, ...(isMonth && { year: Number(year), month: Number(month) }) },
  )
}

/** The search results for the query and page of the address. */
export function searchQuery({ portalName }: Scope, search: string) {
  const { filter, from, count } = readListAddress('search', search)
  const { date: _, ...rest } = filter
  return queryOf('search', { portalName }, { ...rest, from, count })
}

/** The path that suggests records for a typed text. */
export const suggestionsPath = ({ portalName }: Scope): string => addressOf('listSuggestions', { portalName }, {})

export const publicationTypesQuery = ({ portalName }: Scope) => queryOf('listPublicationTypes', { portalName })

export const tagsQuery = ({ portalName }: Scope) => queryOf('listTags', { portalName })

/** The path that lists more items. Excludes the selected day. */
export function morePath(list: Lists, { portalName }: Scope, search: string): string {
  const { date: _, ...filter } = readListAddress(list, search).filter
  return addressOf(list, { portalName }, filter)
}

/** The path that lists the days with events of a month. */
export const datesPath = ({ portalName }: Scope): string => addressOf('listEventDates', { portalName }, {})

export const menuQuery = ({ portalName }: Scope) => queryOf('readMenu', { portalName })

/** The menu entries on the home page. */
export const homeMenuQuery = ({ portalName }: Scope) => queryOf('readHomeMenu', { portalName })

/** The languages of the portal, with their names. */
export const localesQuery = ({ portalName }: Scope) => queryOf('readLocales', { portalName })

/** A menu entry with its descendants. */
export const menuItemQuery = ({ portalName }: Scope, uid: string) => queryOf('readMenuItem', { portalName, uid })

export const footerQuery = ({ portalName, env }: Scope) => queryOf('readFooter', { portalName }, { env })

export const maintenanceFooterQuery = ({ portalName, env }: Scope) =>
  queryOf('readMaintenanceFooter', { portalName }, { env })

type Lists = 'listPublications' | 'listEvents' | 'search'

type Period = NonNullable<Operations['listEvents']['query']['period']>

const periods: readonly Period[] = ['today', 'week', 'weekend']

/** Filter of a list, from the query of the page's address. */
type ListFilter = Pick<Operations[Lists]['query'], 'query' | 'keyword'> & {
  date?: string
  period?: Period
  type?: string
  kind?: SearchKind
}

/** Number of items a list shows at first, and adds on demand. */
const pageSizes: { readonly [L in Lists]: number } = { listPublications: 10, listEvents: 5, search: 15 }

/** Maximum number of items that an address may request, which links without JavaScript do, and maximum page number. */
const maxCount = 100
const maxPage = 100_000

const day = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/

export type ListAddress = {
  filter: ListFilter
  from: number
  count: number
  /** The page that the address names, from 1; undefined when it names none. */
  page: number | undefined
  /** How many items the list shows at first, and adds on demand. */
  size: number
}

/** Parses the list parameters of an address. Invalid values count as missing. */
export function readListAddress(list: Lists, search: string): ListAddress {
  const params = new URLSearchParams(search)
  const query = params.get('query')
  const keyword = params.getAll('keyword').join(',')
  const date = params.get('date')
  const period = list === 'listEvents' && periods.find((each) => each === params.get('period'))
  const type = list === 'listPublications' && /^[A-Za-z0-9][\w-]{0,79}$/.exec(params.get('type') ?? '')?.[0]
  const kind = list === 'search' && searchKinds.find((each) => each === params.get('kind'))
  const filter = {
    ...(kind && { kind }),
    ...(period && { period }),
    ...(type && { type }),
    ...(query && { query }),
    ...(keyword && { keyword }),
    ...(date && day.test(date) && { date }),
  }
  const integer = (name: string, max: number): number | undefined => {
    const value = Number(params.get(name))
    return Number.isInteger(value) && value >= 1 ? Math.min(value, max) : undefined
  }
  const page = integer('page', maxPage)
  const size = pageSizes[list]
  if (page === undefined) return { filter, from: 0, count: Math.max(integer('count', maxCount) ?? 0, size), page, size }
  const count = integer('size', maxCount) ?? size
  return { filter, from: (page - 1) * count, count, page, size }
}
