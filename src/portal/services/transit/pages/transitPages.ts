import { pagePaths, ridePath, stopPath } from '../../../../../schemas/routes/pagePaths'
import type { PageContext, RoutePage } from '../../../location/Route'
import { pageLinks } from '../../../pages/listBlocks'
import { departuresOf } from '../departuresOf'
import { modeIn, pageSize, readBoardAddress, readStopAddress } from '../StopAddress'
import { stopMap } from '../stopMap'
import { busesQuery, rideQuery, stopsQuery, trainsQuery } from '../transitQueries'
import { transitTexts } from '../transitTexts'
import { type RideData, RideScreen } from './RideScreen'
import { type StopData, StopScreen } from './StopScreen'
import { type StopsData, StopsScreen } from './StopsScreen'

/** The stops of the town. The address holds the search. */
export const stopsPage: RoutePage<{ stops: ReturnType<typeof stopsQuery> }, StopsData> = {
  texts: transitTexts,
  queries: ({ scope, search }) => ({ stops: stopsQuery(scope, search) }),
  data({ stops }, read, { search, shellText }) {
    const address = readStopAddress(search)
    const { items, total } = read.required(stops)
    const { page, mode, isMap } = address
    const hasPages = total > pageSize && !isMap
    const pages = hasPages ? pageLinks(pagePaths.timetables, { page, count: pageSize }, total) : []
    return { address, stops: items, total, map: isMap ? stopMap(items, mode, shellText) : [], pages }
  },
  blocks: ({ map, pages }) => [...map, ...pages],
  head: ({ address }, { shellText, portal }) => ({
    status: 200,
    title: shellText('transit.title'),
    description: shellText('transit.lead', { name: portal.name }),
    kind: 'website',
    ...((address.stopName || address.position || address.isMap) && { canonical: pagePaths.timetables }),
  }),
  Component: StopsScreen,
}

type StopQueries = { buses: ReturnType<typeof busesQuery>; trains: ReturnType<typeof trainsQuery> }

/** The next departures of a stop. */
export const stopPage: RoutePage<StopQueries, StopData> = {
  texts: transitTexts,
  queries: ({ params: { uid = '' }, search }: Pick<PageContext, 'params' | 'search'>) => ({
    buses: busesQuery(uid, search),
    trains: trainsQuery(uid, search),
  }),
  data({ buses, trains }, read, { search, shellText }) {
    const address = readBoardAddress(search)
    const ofBuses = read.required(buses)
    const ofTrains = read.optional(trains)
    const { modes } = ofBuses
    const blocks = [
      ...(modes.includes('bus') || !ofTrains ? [departuresOf('bus', ofBuses, address, shellText)] : []),
      ...(modes.includes('train') && ofTrains ? [departuresOf('train', ofTrains, address, shellText)] : []),
    ]
    const lines = [...ofBuses.stop.lines, ...(ofTrains?.stop.lines ?? [])]
    const [first] = [...ofBuses.items, ...(ofTrains?.items ?? [])].map(({ day, time }) => `${day}T${time}`).sort()
    return {
      address,
      stop: { ...ofBuses.stop, lines },
      validUntil: ofBuses.validUntil,
      departures: blocks,
      first,
      hasMore: ofBuses.hasMore || ofTrains?.hasMore === true,
    }
  },
  blocks: ({ departures }) => departures,
  head: ({ stop: { uid, name, lines } }, { shellText }) => ({
    status: 200,
    title: shellText('transit.stopTitle', { name }),
    description: shellText('transit.stopText', { name, lines: lines.join(', ') }),
    kind: 'website',
    path: stopPath(uid),
  }),
  Component: StopScreen,
}

/** A ride with its stops. */
export const ridePage: RoutePage<{ ride: ReturnType<typeof rideQuery> }, RideData> = {
  texts: transitTexts,
  queries: ({ params: { mode, uid = '' } }: Pick<PageContext, 'params'>) => ({ ride: rideQuery(modeIn(mode), uid) }),
  data: ({ ride }, read) => ({ ride: read.required(ride) }),
  head: ({ ride: { uid, line, direction } }, { shellText }) => ({
    status: 200,
    title: shellText('transit.rideTitle', { line: line.name, direction }),
    kind: 'website',
    path: ridePath(line.mode, uid),
  }),
  Component: RideScreen,
}
