import { deepEqual, equal, match, notEqual, ok } from 'node:assert/strict'
import type { Case } from '../Case'
import type { Collections } from './Collections'

const unknown = '00000000-0000-4000-8000-000000000000'
const email = 'essai@example.org'

/** The address that a visitor follows, its calendar and its reminders. */
export const householdCases: readonly Case<Collections>[] = [
  {
    title: 'remembers the address of a visitor for that visitor alone, until it is forgotten',
    async run(town) {
      const [visitor, other] = [town.visitor(), town.visitor()]
      deepEqual(await town.household(visitor), { categories: [], reminder: { status: 'off', categories: [] } })
      const { address, zone } = await town.settle(visitor)
      const { portal: _, ...home } = town.home
      deepEqual([address, zone?.luid, zone?.zuid], [home, town.zone.luid, town.zone.zuid])
      deepEqual((await town.household(visitor)).address, home)
      equal((await town.household(other)).address, undefined)
      for (const _again of [1, 2]) await visitor.send('removeHousehold', { query: town.portal })
      equal((await town.household(visitor)).address, undefined)
    },
  },
  {
    title: 'lists the pickups at the address as those of its zone, and none without one',
    async run(town) {
      const visitor = town.visitor()
      deepEqual(await visitor.get('listHouseholdPickups', { query: town.portal }), { items: [], total: 0 })
      await town.settle(visitor)
      const own = await visitor.get('listHouseholdPickups', { query: town.portal })
      const { items } = await visitor.get('listPickups', { query: { ...town.zone, count: 20 } })
      deepEqual(own.items.slice(0, 20), items)
    },
  },
  {
    title: 'refuses a street that the town does not have, and keeps the address before',
    async run(town) {
      const visitor = town.visitor()
      await town.settle(visitor)
      const body = { ...town.home, street: 'Xqzwk' }
      const { issues } = await visitor.fail('saveHousehold', { body }, 400, 'invalid-request')
      equal(issues?.[0]?.pointer, '/body/street')
      equal((await town.household(visitor)).address?.street, town.home.street)
    },
  },
  {
    title: 'opens a calendar by its secret, with entries whose uids stay, until the address is forgotten',
    async run(town) {
      const visitor = town.visitor()
      const token = (await town.settle(visitor)).calendar
      ok(token !== undefined, 'A remembered address has no calendar.')
      match(token, /^[\w-]{20,}$/)
      notEqual((await town.settle(town.visitor())).calendar, token)
      const program = town.visitor()
      const calendar = await program.get('readPickupCalendar', { params: { token } })
      ok(calendar.label.includes(town.home.street))
      const uids = calendar.items.map(({ uid }) => uid)
      equal(new Set(uids).size, uids.length)
      const again = await program.get('readPickupCalendar', { params: { token } })
      deepEqual([again.items.map(({ uid }) => uid), again.changedAt], [uids, calendar.changedAt])
      const { items } = await visitor.get('listHouseholdPickups', { query: town.portal })
      const keyOf = ({ date, category }: { date: string; category: string }) => `${date} ${category}`
      const entries = new Set(calendar.items.filter(({ isCancelled }) => !isCancelled).map(keyOf))
      ok(items.every((pickup) => entries.has(keyOf(pickup))))
      await visitor.send('removeHousehold', { query: town.portal })
      await program.fail('readPickupCalendar', { params: { token } }, 404, 'not-found')
      await program.fail('readPickupCalendar', { params: { token: unknown } }, 404, 'not-found')
    },
  },
  {
    title: 'sends reminders to a typed address only once it is confirmed, and forgets it when they end',
    async run(town) {
      const visitor = town.visitor()
      const { portal } = town.home
      const wish = { portal, isOn: true, email }
      const category = (await town.settle(visitor)).categories[0]
      ok(category !== undefined, 'The zone collects nothing.')
      const body = { ...wish, categories: [category] }
      const { reminder } = await visitor.get('saveWasteReminder', { body })
      deepEqual(reminder, { status: 'pending', email, categories: [category] })
      equal((await visitor.call('saveWasteReminder', { body: { ...body, email: 'nowhere' } })).status, 400)
      equal((await visitor.call('saveWasteReminder', { body: { ...wish, categories: [] } })).status, 400)
      deepEqual((await town.household(visitor)).reminder, reminder)
      const off = { portal, isOn: false, categories: [] }
      deepEqual((await visitor.get('saveWasteReminder', { body: off })).reminder, { status: 'off', categories: [] })
      await town.visitor().fail('saveWasteReminder', { body }, 404, 'not-found')
    },
  },
  {
    title: 'opens no reminder by a wrong link',
    async run(town) {
      const visitor = town.visitor()
      const link = { params: { uid: unknown }, body: { code: 'x'.repeat(22) } }
      await visitor.fail('confirmWasteReminder', link, 404, 'not-found')
      await visitor.fail('stopWasteReminder', link, 404, 'not-found')
    },
  },
]
