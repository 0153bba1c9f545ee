import { garbageViewServiceOperations as operations } from '../../../../schemas/generated/garbageViewServiceOperations'
import { fillPath } from '../../api/endpoints'
import type { Scope } from '../../api/pageQueries'
import { type Query, queryAt } from '../../api/Query'

type WasteScope = Pick<Scope, 'portalName'>

/** More pickups than a zone has within a year. */
const yearCount = 400

/** Addresses that a search lists. */
const placeCount = 20

/** More things than begin with a letter. */
const letterCount = 200

/** The path of the suggestions of a search field. */
export const suggestionsOf = (operation: 'suggestPickups' | 'suggestSorting', { portalName }: WasteScope): string =>
  fillPath(operations[operation].path, { portalName })

export const householdQuery = ({ portalName }: WasteScope): Query<'readHousehold'> => ({
  ...queryAt(operations, 'readHousehold', {}, { portalName }),
  refetchesOnFocus: true,
})

/** The path of all things of the guide. */
export const guidePath = (portalName: string): string =>
  `${fillPath(operations.searchSorting.path, {})}?${new URLSearchParams({ portalName, count: '500' })}`

/** The pickups at the visitor's own address. */
export const ownPickupsQuery = ({ portalName }: WasteScope): Query<'listHouseholdPickups'> => ({
  ...queryAt(operations, 'listHouseholdPickups', {}, { portalName }),
  refetchesOnFocus: true,
})

export const pickupsQuery = (place: { luid: string; zuid: string }): Query<'listPickups'> =>
  queryAt(operations, 'listPickups', {}, { luid: place.luid, zuid: place.zuid, count: yearCount })

export const placesQuery = ({ portalName }: WasteScope, query: string): Query<'searchPickups'> =>
  queryAt(operations, 'searchPickups', {}, { portalName, query, count: placeCount })

export const guideQuery = (
  { portalName }: WasteScope,
  search: { query?: string; letter?: string },
): Query<'searchSorting'> =>
  queryAt(operations, 'searchSorting', {}, { portalName, ...search, count: search.query ? placeCount : letterCount })

export const thingQuery = ({ portalName }: WasteScope, uid: string): Query<'readSortingThing'> =>
  queryAt(operations, 'readSortingThing', { uid }, { portalName })

export const containersQuery = ({ portalName }: WasteScope): Query<'listContainerSites'> =>
  queryAt(operations, 'listContainerSites', {}, { portalName })

/** Fills the path of a call that changes something. */
export const wasteCallPath = (operation: keyof typeof operations, uid = ''): string =>
  fillPath(operations[operation].path, { uid })
