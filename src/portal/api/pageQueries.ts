import type { Operations } from '../../../schemas/engine'
import { addressOf } from './endpoints'
import { queryOf } from './Query'

export type Env = Operations['readHome']['query']['env']

/** Whose pages, and for which layout. */
export type Scope = { portalName: string; env: Env }

export const homeQuery = ({ portalName, env }: Scope) => queryOf('readHome', { portalName }, { env })

/** `path` may have several segments: the last one names the content, the one before it where it was found. */
export function contentQuery({ portalName, env }: Scope, path: string) {
  const [uid = '', parent] = path.split('/').reverse()
  return queryOf('readContent', { portalName, uid }, { env, ...(parent && { parent }) })
}

export const publicationQuery = ({ portalName, env }: Scope, uid: string) =>
  queryOf('readPublication', { portalName, uid }, { env })

export const eventQuery = ({ portalName, env }: Scope, uid: string) =>
  queryOf('readEvent', { portalName, uid }, { env })

/** The first items of a list; the query of the page's own address narrows it. */
export function publicationsQuery({ portalName }: Scope, search: string) {
  const { filter, count } = readListFilter(search)
  const { date: _, ...narrowed } = filter
  return queryOf('listPublications', { portalName }, { ...narrowed, from: 0, count })
}

export function eventsQuery({ portalName, env }: Scope, search: string) {
  const { filter, count } = readListFilter(search)
  return queryOf('listEvents', { portalName }, { ...filter, env, from: 0, count })
}

/** The days with events of the month the address asks for, else that of the chosen day, else this one. */
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

/** The path of the API that gives more of that list; a chosen day is not part of it. */
export function morePath(list: 'listPublications' | 'listEvents', { portalName }: Scope, search: string): string {
  const { date: _, ...filter } = readListFilter(search).filter
  return addressOf(list, { portalName }, filter)
}

/** The path of the API that gives the days with events of a month. */
export const datesPath = ({ portalName }: Scope): string => addressOf('listEventDates', { portalName }, {})

export const menuQuery = ({ portalName }: Scope) => queryOf('readMenu', { portalName })

export const footerQuery = ({ portalName, env }: Scope) => queryOf('readFooter', { portalName }, { env })

type Lists = 'listPublications' | 'listEvents'

/** What of a page's own address narrows its list. */
type ListFilter = Pick<Operations[Lists]['query'], 'query' | 'keyword'> & { date?: string }

/** How many items a list has at first, and at most when its address asks for more, as it does without a script. */
const itemCounts = { first: 12, most: 100 }

const day = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/

export function readListFilter(search: string): { filter: ListFilter; count: number } {
  const given = new URLSearchParams(search)
  const query = given.get('query')
  const keyword = given.getAll('keyword').join(',')
  const date = given.get('date')
  const count = Number(given.get('count'))
  return {
    filter: { ...(query && { query }), ...(keyword && { keyword }), ...(date && day.test(date) && { date }) },
    count: Number.isInteger(count) && count > itemCounts.first ? Math.min(count, itemCounts.most) : itemCounts.first,
  }
}
