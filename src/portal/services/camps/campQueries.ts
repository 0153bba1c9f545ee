import { scoutsOperations } from '../../../../schemas/generated/scoutsOperations'
import { fillPath } from '../../api/endpoints'
import type { Scope } from '../../api/pageQueries'
import { type Query, queryAt } from '../../api/Query'

type CampScope = { scope: Pick<Scope, 'portalName'> }

/** The address of a call about camps. */
export function campAddress(
  operation: keyof typeof scoutsOperations,
  uid: string,
  query: Readonly<Record<string, string | undefined>> = {},
): string {
  const path = fillPath(scoutsOperations[operation].path, { uid })
  const entries = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries)}`
}

/** The camp locations with the stays to come, which change while the visitor looks. */
export const locationsQuery = ({ scope: { portalName } }: CampScope): Query<'listCampLocations'> => ({
  ...queryAt(scoutsOperations, 'listCampLocations', {}, { portalName }),
  refetchesOnFocus: true,
})

export const locationQuery = ({ scope: { portalName } }: CampScope, uid: string): Query<'readCampLocation'> => ({
  ...queryAt(scoutsOperations, 'readCampLocation', { uid }, { portalName }),
  refetchesOnFocus: true,
})

/** The form of a camp at a location; that of any without one. */
export const formQuery = ({ scope: { portalName } }: CampScope, location: string | undefined): Query<'readCampForm'> =>
  queryAt(scoutsOperations, 'readCampForm', {}, { portalName, ...(location !== undefined && { location }) })

/** All camps of the visitor. */
export const campsQuery = ({ scope: { portalName } }: CampScope): Query<'listCamps'> => ({
  ...queryAt(scoutsOperations, 'listCamps', {}, { portalName }),
  refetchesOnFocus: true,
})

/** A camp of the visitor, or one whose link the visitor has. */
export const campQuery = (uid: string, code: string | undefined): Query<'readCamp'> => ({
  ...queryAt(scoutsOperations, 'readCamp', { uid }, { ...(code !== undefined && { code }) }),
  refetchesOnFocus: true,
})
