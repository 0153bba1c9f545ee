import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isCalendarDay } from '../../../src/server/time/calendarDay'

it('accepts every day from 1000 to 2999', () => {
  const day = fc.date({ min: new Date('1000-01-01Z'), max: new Date('2999-12-31Z'), noInvalidDate: true })
  fc.assert(fc.property(day, (date) => isCalendarDay(date.toISOString().slice(0, 10))))
})

it.each([
  '2026-02-29',
  '2028-02-30',
  '2100-02-29',
  '2027-04-31',
  '2027-13-01',
  '2027-00-10',
  '2027-01-00',
  '0000-01-01',
  '9999-12-31',
  '2027-1-1',
  '2027-01-01T00:00',
  '',
])('refuses %j', (day) => {
  expect(isCalendarDay(day)).toBe(false)
})
