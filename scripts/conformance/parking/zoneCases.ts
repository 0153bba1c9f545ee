import { deepEqual, equal, ok, rejects } from 'node:assert/strict'
import type { Case } from '../../../src/cli/conformance/Case'
import type { ParkingTrial } from './ParkingTrial'

/** Longest distance within a town, in metres. */
const wholeTown = 50_000

const codes = (zones: readonly { code: string }[]) => zones.map(({ code }) => code)

/** Zones and prices, which the server asks for without a driver. */
export const zoneCases: readonly Case<ParkingTrial>[] = [
  {
    title: 'lists the zones of a town by codes that are their own, and none of a town that it does not know',
    async run({ service, zones }) {
      equal(new Set(codes(zones)).size, zones.length)
      deepEqual(await service.zones({ town: 'nulle-part', radius: wholeTown, limit: 50 }), [])
    },
  },
  {
    title: 'finds a zone by its code and by words, and none by a code that no sign has',
    async run({ service, town, zone }) {
      const search = { town, radius: 100, limit: 50 }
      deepEqual(codes(await service.zones({ ...search, code: zone.code })), [zone.code])
      deepEqual(await service.zones({ ...search, code: 'NO-SUCH-ZONE' }), [])
      ok(codes(await service.zones({ ...search, query: zone.name.toLowerCase() })).includes(zone.code))
      deepEqual(await service.zones({ ...search, query: 'qwxzqwxz' }), [])
    },
  },
  {
    title: 'finds zones by position, the nearest first, within the radius and up to the limit',
    async run({ service, town, zone, zones }) {
      const search = { town, position: { lat: zone.lat, lon: zone.lon }, limit: 50 }
      const near = await service.zones({ ...search, radius: 100 })
      const here = near.find(({ code }) => code === zone.code)
      equal(here?.distance, 0, 'The zone at the position is not found with the distance 0.')
      ok(near.every(({ distance = Number.POSITIVE_INFINITY }) => distance <= 100))
      const all = await service.zones({ ...search, radius: wholeTown })
      const distances = all.map(({ distance }) => distance ?? -1)
      deepEqual(
        distances,
        distances.toSorted((a, b) => a - b),
      )
      equal(all.length, zones.length)
      equal((await service.zones({ ...search, radius: wholeTown, limit: 1 })).length, 1)
      const sea = { ...search, position: { lat: 0, lon: -30 }, radius: 100 }
      deepEqual(await service.zones(sea), [])
    },
  },
  {
    title: 'estimates a price that does not fall with the length of the stay, and when the stay ends',
    async run({ service, town, zone }) {
      const estimates = []
      for (const minutes of [5, 10, 20]) estimates.push(await service.estimate({ town, zone: zone.code, minutes }))
      const prices = estimates.map(({ price }) => price)
      deepEqual(
        prices,
        prices.toSorted((a, b) => a - b),
      )
      deepEqual(
        estimates.map(({ zone: code, minutes, currency }) => [code, minutes, currency]),
        [5, 10, 20].map((minutes) => [zone.code, minutes, zone.tariff.currency]),
      )
      const [first, , last] = estimates.map(({ endsAt }) => Date.parse(endsAt))
      // The clock goes on between two calls.
      const gap = ((last ?? 0) - (first ?? 0)) / 60_000
      ok(gap >= 15 && gap < 20, `Stays of 5 and of 20 minutes end ${gap} minutes apart.`)
    },
  },
  {
    title: 'refuses to estimate a stay that is too long, and one in a zone that it does not know',
    async run({ service, town, zone }) {
      const { maxMinutes } = zone.tariff
      const unknown = service.estimate({ town, zone: 'NO-SUCH-ZONE', minutes: 10 })
      await rejects(unknown, { code: 'refused', refusal: 'zone-unknown' })
      if (maxMinutes === undefined) return
      const tooLong = service.estimate({ town, zone: zone.code, minutes: maxMinutes + 1 })
      await rejects(tooLong, { code: 'refused', refusal: 'too-long' })
    },
  },
  {
    title: 'answers 401 to a caller who is neither the server nor a driver',
    async run(trial) {
      const basic = `Basic ${Buffer.from('beffroi:wrong').toString('base64')}`
      for (const authorization of [basic, 'Bearer unknown']) {
        equal(await trial.ask(`api/zones?town=${trial.town}`, { authorization }), 401)
        equal(await trial.ask('api/sessions', { authorization }), 401)
      }
      equal(await trial.ask('api/sessions', {}), 401)
    },
  },
]
