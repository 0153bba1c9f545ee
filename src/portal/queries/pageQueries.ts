import type { Operations } from '../../../schemas/engine'
import { addressOf } from '../api/endpoints'
import { readListFilter } from './listFilter'
import { ask } from './Query'

export type Env = Operations['readHome']['query']['env']

/** Whose pages, and for which layout. */
export type Scope = { portalName: string; env: Env }

export const homeQuery = ({ portalName, env }: Scope) => ask('readHome', { portalName }, { env })

/** `path` may have several segments: the last one names the content, the one before it where it was found. */
export function contentQuery({ portalName, env }: Scope, path: string) {
  const [uid = '', parent] = path.split('/').reverse()
  return ask('readContent', { portalName, uid }, { env, ...(parent && { parent }) })
}

export const publicationQuery = ({ portalName, env }: Scope, uid: string) =>
  ask('readPublication', { portalName, uid }, { env })

export const eventQuery = ({ portalName, env }: Scope, uid: string) => ask('readEvent', { portalName, uid }, { env })

/** The first items of a list; the query of the page's own address narrows it. */
export function publicationsQuery({ portalName }: Scope, search: string) {
  const { filter, count } = readListFilter(search)
  const { date: _, ...narrowed } = filter
  return ask('listPublications', { portalName }, { ...narrowed, from: 0, count })
}

export function eventsQuery({ portalName, env }: Scope, search: string) {
  const { filter, count } = readListFilter(search)
  return ask('listEvents', { portalName }, { ...filter, env, from: 0, count })
}

/** The days with events of the month the address asks for, else that of the chosen day, else this one. */
export function eventDatesQuery({ portalName }: Scope, search: string) {
  const { date, ...filter } = readListFilter(search).filter
  const given = new URLSearchParams(search)
  const [year, month] = given.has('month') ? [given.get('year'), given.get('month')] : (date?.split('-') ?? [])
  const isMonth = Number(year) >= 1970 && Number(year) <= 9999 && Number(month) >= 1 && Number(month) <= 12
  return ask(
    'listEventDates',
    { portalName },
    { ...filter, ...(isMonth && { year: Number(year), month: Number(month) }) },
  )
}

export const tagsQuery = ({ portalName }: Scope) => ask('listTags', { portalName })

/** The path of the API that gives more of that list; a chosen day is not part of it. */
export function morePath(list: 'listPublications' | 'listEvents', { portalName }: Scope, search: string): string {
  const { date: _, ...filter } = readListFilter(search).filter
  return addressOf(list, { portalName }, filter)
}

/** The path of the API that gives the days with events of a month. */
export const datesPath = ({ portalName }: Scope): string => addressOf('listEventDates', { portalName }, {})

export const menuQuery = ({ portalName }: Scope) => ask('readMenu', { portalName })

export const footerQuery = ({ portalName, env }: Scope) => ask('readFooter', { portalName }, { env })
