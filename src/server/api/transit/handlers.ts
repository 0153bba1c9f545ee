import type { Block, Ride, RideList, StopList } from '../../../../schemas'
import { hasService } from '../../../../schemas/routes/services'
import type { TransitMode } from '../../db/gtfs/TransitMode'
import { notFound } from '../../http/ApiFailure'
import { zonedTime } from '../../time/zonedTime'
import type { Call, Caller, Handler, ScopedCaller } from '../call/Handler'
import { recordReads } from '../call/recordReads'
import { openScope, type Scope } from '../call/Scope'
import type { Services } from '../call/Services'
import { departuresBlock, liveAt, modesAt } from './departuresBlock'
import { noticesOf } from './realtime/noticesOf'
import { rideAtStop, rideView } from './rideViews'
import { listStopsOf, stopView } from './stopList'
import { feedTables } from './stops'
import { readRideUid } from './timetable/Departure'
import { type FoundDepartures, findDepartures } from './timetable/findDepartures'
import { findRide } from './timetable/findRide'
import type { DepartureWish } from './timetable/selectDepartures'

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

/** Reads the departures of a stop, in the scope of its town. Throws a 404 for an unknown stop. */
async function readDepartures(
  { at, ...wish }: DepartureWish & { at?: string | undefined },
  call: PlainCall,
  services: Services,
): Promise<ScopedDepartures> {
  const missing = notFound(`There is no stop "${wish.uid}".`)
  const { db } = services
  const row = await db.selectFrom('transit_stop').select('portal').where('uid', '=', wish.uid).executeTakeFirst()
  if (!row) throw missing
  const scope = await openScope({ ...call, params: { portalName: row.portal } }, services)
  const [found] = await findDepartures(scope, [wish], at === undefined ? scope.now : timeIn(at, scope.timeZone))
  if (!found) throw missing
  return { scope, found }
}

/** The instant of a wall-clock time, `YYYY-MM-DDTHH:MM`. */
function timeIn(at: string, timeZone: string): Date {
  const [day = '', clock = ''] = at.split('T')
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  return zonedTime({ day, minute: hour * 60 + minute }, timeZone)
}

type ScopedDepartures = { scope: Scope; found: FoundDepartures }

const departureLister =
  (mode: TransitMode) =>
  async (call: CallOf<'listDepartures'>, services: Services): Promise<{ data: Block }> => {
    const wish = { uid: call.params.uid, count: call.query.count, mode }
    const { scope, found } = await readDepartures(wish, call, services)
    return { data: departuresBlock(scope, found, wish) }
  }

const rideLister =
  (mode: TransitMode) =>
  async (call: CallOf<'listRides'>, services: Services): Promise<{ data: RideList }> => {
    const { stop: uid, at, page, size } = call.query
    const { scope, found } = await readDepartures({ uid, count: page * size + 1, mode, at }, call, services)
    const { feed, stop, departures } = found
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
      notices: noticesOf(found, scope, stop.gtfs, shown),
    }
    return { data: list }
  }

const rideReader =
  (mode: TransitMode) =>
  async (call: CallOf<'readRide'>, services: Services): Promise<{ data: Ride }> => {
    const { uid } = call.params
    const missing = notFound(`There is no ride "${uid}".`)
    const name = readRideUid(uid)
    const trip = name && (await findTripTown(services, name.trip))
    if (!name || !trip) throw missing
    const scope = await openScope({ ...call, params: { portalName: trip.portal } }, services)
    const ride = await findRide(scope, name)
    if (!ride || ride.mode !== mode) throw missing
    return { data: rideView(scope, ride) }
  }

const findTripTown = ({ db }: Services, uid: string) =>
  db
    .selectFrom('transit_trip')
    .innerJoin('transit_feed', 'transit_feed.id', 'transit_trip.feed')
    .select('transit_feed.portal')
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
