import { ok } from 'node:assert/strict'
import type { Operations, Ride, RideList, StopView } from '../../../../schemas'
import type { Trial } from '../Case'
import type { Target } from '../Target'
import { type Data, Visitor } from '../Visitor'

export type TransitMode = 'bus' | 'train'

/** The calls of each mode, which have the same parameters. */
export const callsOf = {
  bus: { stops: 'listStops', departures: 'listDepartures', rides: 'listRides', ride: 'readRide' },
  train: {
    stops: 'listTrainStops',
    departures: 'listTrainDepartures',
    rides: 'listTrainRides',
    ride: 'readTrainRide',
  },
} as const

type StopQuery = Partial<Operations['listStops']['query']>
type RideQuery = Partial<Operations['listRides']['query']>

/** Rides that a stop to try has at least. */
const leastRides = 4
/** Stops that are looked at until one has as many rides. */
const mostStops = 50

/** The trial of the timetables of a town: a stop with rides, of buses when there are any. */
export class Timetables implements Trial {
  private constructor(
    readonly target: Target,
    readonly visitor: Visitor,
    readonly mode: TransitMode,
    readonly stop: StopView,
  ) {}

  /** Chooses a stop. Throws when the system has none to try. */
  static async open(target: Target): Promise<Timetables> {
    const visitor = new Visitor(target)
    for (const mode of ['bus', 'train'] as const) {
      const query = { portalName: target.portal, count: mostStops }
      const { items } = await visitor.get(callsOf[mode].stops, { query })
      for (const stop of items) {
        const rides = await visitor.get(callsOf[mode].rides, { query: { stop: stop.uid, size: leastRides } })
        if (rides.items.length === leastRides) return new Timetables(target, visitor, mode, stop)
      }
    }
    throw new Error(`The system has no stop with ${leastRides} rides in the days ahead.`)
  }

  get calls() {
    return callsOf[this.mode]
  }

  stops(query: StopQuery): Promise<Data<'listStops'>> {
    return this.visitor.get(this.calls.stops, { query: { portalName: this.target.portal, ...query } })
  }

  rides(query: RideQuery = {}): Promise<RideList> {
    return this.visitor.get(this.calls.rides, { query: { stop: this.stop.uid, size: leastRides, ...query } })
  }

  ride(uid: string): Promise<Ride> {
    return this.visitor.get(this.calls.ride, { params: { uid } })
  }

  /** The departures as a block, as pages show them. */
  async board(count: number) {
    const { uid } = this.stop
    const block = await this.visitor.get(this.calls.departures, { params: { uid }, query: { count } })
    ok(block.type === 'departures', `the block of departures is of the type ${block.type}`)
    return block
  }

  /** Nothing is taken. */
  async leave(): Promise<void> {}
}

/** Whether values are in ascending order. */
export const isAscending = (values: readonly (number | string)[]): boolean =>
  values.every((value, index) => index === 0 || (values[index - 1] ?? value) <= value)
