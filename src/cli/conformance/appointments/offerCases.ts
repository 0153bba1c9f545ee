import { deepEqual, equal, ok } from 'node:assert/strict'
import type { Case } from '../Case'
import type { Office } from './Office'

const unknown = 'no-such-thing'

/** What is offered, and when. */
export const offerCases: readonly Case<Office>[] = [
  {
    title: 'answers 404 for an unknown portal, prestation and office, and 400 for a day that does not exist',
    async run(office) {
      const visitor = office.visitor()
      const { offer } = office
      const day = { ...offer, date: '2030-01-07' }
      await visitor.fail('listPrestations', { query: { portalName: unknown } }, 404, 'not-found')
      await visitor.fail('readAppointmentForm', { query: { ...offer, prestation: unknown } }, 404, 'not-found')
      await visitor.fail('listCalendarDates', { query: { ...offer, prestation: unknown } }, 404, 'not-found')
      await visitor.fail('listDayRanges', { query: { ...day, office: unknown } }, 404, 'not-found')
      await visitor.fail('listDayRanges', { query: { ...day, date: '2030-02-30' } }, 400, 'invalid-request')
    },
  },
  {
    title: 'lists the days with free slots in order, with as many slots as the day has, and the next one',
    async run(office) {
      const visitor = office.visitor()
      const { offer } = office
      const { dates, first, last, next } = await visitor.get('listCalendarDates', { query: offer })
      const days = dates.map(({ date }) => date)
      deepEqual(days, [...new Set(days)].sort())
      ok(days.every((day) => first <= day && day <= last))
      const [day] = dates
      ok(day, 'No day has a free slot.')
      const { items } = await visitor.get('listDayRanges', { query: { ...offer, date: day.date } })
      equal(items.length, day.free)
      deepEqual(items[0]?.start, next?.start)
      const starts = items.map(({ start }) => Date.parse(start))
      deepEqual(
        starts,
        starts.toSorted((one, other) => one - other),
      )
      ok(items.every(({ start, end }) => Date.parse(start) < Date.parse(end)))
    },
  },
  {
    title: 'narrows the calendar to a weekday and to a part of the day',
    async run(office) {
      const visitor = office.visitor()
      const { offer } = office
      const all = (await visitor.get('listCalendarDates', { query: offer })).dates
      const weekday = new Date(`${all[0]?.date}T12:00:00Z`).getUTCDay()
      const some = (await visitor.get('listCalendarDates', { query: { ...offer, weekday } })).dates
      deepEqual(
        some,
        all.filter(({ date }) => new Date(`${date}T12:00:00Z`).getUTCDay() === weekday),
      )
      const date = String(some.at(-1)?.date)
      const partOf = async (part?: 'morning' | 'afternoon') =>
        (await visitor.get('listDayRanges', { query: { ...offer, date, ...(part && { part }) } })).items
      deepEqual([...(await partOf('morning')), ...(await partOf('afternoon'))], await partOf())
    },
  },
]
