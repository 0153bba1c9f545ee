import { describe, expect, it } from 'vitest'
import { truncate } from '../../../renderer/blocks/bullet/Bullet'
import { formatDate, formatTime, formatWeekday } from '../../../renderer/format/formatDate'
import { formatDuration } from '../../../renderer/format/formatDuration'
import { formatPercent } from '../../../renderer/format/formatNumber'
import { formatDistance } from '../../../renderer/format/formatQuantity'

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

describe('a duration', () => {
  it.each([
    [0, 'fr', '0 min'],
    [59, 'fr', '59 min'],
    [60, 'fr', '1h00'],
    [65, 'fr', '1h05'],
    [600, 'fr', '10h00'],
    [25, 'de', '25 Min.'],
    [85, 'de', '1 Std. 25 Min.'],
    [120, 'de', '2 Std.'],
    [25, 'en', '25 min'],
    [85, 'en', '1 hr 25 min'],
    [120, 'en', '2 hr'],
    [25, 'nl', '25 min'],
    [85, 'nl', '1 uur 25 min'],
    [120, 'nl', '2 uur'],
  ])('of %i minutes in %s reads %s', (duration, locale, expected) =>
    expect(plain(formatDuration(duration, locale))).toBe(expected),
  )
})

describe('a distance', () => {
  it.each([
    [999, 'fr', '999 m'],
    [1000, 'fr', '1,0 km'],
    [1549, 'fr', '1,5 km'],
    [12_345, 'de', '12,3 km'],
    [1000, 'nl', '1,0 km'],
    [1000, 'en', '1.0 km'],
  ])('of %i metres in %s reads %s', (distance, locale, expected) =>
    expect(plain(formatDistance(distance, locale))).toBe(expected),
  )
})

describe('a label', () => {
  it('of 16 characters is not cut', () => expect(truncate('Accessible en va')).toBe('Accessible en va'))
  it('of more is cut after 16 and gets an ellipsis', () =>
    expect(truncate('Accessible en vélo')).toBe('Accessible en vé…'))
  it('is never cut inside a character', () => expect(truncate('🚲'.repeat(17))).toBe(`${'🚲'.repeat(16)}…`))
})

describe('a date', () => {
  it('is written in the locale and the time zone of the town', () => {
    expect(formatDate('2026-05-19T23:30:00Z', 'fr', 'Europe/Brussels')).toBe('20 mai 2026')
    expect(formatDate('2026-05-19T23:30:00Z', 'en', 'UTC')).toBe('19 May 2026')
  })

  it.each([
    ['fr', 'Erreur de format de date'],
    ['de', 'Ungültiges Datum'],
    ['en', 'Invalid date'],
    ['nl', 'Ongeldige datum'],
  ])('that is invalid becomes a message in the language of the page: %s', (locale, message) => {
    expect(formatDate('hier', locale, 'Europe/Brussels')).toBe(message)
  })

  it.each<[locale: string, options: Intl.DateTimeFormatOptions | undefined, written: string]>([
    ['fr', undefined, '1er décembre 2026'],
    ['fr', { weekday: 'long', day: 'numeric', month: 'long' }, 'mardi 1er décembre'],
    ['fr', { weekday: 'short', day: 'numeric', month: 'short' }, 'mar. 1er déc.'],
    ['fr', { dateStyle: 'full', timeStyle: 'short' }, 'mardi 1er décembre 2026 à 01:00'],
    ['fr', { dateStyle: 'medium' }, '1er déc. 2026'],
    ['fr', { day: 'numeric' }, '1'],
    ['fr', { day: 'numeric', month: 'numeric' }, '01/12'],
    ['fr', { month: 'long', year: 'numeric' }, 'décembre 2026'],
    ['fr', { hour: '2-digit', minute: '2-digit' }, '01:00'],
    ['en', undefined, '1 December 2026'],
    ['de', undefined, '1. Dezember 2026'],
    ['nl', undefined, '1 december 2026'],
  ])('names the first of a month as its language does: %s %o', (locale, options, written) => {
    expect(plain(formatDate('2026-12-01T00:00:00Z', locale, 'Europe/Brussels', options))).toBe(written)
  })

  it.each([
    ['2026-12-11T00:00:00Z', '11 décembre 2026'],
    ['2026-12-21T00:00:00Z', '21 décembre 2026'],
    ['2026-12-31T00:00:00Z', '31 décembre 2026'],
  ])('names no other day so: %s', (instant, written) => {
    expect(formatDate(instant, 'fr', 'Europe/Brussels')).toBe(written)
  })

  it('formats times of day and weekdays', () => {
    expect(formatTime(0, 'fr')).toBe('00:00')
    expect(formatTime(1020, 'fr')).toBe('17:00')
    expect([0, 1, 6].map((day) => formatWeekday(day, 'fr'))).toEqual(['dimanche', 'lundi', 'samedi'])
  })
})

it('a share is formatted as a whole percentage', () => expect(plain(formatPercent(0.578, 'fr'))).toBe('58 %'))
