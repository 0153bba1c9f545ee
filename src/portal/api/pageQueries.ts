import type { Operations } from '../../../schemas/engine'
import { addressOf } from './endpoints'
import { type Query, queryOf } from './Query'
import { type SearchKind, searchKinds } from './searchKinds'

export type Env = Operations['readHome']['query']['env']

/**
 * The portal, the layout and the visitor that queries are for. `poiUid` is the town as a point of interest, where that has
 * another name. `hasMaps` is false where the portal draws none.
 */
export type Scope = {
  portalName: string
  poiUid?: string | undefined
  env: Env
  hasMaps?: boolean
  readonly isSignedIn?: boolean
}

export const homeQuery = ({ portalName, env }: Scope) => queryOf('readHome', { portalName }, { env })

/** The page of a long list that an address names, from 1; undefined when it names none. */
export function pageIn(search: string): number | undefined {
  const [, page] = /[?&]page=([1-9]\d{0,3})(?:&|$)/.exec(`?${search}`) ?? []
  return page ? Number(page) : undefined
}

/**
 * The last segment of `path` is the content's uid; the one before it, if any, is the page it was opened from. The address may
 * name a page of a long content.
 */
export function contentQuery({ portalName, env, hasMaps = true }: Scope, path: string, search = '') {
  const [uid = '', parent] = path.split('/').reverse()
  const page = pageIn(search)
  return queryOf(
    'readContent',
    { portalName, uid },
    { env, maps: hasMaps, ...(parent && { parent }), ...(page && { page }) },
  )
}

/** A content page and the pages below it, by the path of `contentQuery`. */
export const contentQueries = (scope: Scope, path: string, search: string) => ({
  page: contentQuery(scope, path, search),
  aside: queryOf('listAside', { portalName: scope.portalName }, { parent: path.split('/').at(-1) ?? '' }),
})

export const publicationQuery = ({ portalName, env }: Scope, uid: string) =>
  queryOf('readPublication', { portalName, uid }, { env })

export const eventQuery = ({ portalName, env }: Scope, uid: string) =>
  queryOf('readEvent', { portalName, uid }, { env })

/** The publications of the address: its filter and its part of the list. */
export function publicationsQuery({ portalName }: Scope, search: string) {
  const { filter, from, count } = readListAddress('listPublications', search)
  const { date: _, ...rest } = filter
  return queryOf('listPublications', { portalName }, { ...rest, from, count })
}

export function eventsQuery({ portalName, env }: Scope, search: string) {
  const { filter, from, count } = readListAddress('listEvents', search)
  return queryOf('listEvents', { portalName }, { ...filter, env, from, count })
}

/** The days with events in the month of the address, else of the chosen day, else of today. */
export function eventDatesQuery({ portalName }: Scope, search: string) {
  const { date, period: _, ...filter } = readListAddress('listEvents', search).filter
  const given = new URLSearchParams(search)
  const [year, month] = given.has('month') ? [given.get('year'), given.get('month')] : (date?.split('-') ?? [])
  const isMonth = Number(year) >= 1970 && Number(year) <= 9999 && Number(month) >= 1 && Number(month) <= 12
  return queryOf(
    'listEventDates',
    { portalName },
    { ...filter, ...(isMonth && { year: Number(year), month: Number(month) }) },
  )
}

/** What the address searches for, and its part of the results. */
export function searchQuery({ portalName }: Scope, search: string) {
  const { filter, from, count } = readListAddress('search', search)
  const { date: _, ...rest } = filter
  return queryOf('search', { portalName }, { ...rest, from, count })
}

/** The call that suggests records for what is being typed. */
export const suggestionsPath = ({ portalName }: Scope): string => addressOf('listSuggestions', { portalName }, {})

export const publicationTypesQuery = ({ portalName }: Scope) => queryOf('listPublicationTypes', { portalName })

export const tagsQuery = ({ portalName }: Scope) => queryOf('listTags', { portalName })

/** The call that lists more items. It does not include a chosen day. */
export function morePath(list: Lists, { portalName }: Scope, search: string): string {
  const { date: _, ...filter } = readListAddress(list, search).filter
  return addressOf(list, { portalName }, filter)
}

/** The call that lists the days with events of a month. */
export const datesPath = ({ portalName }: Scope): string => addressOf('listEventDates', { portalName }, {})

export const menuQuery = ({ portalName }: Scope) => queryOf('readMenu', { portalName })

/** The entries of the menu that the home shows. */
export const homeMenuQuery = ({ portalName }: Scope) => queryOf('readHomeMenu', { portalName })

/** The languages of the portal, with their names. */
export const localesQuery = ({ portalName }: Scope) => queryOf('readLocales', { portalName })

/** An entry of the menu with what is below it. */
export const menuItemQuery = ({ portalName }: Scope, uid: string) => queryOf('readMenuItem', { portalName, uid })

/** The sessions of the account that is signed in. */
export const sessionsQuery: Query<'listSessions'> = {
  operation: 'listSessions',
  address: '/core-service/api/v1/users/self/sessions',
}

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

/** How many items a list shows at first, and adds on demand. */
const pageSizes: { readonly [L in Lists]: number } = { listPublications: 10, listEvents: 5, search: 15 }

/** Maximum number of items that an address may request, as it does without JavaScript, and of its page. */
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

/** What a page's address says about its list. Invalid values count as missing. */
export function readListAddress(list: Lists, search: string): ListAddress {
  const given = new URLSearchParams(search)
  const query = given.get('query')
  const keyword = given.getAll('keyword').join(',')
  const date = given.get('date')
  const period = list === 'listEvents' && periods.find((each) => each === given.get('period'))
  const type = list === 'listPublications' && /^[A-Za-z0-9][\w-]{0,79}$/.exec(given.get('type') ?? '')?.[0]
  const kind = list === 'search' && searchKinds.find((each) => each === given.get('kind'))
  const filter = {
    ...(kind && { kind }),
    ...(period && { period }),
    ...(type && { type }),
    ...(query && { query }),
    ...(keyword && { keyword }),
    ...(date && day.test(date) && { date }),
  }
  const integer = (name: string, max: number): number | undefined => {
    const value = Number(given.get(name))
    return Number.isInteger(value) && value >= 1 ? Math.min(value, max) : undefined
  }
  const page = integer('page', maxPage)
  const size = pageSizes[list]
  if (page === undefined) return { filter, from: 0, count: Math.max(integer('count', maxCount) ?? 0, size), page, size }
  const count = integer('size', maxCount) ?? size
  return { filter, from: (page - 1) * count, count, page, size }
}
