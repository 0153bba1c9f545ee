import type { Block, Ride, RideList, StopList } from '../../../../schemas'
import { hasService } from '../../../../schemas/routes/services'
import type { TransitMode } from '../../db/gtfs/TransitMode'
import { notFound } from '../../http/ApiFailure'
import type { Call, Caller, Handler, ScopedCaller } from '../call/Handler'
import { recordReads } from '../call/recordReads'
import { openScope, type Scope } from '../call/Scope'
import type { Services } from '../call/Services'
import { departuresBlock, liveAt, modesAt } from './departuresBlock'
import { readNotices } from './realtime/readNotices'
import { rideAtStop, rideView } from './rideViews'
import { listStopsOf, stopView } from './stopList'
import { type FoundStop, feedTables, findStops, readFeeds } from './stops'
import { readRideUid } from './timetable/Departure'
import { findDepartures } from './timetable/findDepartures'
import { findRide } from './timetable/findRide'

/** A call of either service: both have the same parameters. */
type PlainCall = ScopedCaller & Pick<Caller, 'visitor'>
type CallOf<Id extends 'listStops' | 'listDepartures' | 'listRides' | 'readRide'> = PlainCall &
  Pick<Call<Id>, 'params' | 'query'>

const stopLister =
  (mode: TransitMode) =>
  async (call: CallOf<'listStops'>, services: Services): Promise<{ data: StopList }> => {
    const { portalName, ...query } = call.query
    if (portalName !== undefined) {
      const scope = await openScope({ ...call, params: { portalName } }, services)
      await readFeeds(scope)
      return { data: await listStopsOf(feedTables(scope), [scope.name], mode, query) }
    }
    const db = recordReads(services, '*', call.dependencies)
    const feeds = await db
      .selectFrom('transit_feed')
      .innerJoin('portal', 'portal.name', 'transit_feed.portal')
      .selectAll('portal')
      .execute()
    const open = feeds.filter(({ record }) => hasService(record, 'transit') && !record.maintenance)
    const portals = [...new Set(open.map(({ name }) => name))]
    return { data: await listStopsOf(feedTables({ db }), portals, mode, query) }
  }

/** Opens the scope of the town that a stop belongs to. Throws a 404 for an unknown stop. */
async function openStop(uid: string, call: PlainCall, services: Services): Promise<{ scope: Scope; found: FoundStop }> {
  const missing = notFound(`There is no stop "${uid}".`)
  const row = await services.db.selectFrom('transit_stop').select('portal').where('uid', '=', uid).executeTakeFirst()
  if (!row) throw missing
  const scope = await openScope({ ...call, params: { portalName: row.portal } }, services)
  const [found] = await findStops(scope, [uid])
  if (!found) throw missing
  return { scope, found }
}

const departureLister =
  (mode: TransitMode) =>
  async (call: CallOf<'listDepartures'>, services: Services): Promise<{ data: Block }> => {
    const { scope, found } = await openStop(call.params.uid, call, services)
    return { data: await departuresBlock(scope, found, { count: call.query.count, mode }) }
  }

const rideLister =
  (mode: TransitMode) =>
  async (call: CallOf<'listRides'>, services: Services): Promise<{ data: RideList }> => {
    const { stop: uid, page, size } = call.query
    const { scope, found } = await openStop(uid, call, services)
    const { feed, stop } = found
    const departures = await findDepartures(scope, found, { count: page * size + 1, mode })
    const shown = departures.slice((page - 1) * size, page * size)
    const readAt = liveAt(feed, scope.now)
    const list: RideList = {
      stop: stopView(stop, mode),
      items: shown.map(rideAtStop),
      page,
      size,
      hasMore: departures.length > page * size,
      validUntil: feed.ends_on,
      ...(readAt && { liveAt: readAt }),
      modes: modesAt(found),
      notices: await readNotices(scope, found, shown),
    }
    return { data: list }
  }

const rideReader =
  (mode: TransitMode) =>
  async (call: CallOf<'readRide'>, services: Services): Promise<{ data: Ride }> => {
    const { uid } = call.params
    const missing = notFound(`There is no ride "${uid}".`)
    const name = readRideUid(uid)
    const trip = name && (await findTripFeed(services, name.trip))
    if (!name || !trip) throw missing
    const scope = await openScope({ ...call, params: { portalName: trip.portal } }, services)
    const feed = (await readFeeds(scope)).get(trip.feed)
    const ride = feed && (await findRide(scope, feed, name))
    if (!ride || ride.mode !== mode) throw missing
    return { data: await rideView(scope, ride) }
  }

const findTripFeed = ({ db }: Services, uid: string) =>
  db
    .selectFrom('transit_trip')
    .innerJoin('transit_feed', 'transit_feed.id', 'transit_trip.feed')
    .select(['transit_trip.feed', 'transit_feed.portal'])
    .where('transit_trip.uid', '=', uid)
    .executeTakeFirst()

export const listStops: Handler<'listStops'> = stopLister('bus')
export const listTrainStops: Handler<'listTrainStops'> = stopLister('train')
export const listDepartures: Handler<'listDepartures'> = departureLister('bus')
export const listTrainDepartures: Handler<'listTrainDepartures'> = departureLister('train')
export const listRides: Handler<'listRides'> = rideLister('bus')
export const listTrainRides: Handler<'listTrainRides'> = rideLister('train')
export const readRide: Handler<'readRide'> = rideReader('bus')
export const readTrainRide: Handler<'readTrainRide'> = rideReader('train')
