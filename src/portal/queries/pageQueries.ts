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
  return ask('listPublications', { portalName }, { ...filter, from: 0, count })
}

export function eventsQuery({ portalName, env }: Scope, search: string) {
  const { filter, count } = readListFilter(search)
  return ask('listEvents', { portalName }, { ...filter, env, from: 0, count })
}

/** The path of the API that gives more of that list. */
export const morePath = (list: 'listPublications' | 'listEvents', { portalName }: Scope, search: string): string =>
  addressOf(list, { portalName }, readListFilter(search).filter)

export const menuQuery = ({ portalName }: Scope) => ask('readMenu', { portalName })

export const footerQuery = ({ portalName, env }: Scope) => ask('readFooter', { portalName }, { env })
