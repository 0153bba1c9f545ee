import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { statusAt, weekClock } from '../../../renderer/blocks/schedule/statusAt'
import { find, renderBlocks, text } from '../../helpers/renderer/renderBlocks'

type Entry = { day: number; startTime: number; endTime: number; alwaysOpen?: boolean; appointment?: boolean }

const at = (hours: number, minutes = 0) => hours * 60 + minutes
const hours = (day: number, start: number, end: number, more: Partial<Entry> = {}): Entry => ({
  day,
  startTime: at(start),
  endTime: at(end),
  ...more,
})
const always = { startTime: 0, endTime: 0, alwaysOpen: true }
const weekdays = [1, 2, 3, 4, 5].flatMap((day) => [hours(day, 9, 12), hours(day, 14, 17)])

/** Wednesday 20 May 2026, in Brussels. */
const wednesday = (time: string) => new Date(`2026-05-20T${time}+02:00`)
const schedule = (entries: Entry[], data: object = {}) => ({ type: 'schedule', data: { entries, ...data } })
const status = async (entries: Entry[], now: Date, data: object = {}) => {
  const { page } = await renderBlocks([schedule(entries, data)], { now: () => now })
  return text(find(page, 'summary'))
}

describe('the status', () => {
  it.each([
    ['inside the hours', '10:00:00', 'Ouvert jusqu’à 12:00'],
    ['a moment after the start', '09:00:00.001', 'Ouvert jusqu’à 12:00'],
    ['exactly at the start', '09:00:00', 'Fermé ouvre à 09:00'],
    ['a moment before the end', '11:59:59.999', 'Ouvert jusqu’à 12:00'],
    ['exactly at the end', '12:00:00', 'Fermé ouvre à 14:00'],
    ['before the first hours', '07:30:00', 'Fermé ouvre à 09:00'],
    ['after the last hours, with more tomorrow', '17:30:00', 'Fermé ouvre demain à 09:00'],
  ])('%s', async (_, time, expected) => expect(await status(weekdays, wednesday(time))).toBe(expected))

  it('names the next weekday with hours, past the end of the week', async () => {
    expect(await status(weekdays, new Date('2026-05-22T20:00+02:00'))).toBe('Fermé ouvre lundi à 09:00')
    expect(await status([hours(3, 9, 12)], wednesday('13:00'))).toBe('Fermé ouvre mercredi à 09:00')
  })

  it('uses the town’s time zone, not the visitor’s', async () => {
    const { page } = await renderBlocks([schedule(weekdays)], {
      now: () => new Date('2026-05-20T10:00Z'),
      timeZone: 'Asia/Tokyo',
    })
    expect(text(find(page, 'summary'))).toBe('Fermé ouvre demain à 09:00')
  })

  it('is always open on a day that is always open', async () => {
    expect(await status([{ day: 3, ...always }], wednesday('03:00'))).toBe('Ouvert 24h/24')
    expect(await status([{ day: 4, ...always }], wednesday('03:00'))).toBe('Fermé ouvre demain')
    expect(await status([{ day: 6, ...always }], wednesday('03:00'))).toBe('Fermé ouvre samedi')
  })

  it('is not open by a range from 0 to 0 alone', async () => {
    expect(await status([{ day: 3, startTime: 0, endTime: 0 }], wednesday('03:00'))).toBe('Fermé')
  })

  it('ends at the end of adjacent hours', () => {
    const entries = [hours(3, 9, 12), hours(3, 12, 15), hours(3, 14, 18)]
    expect(statusAt(entries, { day: 3, minute: at(10) })).toMatchObject({ open: true, until: at(18) })
  })

  it('says so when an appointment is required', async () => {
    expect(await status([hours(3, 9, 12, { appointment: true })], wednesday('10:00'))).toBe(
      'Ouvert jusqu’à 12:00 · sur rendez-vous',
    )
  })

  it('is closed without any hours', async () => {
    expect(await status([], wednesday('10:00'))).toBe('Fermé toute la semaine')
  })
})

