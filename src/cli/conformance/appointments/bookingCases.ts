import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Case } from '../Case'
import type { Office } from './Office'

/** Calls that book one hold at the same time. */
const attempts = 8

/** Appointments from their booking to their end. */
export const bookingCases: readonly Case<Office>[] = [
  {
    title: 'books with exactly 200, and shows the appointment to its visitor alone',
    async run(office) {
      const [one, other] = [office.visitor(), office.visitor()]
      const start = office.takeSlot()
      const { uid, reference } = await office.book(one, start)
      const params = { uid }
      const own = await one.get('readAppointment', { params, query: office.shownBy })
      deepEqual([own.uid, own.reference, own.status, own.start], [uid, reference, 'booked', start])
      ok(own.canChange)
      equal(own.prestation.uid, office.prestation)
      const list = await one.get('listAppointments', { query: office.shownBy })
      deepEqual([list.upcoming.map((each) => each.uid), list.past], [[uid], []])
      const none = await other.get('listAppointments', { query: office.shownBy })
      deepEqual(none, { upcoming: [], past: [] })
      await one.fail('readAppointment', { params, query: { portalName: 'no-such-town' } }, 404, 'not-found')
      await other.fail('readAppointment', { params, query: office.shownBy }, 404, 'not-found')
      await other.fail('readAppointment', { params, query: { ...office.shownBy, code: 'wrong' } }, 404, 'not-found')
      await other.fail('updateAppointment', { params, body: { reminders: [] } }, 404, 'not-found')
      await other.fail('cancelAppointment', { params, body: { code: 'wrong' } }, 404, 'not-found')
    },
  },
  {
    title: 'refuses wrong fields with INVALID_PAYLOAD and an issue of each, and the slot stays held',
    async run(office) {
      const visitor = office.visitor()
      const { uid } = await office.hold(visitor, office.takeSlot())
      const wrong = { ...office.booking(uid), values: { ...office.values, name: '', email: 'nowhere' } }
      const { issues } = await visitor.fail('createAppointment', { body: wrong }, 400, 'INVALID_PAYLOAD')
      deepEqual(issues.map(({ pointer }) => pointer).sort(), ['/body/values/email', '/body/values/name'])
      await office.bookHold(visitor, uid)
    },
  },
  {
    title: 'books a hold once, however often and however many at a time send it',
    async run(office) {
      const visitor = office.visitor()
      const { uid } = await office.hold(visitor, office.takeSlot())
      const body = office.booking(uid)
      const book = () => visitor.call('createAppointment', { body })
      const answers = await Promise.all(Array.from({ length: attempts }, book))
      deepEqual(answers.map(({ status }) => status).sort(), [200, ...Array(attempts - 1).fill(400)])
      await visitor.fail('createAppointment', { body }, 400, 'ELEMENT_NOT_EXISTS')
      const { upcoming } = await visitor.get('listAppointments', { query: office.shownBy })
      equal(upcoming.length, 1)
      await visitor.get('cancelAppointment', { params: { uid: String(upcoming[0]?.uid) }, body: {} })
    },
  },
  {
    title:
      'answers what is sent again under one idempotency key as the first time, and refuses another request under it',
    async run(office) {
      const visitor = office.visitor()
      const { uid } = await office.hold(visitor, office.takeSlot())
      const key = randomUUID()
      const body = office.booking(uid)
      const first = await visitor.get('createAppointment', { body, key })
      deepEqual(await visitor.get('createAppointment', { body, key }), first)
      const { status } = await visitor.call('createAppointment', { body: { ...body, reminders: [] }, key })
      equal(status, 422)
      await visitor.get('cancelAppointment', { params: { uid: first.uid }, body: {} })
    },
  },
  {
    title: 'moves an appointment at once: its old slot is free only once the new one is its own',
    async run(office) {
      const visitor = office.visitor()
      const [before, after] = [office.takeSlot(), office.takeSlot()]
      const { uid, reference } = await office.book(visitor, before)
      await office.fill(before)
      const { held } = await office.fill(after)
      const params = { uid }
      const foreign = held[0]?.hold.uid
      ok(foreign)
      await visitor.fail('updateAppointment', { params, body: { hold: foreign } }, 400, 'ELEMENT_NOT_EXISTS')
      equal((await visitor.get('readAppointment', { params, query: office.shownBy })).start, before)
      equal(await office.seatsLeft(before), 0)
      await held[0]?.visitor.send('releaseHold', { params: { uid: foreign } })
      const { uid: hold } = await office.hold(visitor, after)
      const move = () => visitor.get('updateAppointment', { params, body: { hold } })
      deepEqual(await move(), { uid, reference })
      deepEqual(await move(), { uid, reference })
      const moved = await visitor.get('readAppointment', { params, query: office.shownBy })
      deepEqual([moved.start, moved.status, moved.sequence], [after, 'booked', 1])
      deepEqual([await office.seatsLeft(before), await office.seatsLeft(after)], [1, 0])
    },
  },
  {
    title: 'changes the form and the reminders of an appointment, and keeps its slot',
    async run(office) {
      const visitor = office.visitor()
      const start = office.takeSlot()
      const { uid } = await office.book(visitor, start)
      const params = { uid }
      const values = { ...office.values, name: 'Un autre nom' }
      await visitor.get('updateAppointment', { params, body: { values, reminders: ['PT2H'] } })
      const own = await visitor.get('readAppointment', { params, query: office.shownBy })
      deepEqual([own.start, own.reminders], [start, ['PT2H']])
      match(JSON.stringify(own.values), /Un autre nom/)
      const wrong = { values: { ...values, email: 'nowhere' } }
      await visitor.fail('updateAppointment', { params, body: wrong }, 400, 'INVALID_PAYLOAD')
    },
  },
  {
    title: 'cancels an appointment with exactly 200, once, and its slot is free',
    async run(office) {
      const visitor = office.visitor()
      const start = office.takeSlot()
      const { uid, reference } = await office.book(visitor, start)
      const params = { uid }
      await office.fill(start)
      deepEqual(await visitor.get('cancelAppointment', { params, body: {} }), { uid, reference })
      deepEqual(await visitor.get('cancelAppointment', { params, body: {} }), { uid, reference })
      equal(await office.seatsLeft(start), 1)
      const own = await visitor.get('readAppointment', { params, query: office.shownBy })
      deepEqual([own.status, own.canChange], ['cancelled', false])
      await visitor.fail('updateAppointment', { params, body: { reminders: [] } }, 409, 'conflict')
      const { upcoming, past } = await visitor.get('listAppointments', { query: office.shownBy })
      deepEqual([upcoming, past.map((each) => each.uid)], [[], [uid]])
    },
  },
]
