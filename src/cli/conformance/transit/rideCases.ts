import { deepEqual, equal, ok } from 'node:assert/strict'
import type { Case } from '../Case'
import { callsOf, isAscending, type Timetables } from './Timetables'

/** Departures and rides of a stop. */
export const rideCases: readonly Case<Timetables>[] = [
  {
    title: 'lists the next departures, soonest first',
    async run(timetables) {
      const { stop, items, modes } = await timetables.rides()
      const { items: first } = await timetables.rides({ size: 1 })
      equal(stop.uid, timetables.stop.uid)
      ok(modes.includes(timetables.mode))
      ok(isAscending(items.map(({ departsAt }) => Date.parse(departsAt))), 'departures are not in order')
      equal(first[0]?.uid, items[0]?.uid)
      ok(items.every(({ line }) => line.mode === timetables.mode))
    },
  },
  {
    title: 'lists later rides on the next pages, each once',
    async run(timetables) {
      const { items: whole } = await timetables.rides({ size: 4 })
      const pages = await Promise.all([1, 2].map((page) => timetables.rides({ page, size: 2 })))
      const uidOf = ({ uid, departsAt }: { uid: string; departsAt: string }) => `${uid} ${departsAt}`
      deepEqual(
        pages.flatMap(({ items }) => items.map(uidOf)),
        whole.map(uidOf),
      )
      deepEqual(
        pages.map(({ page, size }) => [page, size]),
        [
          [1, 2],
          [2, 2],
        ],
      )
      equal(pages[0]?.hasMore, true)
    },
  },
  {
    title: 'lists the rides from a wanted time on',
    async run(timetables) {
      const { items } = await timetables.rides({ size: 4 })
      const last = items.at(-1)
      ok(last)
      const { items: later } = await timetables.rides({ at: `${last.day}T${last.time}` })
      ok(later.every(({ departsAt }) => departsAt >= last.departsAt || last.delay !== undefined))
      ok(
        later.some(({ uid }) => uid === last.uid),
        'the ride of that time is missing',
      )
    },
  },
  {
    title: 'tells live times from those of the timetable',
    async run(timetables) {
      const { items, liveAt } = await timetables.rides()
      for (const { status, delay, uid } of items) {
        if (status !== 'cancelled') equal(delay !== undefined, status === 'live', `${uid} is ${status}`)
        if (status === 'live') ok(liveAt, 'the time of the live data is missing')
      }
    },
  },
  {
    title: 'shows the departures as a block that names its own call',
    async run(timetables) {
      const { data } = await timetables.board(3)
      const { items } = await timetables.rides({ size: 3 })
      deepEqual(
        data.components.map((cell) => cell.type === 'mobility-cell' && [cell.data.line, cell.data.time]),
        items.map(({ line, time }) => [line.name, time]),
      )
      ok(data.path?.includes(encodeURIComponent(timetables.stop.uid)) && data.path.includes('count=3'), data.path)
    },
  },
  {
    title: 'reads a ride with its stops in order, among them the one that it leaves',
    async run(timetables) {
      const { items } = await timetables.rides()
      for (const { uid, line, direction, day, time } of items.slice(0, 2)) {
        const ride = await timetables.ride(uid)
        deepEqual([ride.uid, ride.line.name, ride.direction], [uid, line.name, direction])
        ok(
          ride.stops.some((stop) => stop.day === day && stop.time === time && stop.boards !== false),
          `${uid} does not stop at ${day} ${time}`,
        )
        ok(isAscending(ride.stops.map((stop) => `${stop.day} ${stop.time}`)), `${uid} goes back in time`)
      }
    },
  },
  {
    title: 'knows no ride of another mode, no unknown stop and no unknown ride',
    async run({ visitor, calls, mode, stop }) {
      const other = callsOf[mode === 'bus' ? 'train' : 'bus']
      const { items } = await visitor.get(calls.rides, { query: { stop: stop.uid, size: 1 } })
      const [ride] = items
      ok(ride)
      await visitor.fail(other.ride, { params: { uid: ride.uid } }, 404, 'not-found')
      for (const uid of ['unknown', `${ride.uid}-x`]) {
        await visitor.fail(calls.ride, { params: { uid } }, 404, 'not-found')
      }
      await visitor.fail(calls.rides, { query: { stop: 'unknown' } }, 404, 'not-found')
      await visitor.fail(calls.departures, { params: { uid: 'unknown' } }, 404, 'not-found')
    },
  },
  {
    title: 'refuses pages without a size, and times that are none',
    async run({ visitor, calls, stop }) {
      for (const query of [{ size: 0 }, { page: 0 }, { at: '2027-13-01T08:00' }, { at: '08:00' }]) {
        const { status } = await visitor.call(calls.rides, { query: { stop: stop.uid, ...query } })
        equal(status, 400, `${JSON.stringify(query)} is answered ${status}`)
      }
    },
  },
]
