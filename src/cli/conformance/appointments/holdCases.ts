import { deepEqual, equal, notEqual, ok } from 'node:assert/strict'
import type { Case } from '../Case'
import type { Office } from './Office'

const minuteMs = 60_000

/** Visitors more than there are seats, who choose a slot at the same time. */
const crowd = 12

const minutesBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / minuteMs)

/** A slot that is held while its holder fills in the form. */
export const holdCases: readonly Case<Office>[] = [
  {
    title: 'holds a slot for ten minutes, once however often its holder asks, and free in their eyes',
    async run(office) {
      const visitor = office.visitor()
      const start = office.takeSlot()
      const hold = await office.hold(visitor, start)
      deepEqual([hold.start, hold.prestation, hold.canExtend], [start, office.prestation, true])
      equal(minutesBetween(hold.now, hold.until), 10)
      equal((await office.hold(visitor, start)).uid, hold.uid)
      equal((await visitor.get('readHold', { params: { uid: hold.uid }, query: office.shownBy })).until, hold.until)
      const date = start.slice(0, 10)
      const { items } = await visitor.get('listDayRanges', { query: { ...office.offer, date } })
      ok(items.find((slot) => slot.start === start)?.isHeld, 'The holder does not see the slot as held.')
    },
  },
  {
    title: 'refuses a slot without a free seat with ALREADY_BLOCKED and the nearest free slots in order',
    async run(office) {
      const start = office.takeSlot()
      const { held, refusal } = await office.fill(start)
      ok(held.length > 0, 'Nobody could hold a free slot.')
      const starts = (refusal.slots ?? []).map((slot) => slot.start)
      ok(starts.length >= 1 && starts.length <= 3, 'One to three free slots are offered.')
      deepEqual(starts, starts.toSorted())
      ok(!starts.includes(start))
      const date = start.slice(0, 10)
      const { items } = await office.visitor().get('listDayRanges', { query: { ...office.offer, date } })
      ok(!items.some((slot) => slot.start === start), 'A slot without a free seat is offered.')
    },
  },
  {
    title: 'gives a slot to exactly as many visitors as it has seats when they choose it at the same time',
    async run(office) {
      const start = office.takeSlot()
      const seats = await office.seatsLeft(start)
      const visitors = Array.from({ length: seats + crowd }, () => office.visitor())
      const answers = await Promise.all(visitors.map((each) => each.insist('holdSlot', { body: office.wish(start) })))
      const winners = visitors.filter((_, index) => answers[index]?.status === 200)
      deepEqual(
        answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 400),
        [],
      )
      equal(winners.length, seats)
      for (const winner of winners) {
        const { uid } = await office.hold(winner, start)
        await winner.send('releaseHold', { params: { uid } })
      }
    },
  },
  {
    title: 'shows and gives back a hold to its holder alone',
    async run(office) {
      const [one, other] = [office.visitor(), office.visitor()]
      const start = office.takeSlot()
      const params = { uid: (await office.hold(one, start)).uid }
      const left = await office.seatsLeft(start)
      await other.fail('readHold', { params, query: office.shownBy }, 400, 'ELEMENT_NOT_EXISTS')
      await other.fail('extendHold', { params, body: {} }, 400, 'ELEMENT_NOT_EXISTS')
      await other.fail('createAppointment', { body: office.booking(params.uid) }, 400, 'ELEMENT_NOT_EXISTS')
      await other.send('releaseHold', { params })
      equal(await office.seatsLeft(start), left)
      await one.send('releaseHold', { params })
      await one.send('releaseHold', { params })
      await one.fail('readHold', { params, query: office.shownBy }, 400, 'ELEMENT_NOT_EXISTS')
      equal(await office.seatsLeft(start), left + 1)
    },
  },
  {
    title: 'extends a hold once, and keeps what was typed',
    async run(office) {
      const visitor = office.visitor()
      const hold = await office.hold(visitor, office.takeSlot())
      const params = { uid: hold.uid }
      const extended = await visitor.get('extendHold', { params, body: { values: { email: 'nowhere' } } })
      deepEqual([minutesBetween(hold.until, extended.until), extended.canExtend], [10, false])
      deepEqual(extended.values, { email: 'nowhere' })
      equal((await visitor.get('extendHold', { params, body: {} })).until, extended.until)
      await visitor.fail('fillHold', { params, body: { values: { email: 'nowhere' } } }, 400, 'INVALID_PAYLOAD')
      const filled = await visitor.get('fillHold', { params, body: { values: { ...office.values } } })
      ok(filled.fields && filled.fields.length > 0, 'A complete form is shown with its labels.')
    },
  },
  {
    title: 'gives the former hold back when the new slot is won, and leaves it when that is lost',
    async run(office) {
      const visitor = office.visitor()
      const [first, second, lost] = [office.takeSlot(), office.takeSlot(), office.takeSlot()]
      await office.fill(lost)
      const params = { uid: (await office.hold(visitor, first)).uid }
      await visitor.fail('holdSlot', { body: office.wish(lost, params.uid) }, 400, 'ALREADY_BLOCKED')
      await visitor.get('readHold', { params, query: office.shownBy })
      notEqual((await office.hold(visitor, second, params.uid)).uid, params.uid)
      await visitor.fail('readHold', { params, query: office.shownBy }, 400, 'ELEMENT_NOT_EXISTS')
    },
  },
  {
    title: 'ends a hold after its time, and gives the slot to others',
    needs: 'time',
    async run(office) {
      const visitor = office.visitor()
      const start = office.takeSlot()
      const { held } = await office.fill(start)
      const hold = held[0]?.hold
      ok(hold)
      await office.pass(11 * minuteMs)
      const gone = [400, 'ELEMENT_NOT_EXISTS'] as const
      await held[0]?.visitor.fail('readHold', { params: { uid: hold.uid }, query: office.shownBy }, ...gone)
      await held[0]?.visitor.fail('createAppointment', { body: office.booking(hold.uid) }, ...gone)
      await office.hold(visitor, start)
    },
  },
]