describe('the status around every transition', () => {
  const open24 = (day: number): Entry => ({ day, ...always })
  const day = { sunday: 0, monday: 1, tuesday: 2, wednesday: 3, thursday: 4, friday: 5, saturday: 6 }
  const may = (date: number, time: string) => new Date(`2026-05-${date}T${time}+02:00`)

  it.each([
    ['opening', [hours(3, 9, 12)], may(20, '08:59:59.999'), 'Fermé ouvre à 09:00'],
    ['opening', [hours(3, 9, 12)], may(20, '09:00:00.000'), 'Fermé ouvre à 09:00'],
    ['opening', [hours(3, 9, 12)], may(20, '09:00:00.001'), 'Ouvert jusqu’à 12:00'],
    ['closing until later today', weekdays, may(20, '11:59:59.999'), 'Ouvert jusqu’à 12:00'],
    ['closing until later today', weekdays, may(20, '12:00:00.000'), 'Fermé ouvre à 14:00'],
    ['closing until tomorrow', weekdays, may(20, '17:00:00.000'), 'Fermé ouvre demain à 09:00'],
    ['closing until after the weekend', weekdays, may(22, '17:00:00.000'), 'Fermé ouvre lundi à 09:00'],
    ['the weekend', weekdays, may(24, '12:00:00.000'), 'Fermé ouvre demain à 09:00'],
    ['closing until next week', [hours(3, 9, 12)], may(20, '12:00:00.000'), 'Fermé ouvre mercredi à 09:00'],
    ['midnight before hours', [hours(4, 9, 12)], may(20, '23:59:59.999'), 'Fermé ouvre demain à 09:00'],
    ['midnight before hours', [hours(4, 9, 12)], may(21, '00:00:00.000'), 'Fermé ouvre à 09:00'],
    ['midnight that ends hours', [hours(3, 20, 24)], may(20, '23:59:59.999'), 'Ouvert jusqu’à 00:00'],
    ['midnight that ends hours', [hours(3, 20, 24)], may(21, '00:00:00.000'), 'Fermé ouvre mercredi à 20:00'],
    ['midnight inside hours', [hours(3, 20, 24), hours(4, 0, 2)], may(20, '23:59:59.999'), 'Ouvert jusqu’à 02:00'],
    ['midnight inside hours', [hours(3, 20, 24), hours(4, 0, 2)], may(21, '00:00:00.001'), 'Ouvert jusqu’à 02:00'],
    ['the end of a night', [hours(3, 20, 24), hours(4, 0, 2)], may(21, '02:00:00.000'), 'Fermé ouvre mercredi à 20:00'],
    [
      'the night from Saturday to Sunday',
      [hours(6, 22, 24), hours(0, 0, 4)],
      may(23, '23:30:00'),
      'Ouvert jusqu’à 04:00',
    ],
    ['midnight before a day that is always open', [open24(4)], may(20, '23:59:59.999'), 'Fermé ouvre demain'],
    ['midnight before a day that is always open', [open24(4)], may(21, '00:00:00.000'), 'Ouvert 24h/24'],
    ['midnight after a day that is always open', [open24(3)], may(21, '00:00:00.000'), 'Fermé ouvre mercredi'],
    ['hours into a day that is always open', [hours(3, 20, 24), open24(4)], may(20, '22:00:00'), 'Ouvert 24h/24'],
    [
      'hours into a day that is open throughout',
      [hours(3, 8, 24), hours(4, 0, 24)],
      may(20, '10:00:00'),
      'Ouvert 24h/24',
    ],
    [
      'hours into hours that follow',
      [hours(3, 8, 24), hours(4, 0, 1), hours(4, 1, 2)],
      may(20, '10:00:00'),
      'Ouvert jusqu’à 02:00',
    ],
    [
      'by appointment beside hours for all',
      [hours(3, 8, 12, { appointment: true }), hours(3, 9, 17)],
      may(20, '10:00:00'),
      'Ouvert jusqu’à 17:00',
    ],
    ['always open beside hours of that day', [hours(3, 9, 12), open24(3)], may(20, '13:00:00'), 'Ouvert 24h/24'],
    ['always open all week', Object.values(day).map(open24), may(20, '03:00:00'), 'Ouvert 24h/24'],
    ['0 to 0 all week', [3, 4].map((each) => hours(each, 0, 0)), may(20, '10:00:00'), 'Fermé'],
    ['hours that end before they start', [hours(3, 18, 2)], may(20, '20:00:00'), 'Fermé'],
    ['closed all week', [], may(20, '10:00:00'), 'Fermé toute la semaine'],
    ['by appointment only', [hours(3, 0, 0, { appointment: true })], may(20, '10:00:00'), 'Fermé sur rendez-vous'],
    [
      'always by appointment',
      [{ ...open24(3), appointment: true }],
      may(20, '10:00:00'),
      'Ouvert 24h/24 · sur rendez-vous',
    ],
  ])('%s (%#)', async (_, entries, now, expected) => expect(await status(entries, now)).toBe(expected))

  // Clocks go from 02:00 to 03:00 on 29 March 2026, and from 03:00 to 02:00 on 25 October.
  it.each([
    ['before the skipped hour', [hours(0, 1, 2), hours(0, 4, 6)], '2026-03-29T00:59:59Z', 'Ouvert jusqu’à 02:00'],
    ['after the skipped hour', [hours(0, 1, 2), hours(0, 4, 6)], '2026-03-29T01:00:00Z', 'Fermé ouvre à 04:00'],
    ['hours that start in the skipped hour', [hours(0, 2.5, 6)], '2026-03-29T01:00:01Z', 'Ouvert jusqu’à 06:00'],
    ['in the repeated hour, the first time', [hours(0, 2, 3)], '2026-10-25T00:30:00Z', 'Ouvert jusqu’à 03:00'],
    ['in the repeated hour, the second time', [hours(0, 2, 3)], '2026-10-25T01:30:00Z', 'Ouvert jusqu’à 03:00'],
    ['after the repeated hour', [hours(0, 2, 3)], '2026-10-25T02:00:00Z', 'Fermé ouvre dimanche à 02:00'],
    ['on the day after', [hours(1, 9, 12)], '2026-10-26T08:00:01Z', 'Ouvert jusqu’à 12:00'],
  ])('on a day of a clock change: %s', async (_, entries, now, expected) =>
    expect(await status(entries, new Date(now))).toBe(expected),
  )
})

