import type { Operations } from '../../../schemas/engine'
import type { Scope } from '../api/pageQueries'
import { type Query, queryOf } from '../api/Query'

/** Walks that a page of the list holds. A town has fewer. */
const pageSize = 1000

/** Length and duration of a filter: the least and the greatest value with a hyphen between. */
const span = /^(?=.*\d)\d{0,4}-\d{0,4}$/
const word = /^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/

type Filter = Partial<
  Pick<Operations['listWalks']['query'], 'difficulty' | 'length' | 'duration' | 'accessibility' | 'theme' | 'query'>
>

/** Parameters of an address that filter the walks, and whether the filter form sets them. */
export const filterNames = ['difficulty', 'length', 'duration', 'accessibility', 'theme'] as const

/** The same with the names that fields of several values have without a script. */
export const filterParameters = [...filterNames, 'difficulty[]', 'accessibility[]'] as const

/** The filter that an address names. Invalid values count as missing. */
export function readWalkFilter(search: string): Filter {
  const given = new URLSearchParams(search)
  const list = (name: string) =>
    [...given.getAll(name), ...given.getAll(`${name}[]`)]
      .flatMap((value) => value.split(','))
      .filter((value) => word.test(value))
      .slice(0, 20)
      .join(',')
  const one = (name: string, pattern: RegExp) => pattern.exec(given.get(name) ?? '')?.[0]
  const values = {
    difficulty: list('difficulty'),
    length: one('length', span),
    duration: one('duration', span),
    accessibility: list('accessibility'),
    theme: one('theme', word),
    query: given.get('query')?.trim().slice(0, 200),
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value))
}

/** How many filters of the form an address names. */
export const countFilters = (search: string): number => {
  const filter = readWalkFilter(search)
  return filterNames.filter((name) => filter[name]).length
}

/** Walks that a cluster of an address holds at most. */
const maxInCluster = 100

/** What an address chooses on the map: a walk, and the walks of a cluster. Invalid values count as missing. */
export function readWalkChoice(search: string): { walk?: string; cluster?: string[] } {
  const given = new URLSearchParams(search)
  const walk = word.exec(given.get('balade') ?? '')?.[0]
  const cluster = (given.get('groupe') ?? '').split(',', maxInCluster).filter((uid) => word.test(uid))
  return { ...(walk && { walk }), ...(cluster.length > 0 && { cluster }) }
}

export const walksQuery = ({ portalName }: Scope, search: string): Query<'listWalks'> =>
  queryOf('listWalks', { portalName }, { ...readWalkFilter(search), page: 1, size: pageSize })

/** The form that filters the walks, with the values of the address. */
export function walkFilterQuery({ portalName }: Scope, search: string): Query<'readWalkFilter'> {
  const { query: _, ...filter } = readWalkFilter(search)
  return queryOf('readWalkFilter', { portalName }, filter)
}

export const walkQuery = ({ portalName }: Scope, uid: string): Query<'readWalk'> =>
  queryOf('readWalk', { portalName, uid })

export const walkStepQuery = ({ portalName }: Scope, uid: string, stepUid: string): Query<'readWalkStep'> =>
  queryOf('readWalkStep', { portalName, uid, stepUid })

/** The steps of a walk, without their texts. */
export const walkStepsQuery = ({ portalName }: Scope, balade: string): Query<'listWalkSteps'> =>
  queryOf('listWalkSteps', { portalName }, { balade })

/** The town as a point of interest, as the path names it; without one, as the scope does. */
export const poiOf = ({ portalName, poiUid = portalName }: Scope, poi = poiUid): string => poi

/** How many reviews a page of them shows. */
export const reviewsPageSize = 10

/** A page, from 1, of what visitors wrote about a walk of a town. */
export const commentsQuery = (poi: string, dataUid: string, page: number): Query<'listComments'> =>
  queryOf('listComments', { uid: poi, dataUid }, { page, size: reviewsPageSize })
