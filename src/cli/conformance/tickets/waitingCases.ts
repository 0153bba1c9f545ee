import { deepEqual, equal, ok } from 'node:assert/strict'
import type { Case } from '../Case'
import { person, type Registrations } from './Registrations'

/** People more than there are places. */
const crowd = 10

/** The waiting list of a full event. */
export const waitingCases: readonly Case<Registrations>[] = [
  {
    title: 'lets visitors wait in order when the event is full, only on wish, without a ticket',
    async run(event) {
      const holders = await event.fill()
      ok(holders.length > 0)
      const [first, second, third] = [event.visitor(), event.visitor(), event.visitor()]
      equal((await event.register(first, 1)).status, 'waiting')
      equal((await event.register(second, 1)).status, 'waiting')
      const decline = { places: 1, ...person, waits: false }
      await third.fail('subscribe', { ...event.at, body: decline }, 409, 'conflict')
      equal((await event.own(third)).status, 'none')
      const positions = [await event.own(first), await event.own(second)]
      deepEqual(
        positions.map(({ position, tickets }) => [position, tickets]),
        [
          [1, []],
          [2, []],
        ],
      )
      const { free, waiting, state } = await event.offer()
      deepEqual([free, waiting, state], [0, 2, 'waiting'])
    },
  },
  {
    title: 'moves up who has waited longest when places are given back, and nobody else',
    async run(event) {
      const [holder] = await event.fill()
      ok(holder)
      const { places } = await event.own(holder)
      const waiting = Array.from({ length: places + 1 }, () => event.visitor())
      for (const visitor of waiting) await event.register(visitor, 1)
      await holder.send('unsubscribe', event.at)
      const after = await Promise.all(waiting.map((visitor) => event.own(visitor)))
      deepEqual(
        after.map(({ status, tickets, position }) => [status, tickets.length, position]),
        [...Array(places).fill(['confirmed', 1, undefined]), ['waiting', 0, 1]],
      )
    },
  },
  {
    title: 'gives a holder no more places while a larger group waits, and lets that one leave the list',
    async run(event) {
      const one = event.visitor()
      await event.register(one, 2)
      await event.fill()
      const [group, last] = [event.visitor(), event.visitor()]
      equal((await event.register(group, 2)).status, 'waiting')
      await event.register(one, 1)
      equal((await event.own(group)).position, 1)
      await one.fail('subscribe', { ...event.at, body: { places: 2, placesBefore: 1 } }, 409, 'conflict')
      await group.send('unsubscribe', event.at)
      deepEqual([(await event.own(group)).status, (await event.own(one)).places], ['none', 1])
      equal((await event.register(last, 1)).status, 'confirmed')
    },
  },
  {
    title: 'gives exactly as many places as there are when more register at the same time',
    async run(event) {
      const { free } = await event.offer()
      const visitors = Array.from({ length: free + crowd }, () => event.visitor())
      const answers = await event.registerAll(visitors)
      const statuses = answers.map(({ status }) => status)
      equal(statuses.filter((status) => status === 'confirmed').length, free)
      equal(statuses.filter((status) => status === 'waiting').length, crowd)
      const waiting = await Promise.all(visitors.map((visitor) => event.own(visitor)))
      const positions = waiting.flatMap(({ position }) => position ?? []).sort((one, other) => one - other)
      deepEqual(
        positions,
        Array.from({ length: crowd }, (_, index) => index + 1),
      )
    },
  },
]
