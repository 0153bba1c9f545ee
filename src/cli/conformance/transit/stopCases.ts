import { deepEqual, equal, ok } from 'node:assert/strict'
import type { Case } from '../Case'
import { isAscending, type Timetables } from './Timetables'

/** About 300 metres, in degrees of latitude. */
const span = 0.003

/** The lists of stops. */
export const stopCases: readonly Case<Timetables>[] = [
  {
    title: 'lists stops by postal codes',
    async run(timetables) {
      const { items } = await timetables.stops({ count: 500 })
      const zip = items.find((stop) => stop.zip !== undefined)?.zip
      ok(zip, 'no stop has a postal code')
      const { items: found } = await timetables.stops({ zips: `${zip},X0X0`, count: 500 })
      const uids = items.filter((stop) => stop.zip === zip).map(({ uid }) => uid)
      ok(found.length >= uids.length && found.every((stop) => stop.zip === zip), `not all stops are of ${zip}`)
      equal((await timetables.stops({ zips: 'X0X0' })).total, 0)
    },
  },
  {
    title: 'finds stops by each word of their names, in any case and without accents',
    async run(timetables) {
      const { uid, name } = timetables.stop
      const bare = name.normalize('NFD').replace(/\p{M}/gu, '')
      for (const stopName of [name, name.toUpperCase(), bare.toLowerCase()]) {
        const { items } = await timetables.stops({ stopName, count: 500 })
        ok(
          items.some((stop) => stop.uid === uid),
          `"${stopName}" does not find the stop ${uid}`,
        )
      }
      equal((await timetables.stops({ stopName: `${name} qqqq` })).total, 0)
    },
  },
  {
    title: 'lists stops by their distance from a position, and none beyond a radius',
    async run(timetables) {
      const { uid, lat, lon } = timetables.stop
      const { items } = await timetables.stops({ lat, lon, count: 20 })
      const distances = items.map(({ distance }) => distance ?? Number.NaN)
      ok(isAscending(distances) && !distances.some(Number.isNaN), `distances are ${distances.join(', ')}`)
      equal(distances[0], 0)
      const { items: near } = await timetables.stops({ lat, lon, radius: 300, count: 500 })
      ok(near.some((stop) => stop.uid === uid))
      ok(near.every(({ distance = Number.NaN }) => distance <= 300))
    },
  },
  {
    title: 'lists the stops of a part of a map',
    async run(timetables) {
      const { uid, lat, lon } = timetables.stop
      const box = [lon - span, lat - span, lon + span, lat + span].map((value) => value.toFixed(6)).join(',')
      const { items } = await timetables.stops({ box, count: 500 })
      ok(items.some((stop) => stop.uid === uid))
      ok(items.every((stop) => Math.abs(stop.lat - lat) <= span + 1e-6 && Math.abs(stop.lon - lon) <= span + 1e-6))
    },
  },
  {
    title: 'lists more stops from any place of the list, each once',
    async run(timetables) {
      const { items: all, total } = await timetables.stops({ count: 6 })
      const parts = await Promise.all([0, 3].map((from) => timetables.stops({ from, count: 3 })))
      deepEqual(
        parts.flatMap(({ items }) => items.map(({ uid }) => uid)),
        all.map(({ uid }) => uid),
      )
      deepEqual(
        parts.map((part) => part.total),
        [total, total],
      )
      equal(new Set(all.map(({ uid }) => uid)).size, all.length)
    },
  },
  {
    title: 'refuses an unknown portal, and queries that say nothing',
    async run({ visitor, calls, target }) {
      await visitor.fail(calls.stops, { query: { portalName: `${target.portal}-nowhere` } }, 404, 'not-found')
      for (const query of [{ zips: ',' }, { box: '1,2,3' }, { lat: 91, lon: 0 }, { count: 0 }]) {
        const { status } = await visitor.call(calls.stops, { query })
        equal(status, 400, `${JSON.stringify(query)} is answered ${status}`)
      }
    },
  },
]
