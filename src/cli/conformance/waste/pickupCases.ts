import { deepEqual, equal, ok } from 'node:assert/strict'
import type { Case } from '../Case'
import type { Collections } from './Collections'

const unknown = 'no-such-thing'

/** Most pickups that a call lists. */
const all = 400

const isSorted = (days: readonly string[]): boolean =>
  days.every((day, index) => index === 0 || (days[index - 1] ?? '') <= day)

/** Addresses with their zones, and the days of a zone. */
export const pickupCases: readonly Case<Collections>[] = [
  {
    title: 'answers 404 for an unknown zone, and 400 for a day that does not exist',
    async run(town) {
      const visitor = town.visitor()
      const { luid } = town.zone
      await visitor.fail('listPickups', { query: { luid, zuid: unknown } }, 404, 'not-found')
      await visitor.fail('listPickups', { query: { ...town.zone, from: '2030-02-30' } }, 400, 'invalid-request')
    },
  },
  {
    title: 'finds the zone of an address that it named itself, and suggests it while it is typed',
    async run(town) {
      const visitor = town.visitor()
      const { street, number = '', zip, locality, luid, zuid } = town.place
      const query = `${street} ${number}, ${zip} ${locality}`
      const { items, total } = await visitor.get('searchPickups', { query: { ...town.portal, query } })
      ok(items.length <= total)
      const found = items.find((each) => each.street === street && each.zip === zip && each.locality === locality)
      deepEqual([found?.luid, found?.zuid], [luid, zuid])
      const suggestions = await visitor.get('suggestPickups', { params: town.portal, query: { query } })
      ok(suggestions.some(({ path }) => path?.includes(`luid=${luid}&zuid=${zuid}`)))
    },
  },
  {
    title: 'says nothing of an address that the town does not have',
    async run(town) {
      const query = { ...town.portal, query: 'xqzwk 7' }
      deepEqual(await town.visitor().get('searchPickups', { query }), { items: [], total: 0 })
    },
  },
  {
    title: 'lists 20 pickups without a count, in order and from today on, and the rest from a number on',
    async run(town) {
      const visitor = town.visitor()
      const { items, total } = await visitor.get('listPickups', { query: { ...town.zone, count: all } })
      equal(items.length, Math.min(total, all))
      ok(isSorted(items.map(({ date }) => date)))
      const usual = await visitor.get('listPickups', { query: town.zone })
      deepEqual([usual.total, usual.items], [total, items.slice(0, 20)])
      const rest = await visitor.get('listPickups', { query: { ...town.zone, from: '3', count: 5 } })
      deepEqual(rest.items, items.slice(3, 8))
    },
  },
  {
    title: 'lists the pickups from a day on, that day included',
    async run(town) {
      const visitor = town.visitor()
      const { items } = await visitor.get('listPickups', { query: { ...town.zone, count: all } })
      const day = items[Math.min(5, items.length - 1)]?.date
      ok(day, 'The zone has no pickups.')
      const later = await visitor.get('listPickups', { query: { ...town.zone, from: day, count: 10 } })
      deepEqual(later.items, items.filter(({ date }) => date >= day).slice(0, 10))
    },
  },
  {
    title: 'marks a pickup as moved only when it takes place on another day',
    async run(town) {
      const { items } = await town.visitor().get('listPickups', { query: { ...town.zone, count: all } })
      ok(items.every(({ date, movedFrom }) => movedFrom !== date))
      const keys = items.map(({ date, category, label }) => JSON.stringify([date, category, label]))
      equal(new Set(keys).size, keys.length)
    },
  },
]
