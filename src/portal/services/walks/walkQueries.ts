import type { Operations } from '../../../../schemas/engine'
import { participationOperations } from '../../../../schemas/generated/participationOperations'
import { walksOperations } from '../../../../schemas/generated/walksOperations'
import type { Scope } from '../../api/pageQueries'
import { type Query, queryAt } from '../../api/Query'

/** Page size of the list, larger than any town's number of walks. */
const pageSize = 1000

/** Range filter of length or duration: minimum and maximum joined by a hyphen. */
const span = /^(?=.*\d)\d{0,4}-\d{0,4}$/
const word = /^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/

type Filter = Partial<
  Pick<Operations['listWalks']['query'], 'difficulty' | 'length' | 'duration' | 'accessibility' | 'theme' | 'query'>
>

/** Parameters of the address that filter the walks. */
export const filterNames = ['difficulty', 'length', 'duration', 'accessibility', 'theme'] as const

/** The same, including the names of multi-value fields without JavaScript. */
export const filterParameters = [...filterNames, 'difficulty[]', 'accessibility[]'] as const

/** The filter that an address names. Invalid values count as missing. */
export function readWalkFilter(search: string): Filter {
  const params = new URLSearchParams(search)
  const list = (name: string) =>
    [...params.getAll(name), ...params.getAll(`${name}[]`)]
      .flatMap((value) => value.split(','))
      .filter((value) => word.test(value))
      .slice(0, 20)
      .join(',')
  const single = (name: string, pattern: RegExp) => pattern.exec(params.get(name) ?? '')?.[0]
  const values = {
    difficulty: list('difficulty'),
    length: single('length', span),
    duration: single('duration', span),
    accessibility: list('accessibility'),
    theme: single('theme', word),
    query: params.get('query')?.trim().slice(0, 200),
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value))
}

/** Number of form filters in an address. */
export const countFilters = (search: string): number => {
  const filter = readWalkFilter(search)
  return filterNames.filter((name) => filter[name]).length
}

/** Maximum number of walks in a cluster of an address. */
const maxInCluster = 100

/** The selection on the map in an address: a walk, and the walks of a cluster. Invalid values count as missing. */
export function readWalkChoice(search: string): { walk?: string; cluster?: string[] } {
  const params = new URLSearchParams(search)
  const walk = word.exec(params.get('balade') ?? '')?.[0]
  const cluster = (params.get('groupe') ?? '').split(',', maxInCluster).filter((uid) => word.test(uid))
  return { ...(walk && { walk }), ...(cluster.length > 0 && { cluster }) }
}

export const walksQuery = ({ portalName }: Scope, search: string): Query<'listWalks'> =>
  queryAt(walksOperations, 'listWalks', { portalName }, { ...readWalkFilter(search), page: 1, size: pageSize })

/** The filter form, with the values of the address. */
export function walkFilterQuery({ portalName }: Scope, search: string): Query<'readWalkFilter'> {
  const { query: _, ...filter } = readWalkFilter(search)
  return queryAt(walksOperations, 'readWalkFilter', { portalName }, filter)
}

export const walkQuery = ({ portalName }: Scope, uid: string): Query<'readWalk'> =>
  queryAt(walksOperations, 'readWalk', { portalName, uid })

export const walkStepQuery = ({ portalName }: Scope, uid: string, stepUid: string): Query<'readWalkStep'> =>
  queryAt(walksOperations, 'readWalkStep', { portalName, uid, stepUid })

/** The steps of a walk, without their texts. */
export const walkStepsQuery = ({ portalName }: Scope, balade: string): Query<'listWalkSteps'> =>
  queryAt(walksOperations, 'listWalkSteps', { portalName }, { balade })

/** The town's point of interest in the path, otherwise in the scope. */
export const poiOf = ({ portalName, poiUid = portalName }: Scope, poi = poiUid): string => poi

/** Number of reviews on a page. */
export const reviewsPageSize = 10

/** A page (from 1) of the reviews of a walk. */
export const commentsQuery = (poi: string, dataUid: string, page: number): Query<'listComments'> =>
  queryAt(participationOperations, 'listComments', { uid: poi, dataUid }, { page, size: reviewsPageSize })