describe('the clock of a town', () => {
  it('follows daylight saving time', () => {
    expect(weekClock(new Date('2026-03-29T00:59:30Z'), 'Europe/Brussels')).toEqual({ day: 0, minute: 119.5 })
    expect(weekClock(new Date('2026-03-29T01:00:00Z'), 'Europe/Brussels')).toEqual({ day: 0, minute: 180 })
  })

  it('starts a day at midnight', () => {
    expect(weekClock(new Date('2026-05-19T22:00:00Z'), 'Europe/Brussels')).toEqual({ day: 3, minute: 0 })
  })
})

describe('the week’s hours', () => {
  const rows = (page: Element) => [...page.querySelectorAll('tr')].map((row) => [...row.children].map(text))

  it('are listed from Monday to Sunday, folded at first', async () => {
    const { page } = await renderBlocks([schedule([hours(1, 14, 17), hours(1, 9, 12)])])
    expect(find(page, 'details').hasAttribute('open')).toBe(false)
    expect(rows(page).map(([day]) => day)).toEqual([
      'lundi',
      'mardi',
      'mercredi (aujourd’hui)',
      'jeudi',
      'vendredi',
      'samedi',
      'dimanche',
    ])
    expect(rows(page)[0]?.[1]).toBe('09:00 – 12:00 14:00 – 17:00')
    expect(rows(page)[1]?.[1]).toBe('Fermé')
  })

  it('mark today', async () => {
    const { page } = await renderBlocks([schedule(weekdays)])
    expect(page.querySelectorAll('[aria-current=date]')).toHaveLength(1)
    expect(text(find(page, '[aria-current=date]'))).toContain('mercredi')
  })

  it.each([
    ['a range from 0 to 0', { startTime: 0, endTime: 0 }, '24h/24'],
    ['a range over the whole day', { startTime: 0, endTime: 1440 }, '24h/24'],
    ['always open', { startTime: 540, endTime: 720, alwaysOpen: true }, '24h/24'],
    ['by appointment', { startTime: 540, endTime: 720, appointment: true }, '09:00 – 12:00 sur rendez-vous'],
    ['by appointment without hours', { startTime: 0, endTime: 0, appointment: true }, 'Sur rendez-vous'],
  ])('show the right text for %s', async (_, entry, expected) => {
    const { page } = await renderBlocks([schedule([{ day: 1, ...entry }])])
    expect(rows(page)[0]?.[1]).toBe(expected)
  })

  it('have the description below them', async () => {
    const { page } = await renderBlocks([schedule(weekdays, { description: 'Fermé les jours fériés.' })])
    expect(text(find(page, 'p'))).toBe('Fermé les jours fériés.')
  })
})

describe('the clock', () => {
  afterEach(() => vi.useRealTimers())

  it('updates the status right after every full minute', async () => {
    vi.useFakeTimers({ now: wednesday('08:58:30') })
    const { page } = await renderBlocks([schedule(weekdays)], { now: () => new Date() })
    const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms))
    await wait(89_999)
    expect(text(find(page, 'summary'))).toBe('Fermé ouvre à 09:00')
    await wait(2)
    expect(text(find(page, 'summary'))).toBe('Ouvert jusqu’à 12:00')
    await wait(3 * 3_600_000)
    expect(text(find(page, 'summary'))).toBe('Fermé ouvre à 14:00')
  })

  it('updates the status when the page becomes visible again', async () => {
    vi.useFakeTimers({ now: wednesday('08:00') })
    const { page } = await renderBlocks([schedule(weekdays)], { now: () => new Date() })
    vi.setSystemTime(wednesday('10:00'))
    await act(async () => document.dispatchEvent(new Event('visibilitychange')))
    expect(text(find(page, 'summary'))).toBe('Ouvert jusqu’à 12:00')
  })
})
