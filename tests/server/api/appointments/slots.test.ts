import { describe, expect, it } from 'vitest'
import type { AppointmentOffice, Prestation } from '../../../../schemas'
import { beginningsOn, freeSlotsOn, timesIn } from '../../../../src/server/api/appointments/findSlots'
import { hoursOn } from '../../../../src/server/api/appointments/hoursOn'

const timeZone = 'Europe/Brussels'
const weekdays = [0, 1, 2, 3, 4, 5, 6]
const nineToTen = { startTime: 540, endTime: 600 }
const office: AppointmentOffice = {
  uid: 'office',
  place: 'place',
  desks: [{ uid: 'a' }, { uid: 'b', prestations: ['other'] }],
  schedule: weekdays.map((day) => ({ day, ...nineToTen })),
}
const prestation: Prestation = { uid: 'card', minutes: 20, offices: ['office'], translations: {} }
const times = (changes: Partial<AppointmentOffice> = {}, wanted: Partial<Prestation> = {}, day = '2027-03-10') =>
  beginningsOn({ office: { ...office, ...changes }, prestation: { ...prestation, ...wanted }, timeZone }, day).map(
    (each) => each.toISOString().slice(11, 16),
  )

describe('the hours of an office', () => {
  const exceptions = [
    { day: 'easter+1' },
    { day: 'easter+39' },
    { day: '12-24', until: '01-02' },
    { day: '2027-03-10', until: '2027-03-12', hours: [nineToTen] },
    { day: '2027-03-11' },
  ]
  it.each([
    ['2026-04-06', 'Easter Monday', false],
    ['2027-03-29', 'Easter Monday', false],
    ['2038-04-26', 'Easter Monday, the latest of the century', false],
    ['2027-05-06', 'Ascension Day', false],
    ['2027-12-24', 'the first of days that span the new year', false],
    ['2028-01-02', 'the last of days that span the new year', false],
    ['2028-01-03', 'the day after', true],
    ['2027-03-11', 'the last exception of a day', false],
    ['2027-03-12', 'an exception with hours', true],
  ])('on %s, %s', (day, _, isOpen) => {
    expect(hoursOn({ ...office, exceptions }, day)).toEqual(isOpen ? [nineToTen] : [])
  })
})

describe('the beginnings of appointments', () => {
  it('follow each other by the length and the buffer, and end before the office closes', () => {
    expect(times()).toEqual(['08:00', '08:20', '08:40'])
    expect(times({}, { bufferMinutes: 10 })).toEqual(['08:00', '08:30'])
    expect(times({ stepMinutes: 15 })).toEqual(['08:00', '08:15', '08:30'])
    expect(times({}, { minutes: 90 })).toEqual([])
  })

  it('skip a break', () => {
    const schedule = [
      { day: 3, startTime: 540, endTime: 570 },
      { day: 3, startTime: 580, endTime: 600 },
    ]
    expect(times({ schedule })).toEqual(['08:00', '08:40'])
  })

  it('lose no hour and repeat none when clocks change', () => {
    const schedule = weekdays.map((day) => ({ day, startTime: 60, endTime: 240 }))
    expect(times({ schedule }, { minutes: 30 }, '2027-03-28')).toEqual(['00:00', '00:30', '01:00', '01:30'])
    expect(times({ schedule }, { minutes: 60 }, '2027-10-31')).toEqual(['23:00', '00:00', '01:00', '02:00'])
  })
})

it('offers a time while a desk that does the prestation is free, buffer included', () => {
  const offer = { office, prestation: { ...prestation, bufferMinutes: 5 }, timeZone }
  const at = (time: string) => Date.parse(`2027-03-10T${time}:00Z`)
  const free = (desk: string, from: string, to: string) =>
    freeSlotsOn(offer, '2027-03-10', new Map([[desk, [{ from: at(from), to: at(to) }]]]), new Date(at('06:00'))).map(
      ({ start }) => start.toISOString().slice(11, 16),
    )
  expect(free('b', '08:00', '09:00')).toEqual(['08:00', '08:25'])
  expect(free('a', '08:24', '08:26')).toEqual([])
  expect(free('a', '08:50', '09:00')).toEqual(['08:00', '08:25'])
  expect(free('a', '08:49', '09:00')).toEqual(['08:00'])
})

it('keeps of the times that are taken those that overlap a day, at its edges too', () => {
  const times = [
    { from: 0, to: 10 },
    { from: 10, to: 20 },
    { from: 25, to: 35 },
    { from: 35, to: 45 },
  ]
  const kept = (from: number, to: number) => timesIn(new Map([['a', times]]), { from, to }).get('a')
  expect(kept(0, 50)).toEqual(times)
  expect(kept(10, 35)).toEqual(times.slice(1, 3))
  expect(kept(15, 26)).toEqual(times.slice(1, 3))
  expect(kept(20, 25)).toEqual([])
  expect(kept(45, 50)).toEqual([])
})
