import { describe, expect, it } from 'vitest'
import { isClock, nextChristmas, nextSundayNight } from '../../src/studio/settings/clock'
import { fromTownTime, toTownTime } from '../../src/studio/settings/townTime'

describe('the time of the town', () => {
  it.each([
    ['2027-01-11T10:30', '2027-01-11T09:30:00.000Z'],
    ['2027-07-11T10:30', '2027-07-11T08:30:00.000Z'],
    ['2027-01-01T00:15', '2026-12-31T23:15:00.000Z'],
    ['2027-10-31T01:59', '2027-10-30T23:59:00.000Z'],
    ['2027-10-31T03:00', '2027-10-31T02:00:00.000Z'],
  ])('%s is the instant %s', (time, instant) => {
    expect(fromTownTime(time).toISOString()).toBe(instant)
    expect(toTownTime(new Date(instant))).toBe(time)
  })

  it('of the hour that spring skips is one of that day', () => {
    expect(toTownTime(fromTownTime('2027-03-28T02:30')).slice(0, 10)).toBe('2027-03-28')
  })
})

describe('a clock', () => {
  it.each([
    ['example', true],
    ['2028-02-29T23:59', true],
    ['2027-02-29T10:00', false],
    ['2027-02-28T24:00', false],
    ['2027-02-28', false],
    ['0027-02-28T10:00', false],
    ['now', false],
    ['', false],
  ])('%j in an address is one: %s', (text, isOne) => expect(isClock(text)).toBe(isOne))

  it.each([
    ['2026-11-28T22:30:00Z', '2026-11-29T22:00'],
    ['2026-11-29T20:59:00Z', '2026-11-29T22:00'],
    ['2026-11-29T21:00:00Z', '2026-12-06T22:00'],
    ['2026-12-30T10:00:00Z', '2027-01-03T22:00'],
  ])('at %s, the next Sunday night is %s', (now, expected) => expect(nextSundayNight(new Date(now))).toBe(expected))

  it.each([
    ['2026-11-29T10:00:00Z', '2026-12-25T12:00'],
    ['2026-12-25T22:59:00Z', '2026-12-25T12:00'],
    ['2026-12-25T23:00:00Z', '2027-12-25T12:00'],
  ])('at %s, the next Christmas is %s', (now, expected) => expect(nextChristmas(new Date(now))).toBe(expected))
})
