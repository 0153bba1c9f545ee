import type { Operations } from '../../../schemas/engine'
import { addressOf } from './endpoints'
import { queryOf } from './Query'

export type Env = Operations['readHome']['query']['env']

/** The portal and the layout that queries are for. */
export type Scope = { portalName: string; env: Env }

export const homeQuery = ({ portalName, env }: Scope) => queryOf('readHome', { portalName }, { env })

/** The last segment of `path` is the content's uid; the one before it, if any, is the page it was opened from. */
export function contentQuery({ portalName, env }: Scope, path: string) {
  const [uid = '', parent] = path.split('/').reverse()
  return queryOf('readContent', { portalName, uid }, { env, ...(parent && { parent }) })
}

export const publicationQuery = ({ portalName, env }: Scope, uid: string) =>
  queryOf('readPublication', { portalName, uid }, { env })

export const eventQuery = ({ portalName, env }: Scope, uid: string) =>
  queryOf('readEvent', { portalName, uid }, { env })

/** The first publications, filtered by the query of the page's address. */
export function publicationsQuery({ portalName }: Scope, search: string) {
  const { filter, count } = readListFilter(search)
  const { date: _, ...rest } = filter
  return queryOf('listPublications', { portalName }, { ...rest, from: 0, count })
}

export function eventsQuery({ portalName, env }: Scope, search: string) {
  const { filter, count } = readListFilter(search)
  return queryOf('listEvents', { portalName }, { ...filter, env, from: 0, count })
}

/** The days with events in the month of the address, else of the chosen day, else of today. */
export function eventDatesQuery({ portalName }: Scope, search: string) {
  const { date, ...filter } = readListFilter(search).filter
  const given = new URLSearchParams(search)
  const [year, month] = given.has('month') ? [given.get('year'), given.get('month')] : (date?.split('-') ?? [])
  const isMonth = Number(year) >= 1970 && Number(year) <= 9999 && Number(month) >= 1 && Number(month) <= 12
  return queryOf(
    'listEventDates',
    { portalName },
    { ...filter, ...(isMonth && { year: Number(year), month: Number(month) }) },
  )
}

export const tagsQuery = ({ portalName }: Scope) => queryOf('listTags', { portalName })

/** The call that lists more items. It does not include a chosen day. */
export function morePath(list: 'listPublications' | 'listEvents', { portalName }: Scope, search: string): string {
  const { date: _, ...filter } = readListFilter(search).filter
  return addressOf(list, { portalName }, filter)
}

/** The call that lists the days with events of a month. */
export const datesPath = ({ portalName }: Scope): string => addressOf('listEventDates', { portalName }, {})

export const menuQuery = ({ portalName }: Scope) => queryOf('readMenu', { portalName })

export const footerQuery = ({ portalName, env }: Scope) => queryOf('readFooter', { portalName }, { env })

type Lists = 'listPublications' | 'listEvents'

/** Filter of a list, from the query of the page's address. */
type ListFilter = Pick<Operations[Lists]['query'], 'query' | 'keyword'> & { date?: string }

/** How many items a list shows at first, and at most when the address requests more, as it does without JavaScript. */
const itemCounts = { initial: 12, max: 100 }

const day = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/

export function readListFilter(search: string): { filter: ListFilter; count: number } {
  const given = new URLSearchParams(search)
  const query = given.get('query')
  const keyword = given.getAll('keyword').join(',')
  const date = given.get('date')
  const count = Number(given.get('count'))
  return {
    filter: { ...(query && { query }), ...(keyword && { keyword }), ...(date && day.test(date) && { date }) },
    count: Number.isInteger(count) && count > itemCounts.initial ? Math.min(count, itemCounts.max) : itemCounts.initial,
  }
}
