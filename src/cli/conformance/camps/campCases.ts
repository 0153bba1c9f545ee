import { deepEqual, equal, ok } from 'node:assert/strict'
import type { Case } from '../Case'
import type { Sites } from './Sites'

/** What every system of camps must do. */
export const campCases: readonly Case<Sites>[] = [
  {
    title: 'shows a location of its list, and 404 for one that it has not',
    async run(sites) {
      const visitor = sites.visitor()
      const { uid } = await visitor.get('readCampLocation', { params: { uid: sites.location }, query: sites.portal })
      equal(uid, sites.location)
      await visitor.fail('readCampLocation', { params: { uid: 'nowhere' }, query: sites.portal }, 404, 'not-found')
    },
  },
  {
    title: 'registers a camp once, however often its call is repeated',
    async run(sites) {
      const visitor = sites.visitor()
      const days = await sites.days()
      const parts = { ...sites.wish(days), key: `camp-${visitor.uid}` }
      const first = await visitor.get('createCamp', parts)
      deepEqual(await visitor.get('createCamp', parts), first)
      const { items } = await visitor.get('listCamps', { query: sites.portal })
      deepEqual(
        items.map(({ uid, from, until, status }) => ({ uid, from, until, status })),
        [{ uid: first.uid, ...days, status: 'registered' }],
      )
      await visitor.send('cancelCamp', { params: { uid: first.uid } })
    },
  },
  {
    title: 'gives the same days to one group only, and the day of departure to the next',
    async run(sites) {
      const days = await sites.days()
      const { uid } = await sites.register(sites.visitor(), days)
      await sites.visitor().fail('createCamp', sites.wish(days), 409, 'conflict')
      const { taken } = await sites
        .visitor()
        .get('readCampLocation', { params: { uid: sites.location }, query: sites.portal })
      ok(taken.some(({ from, until }) => from === days.from && until === days.until))
      const next = new Date(`${days.until}T12:00:00Z`)
      const until = new Date(next.getTime() + 24 * 3_600_000).toISOString().slice(0, 10)
      const following = await sites.register(sites.visitor(), { from: days.until, until })
      ok(following.uid !== uid)
    },
  },
  {
    title: 'keeps the days of a draft until it is confirmed or given up',
    async run(sites) {
      const days = await sites.days()
      const visitor = sites.visitor()
      const { uid, status } = await sites.register(visitor, days, { draft: true })
      equal(status, 'draft')
      await sites.visitor().fail('createCamp', sites.wish(days), 409, 'conflict')
      equal((await visitor.get('confirmCamp', { params: { uid } })).status, 'registered')
      equal((await visitor.get('confirmCamp', { params: { uid } })).status, 'registered')
      await visitor.send('cancelCamp', { params: { uid } })
      await visitor.send('cancelCamp', { params: { uid } })
      await sites.register(sites.visitor(), days)
    },
  },
  {
    title: 'tells nobody else of a camp',
    async run(sites) {
      const { uid } = await sites.register(sites.visitor(), await sites.days())
      const stranger = sites.visitor()
      await stranger.fail('readCamp', { params: { uid } }, 404, 'not-found')
      await stranger.fail('cancelCamp', { params: { uid } }, 404, 'not-found')
      deepEqual((await stranger.get('listCamps', { query: sites.portal })).items, [])
    },
  },
  {
    title: 'refuses a camp that ends before it begins',
    async run(sites) {
      const { from, until } = await sites.days()
      await sites.visitor().fail('createCamp', sites.wish({ from: until, until: from }), 400, 'invalid-request')
    },
  },
]
