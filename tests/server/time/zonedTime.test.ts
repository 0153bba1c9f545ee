import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween, wallTime, weekday, zonedTime } from '../../../src/server/time/zonedTime'

const brussels = 'Europe/Brussels'
const at = (day: string, hour: number, minute = 0) =>
  zonedTime({ day, minute: hour * 60 + minute }, brussels).toISOString()

describe('the time of a town', () => {
  it('is one hour ahead of UTC in winter and two in summer', () => {
    expect(at('2027-01-15', 19, 30)).toBe('2027-01-15T18:30:00.000Z')
    expect(at('2027-07-15', 19, 30)).toBe('2027-07-15T17:30:00.000Z')
  })

  it('is correct on the days of clock changes', () => {
    expect(at('2027-03-28', 1, 59)).toBe('2027-03-28T00:59:00.000Z')
    expect(at('2027-03-28', 3)).toBe('2027-03-28T01:00:00.000Z')
    expect(at('2027-10-31', 1, 59)).toBe('2027-10-30T23:59:00.000Z')
    expect(at('2027-10-31', 4)).toBe('2027-10-31T03:00:00.000Z')
  })

  it('moves a time that summer time skips past the gap', () => {
    expect(wallTime(new Date(at('2027-03-28', 2, 30)), brussels)).toEqual({ day: '2027-03-28', minute: 210 })
  })

  it('survives a round trip in any time zone', () => {
    const zones = fc.constantFrom('Europe/Brussels', 'America/New_York', 'Asia/Kolkata', 'Pacific/Chatham', 'UTC')
    const instants = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(instants, zones, (instant, zone) => {
        const wall = wallTime(instant, zone)
        expect(wallTime(zonedTime(wall, zone), zone)).toEqual(wall)
      }),
    )
  })

  it('counts days by the calendar', () => {
    expect(addDays('2027-02-27', 2)).toBe('2027-03-01')
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
    expect(daysBetween('2027-03-27', '2027-03-29')).toBe(2)
    expect(weekday('2027-03-28')).toBe(0)
  })
})
