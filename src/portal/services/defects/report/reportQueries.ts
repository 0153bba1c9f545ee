import { defectsOperations } from '../../../../../schemas/generated/defectsOperations'
import { mapsServiceOperations } from '../../../../../schemas/generated/mapsServiceOperations'
import { fillPath } from '../../../api/endpoints'
import type { Scope } from '../../../api/pageQueries'
import { type Query, queryAt } from '../../../api/Query'
import { pathOf, positionOf, type ReportChoice } from './ReportChoice'

type Town = Pick<Scope, 'portalName'>

/** Fills the path of a call of reports. */
export const reportCallPath = (operation: keyof typeof defectsOperations, uid = ''): string =>
  fillPath(defectsOperations[operation].path, { uid })

export const providersQuery = ({ portalName }: Town): Query<'listDefectProviders'> =>
  queryAt(defectsOperations, 'listDefectProviders', {}, { portalName })

export const categoriesQuery = ({ portalName }: Town): Query<'listDefectCategories'> =>
  queryAt(defectsOperations, 'listDefectCategories', {}, { portalName })

/** How many of the latest reports tell what is common. */
const latestCount = 30

export const latestQuery = ({ portalName }: Town): Query<'listDefectReports'> =>
  queryAt(defectsOperations, 'listDefectReports', {}, { portalName, size: latestCount })

/** Whose the position of a choice is, and its address. */
export const locationQuery = ({ portalName }: Town, at: { lat: number; lon: number }): Query<'locateDefect'> =>
  queryAt(defectsOperations, 'locateDefect', {}, { portalName, ...at })

/** The reports that may be about the same defect. */
export function nearbyQuery({ portalName }: Town, choice: ReportChoice): Query<'listNearbyReports'> | undefined {
  const position = positionOf(choice)
  const { category, asset } = choice
  if (!position || category === undefined) return undefined
  return queryAt(
    defectsOperations,
    'listNearbyReports',
    {},
    { portalName, category, ...position, ...(asset && { asset }) },
  )
}

/** The login of the external reporting system. It leads back to the step. */
export const loginQuery = ({ portalName }: Town, choice: ReportChoice): Query<'readDefectLogin'> =>
  queryAt(defectsOperations, 'readDefectLogin', {}, { portalName, returnPath: pathOf(choice) })

/** Longest text that is searched, in characters. */
const maxText = 200

/** The locations of a typed address. */
export const geocodeQuery = ({ portalName }: Town, text: string): Query<'geocode'> =>
  queryAt(mapsServiceOperations, 'geocode', {}, { portalName, query: text.slice(0, maxText), count: 5 })

/** A report as its sender sees it. */
export const sentReportQuery = (uid: string): Query<'readDefectReport'> =>
  queryAt(defectsOperations, 'readDefectReport', { uid })

/** The address that the place is searched by. */
export const searchedAddress = (search: string): string => new URLSearchParams(search).get('address')?.trim() ?? ''
