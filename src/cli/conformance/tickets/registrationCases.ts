import { deepEqual, equal, ok } from 'node:assert/strict'
import type { Case } from '../Case'
import { person, type Registrations } from './Registrations'

const unknown = 'no-such-thing'

const uidsOf = (tickets: readonly { uid: string }[]): string[] => tickets.map(({ uid }) => uid)

/** Registrations of one visitor. */
export const registrationCases: readonly Case<Registrations>[] = [
  {
    title: 'lists the event, and answers 404 for an unknown portal and event',
    async run(event) {
      const visitor = event.visitor()
      const { items, total } = await visitor.get('listTicketEvents', { query: { ...event.portal, count: 50 } })
      ok(items.some(({ uid }) => uid === event.event))
      ok(total >= items.length)
      const offer = await event.offer()
      equal(offer.uid, event.event)
      ok(offer.free <= offer.capacity)
      await visitor.fail('listTicketEvents', { query: { portalName: unknown } }, 404, 'not-found')
      await visitor.fail('readTicketEvent', { ...event.at, params: { uid: unknown } }, 404, 'not-found')
      await visitor.fail('checkSubscription', { ...event.at, params: { uid: unknown } }, 404, 'not-found')
    },
  },
  {
    title: 'registers with exactly 200, with a ticket for each place, and shows it to its visitor alone',
    async run(event) {
      const [one, other] = [event.visitor(), event.visitor()]
      deepEqual((await event.own(one)).status, 'none')
      const { free } = await event.offer()
      const { uid, status } = await event.register(one, 2)
      equal(status, 'confirmed')
      ok(uid)
      equal((await event.offer()).free, free - 2)
      const own = await event.own(one)
      deepEqual([own.uid, own.status, own.places, own.tickets.length], [uid, 'confirmed', 2, 2])
      equal(new Set(own.tickets.map(({ code }) => code)).size, 2)
      const { items } = await one.get('listTickets', { query: event.portal })
      deepEqual(
        items.map(({ subscription }) => subscription.uid),
        [uid],
      )
      deepEqual(
        (await one.get('readSubscription', { params: { uid }, query: event.portal })).subscription.tickets,
        own.tickets,
      )
      equal((await event.own(other)).status, 'none')
      deepEqual((await other.get('listTickets', { query: event.portal })).items, [])
      const elsewhere = { params: { uid }, query: { portalName: 'no-such-town' } }
      await one.fail('readSubscription', elsewhere, 404, 'not-found')
      await other.fail('readSubscription', { params: { uid }, query: event.portal }, 404, 'not-found')
      await other.fail(
        'readSubscription',
        { params: { uid }, query: { ...event.portal, code: 'wrong' } },
        404,
        'not-found',
      )
      const wrong = { params: { uid }, query: { code: 'wrong' } }
      await other.fail('changeSubscription', { ...wrong, body: { places: 1 } }, 404, 'not-found')
      await other.fail('cancelSubscription', wrong, 404, 'not-found')
    },
  },
  {
    title: 'changes the number of places, keeps the tickets that stay, and counts a repeated call once',
    async run(event) {
      const visitor = event.visitor()
      const { free } = await event.offer()
      await event.register(visitor, 1)
      const [first] = (await event.own(visitor)).tickets
      await event.register(visitor, 2)
      await event.register(visitor, 2)
      const two = (await event.own(visitor)).tickets
      equal(two.length, 2)
      ok(uidsOf(two).includes(String(first?.uid)))
      const fewer = { places: 1, placesBefore: 2 }
      await visitor.get('subscribe', { ...event.at, body: fewer })
      await visitor.get('subscribe', { ...event.at, body: fewer })
      const [left, ...none] = (await event.own(visitor)).tickets
      ok(left && uidsOf(two).includes(left.uid) && none.length === 0)
      equal((await event.offer()).free, free - 1)
      await visitor.fail('subscribe', { ...event.at, body: { places: 2, placesBefore: 3 } }, 409, 'conflict')
      equal((await event.own(visitor)).places, 1)
      const params = { uid: String((await event.own(visitor)).uid) }
      await visitor.fail('changeSubscription', { params, body: { places: 2, placesBefore: 3 } }, 409, 'conflict')
      await visitor.get('changeSubscription', { params, body: { places: 2, placesBefore: 1 } })
      equal((await event.own(visitor)).tickets.length, 2)
    },
  },
  {
    title: 'refuses more places than one person may take, wrong fields and a registration without a name',
    async run(event) {
      const visitor = event.visitor()
      const { free, perPerson } = await event.offer()
      const more = { places: perPerson + 1, ...person }
      await visitor.fail('subscribe', { ...event.at, body: more }, 409, 'conflict')
      const wrong = { places: 1, ...person, email: 'nowhere' }
      const { status, body } = await visitor.call('subscribe', { ...event.at, body: wrong })
      equal(status, 400)
      ok(JSON.stringify(body).includes('/body/email'))
      equal((await visitor.call('subscribe', { ...event.at, body: { places: 1 } })).status, 400)
      equal((await event.own(visitor)).status, 'none')
      equal((await event.offer()).free, free)
    },
  },
  {
    title: 'gives places back once, by the event and by the registration, and takes the visitor again',
    async run(event) {
      const visitor = event.visitor()
      const { free } = await event.offer()
      await event.register(visitor, 2)
      await visitor.send('unsubscribe', event.at)
      await visitor.send('unsubscribe', event.at)
      deepEqual([(await event.own(visitor)).status, (await event.offer()).free], ['none', free])
      const { uid = '' } = await event.register(visitor, 1)
      await visitor.send('cancelSubscription', { params: { uid } })
      await visitor.send('cancelSubscription', { params: { uid } })
      deepEqual([(await event.own(visitor)).status, (await event.offer()).free], ['none', free])
    },
  },
]
