import { defectsOperations } from '../../../../../schemas/generated/defectsOperations'
import type { Scope } from '../../../api/pageQueries'
import { type Query, queryAt } from '../../../api/Query'
import { pageSize, readListAddress } from './ListAddress'

type ReportScope = Pick<Scope, 'portalName'>

/** The page of the list that an address names. */
export function reportsQuery({ portalName }: ReportScope, search: string): Query<'listDefectReports'> {
  const { status, category, near, position, sort, page } = readListAddress(search)
  return queryAt(
    defectsOperations,
    'listDefectReports',
    {},
    {
      portalName,
      sort,
      size: pageSize,
      ...(status !== 'all' && { status }),
      ...(category !== undefined && { category }),
      ...(near !== undefined && { near }),
      ...position,
      ...(page > 1 && { page }),
    },
  )
}

export const categoriesQuery = ({ portalName }: ReportScope): Query<'listDefectCategories'> =>
  queryAt(defectsOperations, 'listDefectCategories', {}, { portalName })

export const pinsQuery = ({ portalName }: ReportScope): Query<'listDefectPins'> =>
  queryAt(defectsOperations, 'listDefectPins', {}, { portalName })

/** A report of the portal; one of another town is not found. */
export const reportQuery = ({ portalName }: ReportScope, uid: string): Query<'readDefectReport'> => ({
  ...queryAt(defectsOperations, 'readDefectReport', { uid }, { portalName }),
  refetchesOnFocus: true,
})

/** What the visitor sent and follows. */
export const ownReportsQuery = ({ portalName }: ReportScope): Query<'listOwnDefectReports'> => ({
  ...queryAt(defectsOperations, 'listOwnDefectReports', {}, { portalName }),
  refetchesOnFocus: true,
})
