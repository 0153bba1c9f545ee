import { campLocationPath } from '../../../../../schemas/routes/pagePaths'
import type { RoutePage } from '../../../location/Route'
import { portalPath } from '../../../location/urls'
import { readTarget } from '../campAddresses'
import { locationQuery, locationsQuery } from '../campQueries'
import { campTexts } from '../campTexts'
import { campMap, campTile } from './campMap'
import { type LocationData, LocationScreen, RulesScreen } from './LocationScreen'
import { type LocationsData, LocationsScreen, type MapData, MapScreen } from './LocationsScreen'

type ListQueries = { locations: ReturnType<typeof locationsQuery> }

/** The locations of the town. */
export const locationsPage: RoutePage<ListQueries, LocationsData> = {
  texts: campTexts,
  queries: ({ scope }) => ({ locations: locationsQuery({ scope }) }),
  data: ({ locations }, read) => ({ locations: read.required(locations).items }),
  head: (_, { shellText }) => ({
    status: 200,
    title: shellText('camps.title'),
    description: shellText('camps.lead'),
    kind: 'website',
  }),
  Component: LocationsScreen,
}

/** The same on a map. */
export const mapPage: RoutePage<ListQueries, MapData> = {
  texts: campTexts,
  queries: ({ scope }) => ({ locations: locationsQuery({ scope }) }),
  data: ({ locations }, read, { shellText }) => ({ map: campMap(read.required(locations).items, shellText) }),
  head: (_, { shellText }) => ({ status: 200, title: shellText('camps.mapTitle'), kind: 'website' }),
  blocks: ({ map }) => map,
  Component: MapScreen,
}

type OneQueries = { location: ReturnType<typeof locationQuery> }

/** A location. */
export const locationPage: RoutePage<OneQueries, LocationData> = {
  texts: campTexts,
  queries: ({ scope, params: { uid = '' } }) => ({ location: locationQuery({ scope }, uid) }),
  data({ location: wanted }, read) {
    const location = read.required(wanted)
    return { location, map: campTile(location) }
  },
  head: ({ location: { uid, title, description } }, { portal }) => ({
    status: 200,
    title,
    description,
    kind: 'website',
    canonical: portalPath(portal.cardName, campLocationPath(uid)),
  }),
  blocks: ({ map }) => map,
  Component: LocationScreen,
}

/** The rules of the location that the address names. */
export const rulesPage: RoutePage<OneQueries, LocationData> = {
  texts: campTexts,
  queries: ({ scope, search }) => ({ location: locationQuery({ scope }, readTarget(search).location ?? '-') }),
  data: ({ location }, read) => ({ location: read.required(location), map: [] }),
  head: ({ location: { title } }, { shellText }) => ({
    status: 200,
    title: `${shellText('camps.rulesTitle')} – ${title}`,
    kind: 'website',
  }),
  Component: RulesScreen,
}
