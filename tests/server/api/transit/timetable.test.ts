import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../../../../src/server/db/openDatabase'
import { databases } from '../../../helpers/server/databases'
import { fillWithTowns } from '../../../helpers/server/openServer'
import { departuresAt, importOdd, oddFeed, sampleFeed, textsOf } from './feeds'

describe.each(databases)('departures of a timetable on $name', (database) => {
  let opened: OpenDatabase
  beforeAll(async () => {
    opened = await database.open({ fill: fillWithTowns })
    await importOdd(opened.db, textsOf(oddFeed, '\r\n'))
  })
  afterAll(() => opened.close())

  const at = (uid: string, now: string, count: number) => departuresAt(opened.db, `montclair-odd-${uid}`, now, count)

  it('are those of a stop: of rides of the days before, by weekdays, by dates alone, and by frequency', async () => {
    expect(await at('A', '2027-03-10T00:30:00+01:00', 9)).toEqual([
      '2027-03-10 01:45 1 Nuit',
      '2027-03-10 03:00 IC Bout du monde',
      '2027-03-10 08:10 1 Bout, par A',
      '2027-03-10 10:10 1 Souvent',
      '2027-03-10 10:30 1 Souvent',
      '2027-03-10 10:50 1 Souvent',
      '2027-03-11 01:45 1 Nuit',
      // Nothing begins on Thursday, which the dates of the calendar take out.
      '2027-03-12 08:10 1 Bout, par A',
      '2027-03-12 10:10 1 Souvent',
    ])
  })

  it('are those of all platforms of a station, and of one platform alone', async () => {
    expect(await at('S', '2027-03-08T22:00:00+01:00', 3)).toEqual([
      '2027-03-08 23:00 IC Bout du monde',
      '2027-03-09 01:30 1 Nuit',
      '2027-03-09 08:00 1 Bout, par A',
    ])
    expect(await at('P2', '2027-03-08T22:00:00+01:00', 3)).toEqual(['2027-03-08 23:00 IC Bout du monde'])
  })

  it('count from noon minus twelve hours when the clocks change', async () => {
    expect(await at('C', '2027-03-27T12:00:00+01:00', 3)).toEqual(['2027-03-27 23:30 1 Tôt', '2027-03-28 03:30 1 Tard'])
    expect(await at('C', '2027-10-30T12:00:00+02:00', 3)).toEqual(['2027-10-31 01:30 1 Tôt', '2027-10-31 03:30 1 Tard'])
  })

  it('are between the times of their neighbours where the timetable gives none, and not where one only gets off', async () => {
    expect(await at('M', '2027-03-10T07:00:00+01:00', 2)).toEqual([
      '2027-03-10 08:20 1 Bout, par A',
      '2027-03-12 08:20 1 Bout, par A',
    ])
    // The terminus has none, and no list has it.
    expect(await at('B', '2027-03-10T07:00:00+01:00', 2)).toEqual([])
  })

  it('of the official sample feed have its figures', async () => {
    const summary = await importOdd(opened.db, textsOf(sampleFeed), {
      name: 'dta',
      now: new Date('2008-06-02T12:00:00Z'),
    })
    expect(Object.fromEntries(summary.read)).toEqual({
      ...{ 'agency.txt': 1, 'routes.txt': 5, 'calendar.txt': 2, 'calendar_dates.txt': 1, 'stops.txt': 9 },
      ...{ 'trips.txt': 11, 'frequencies.txt': 11, 'stop_times.txt': 28 },
    })
    expect([summary.leftOut, summary.warnings]).toEqual([[], []])
    const zone = 'America/Los_Angeles'
    const found = (uid: string, now: string) => departuresAt(opened.db, `montclair-dta-${uid}`, now, 3, zone)
    expect(await found('NADAV', '2008-06-02T09:50:00-07:00')).toEqual([
      '2008-06-02 09:54 40 EMSI',
      '2008-06-02 09:54 40 STAGECOACH',
      '2008-06-02 10:04 40 EMSI',
    ])
    expect(await found('STAGECOACH', '2008-06-02T21:20:00-07:00')).toEqual([
      '2008-06-02 21:30 30 BEATTY_AIRPORT',
      '2008-06-02 21:30 40 EMSI',
      '2008-06-03 06:00 30 BEATTY_AIRPORT',
    ])
    // Nothing runs on 4 June 2007.
    expect(await found('BEATTY_AIRPORT', '2007-06-04T06:00:00-07:00')).toEqual([
      '2007-06-05 08:00 10 BULLFROG',
      '2007-06-06 08:00 10 BULLFROG',
      '2007-06-07 08:00 10 BULLFROG',
    ])
    // Only on Saturdays and Sundays.
    expect(await found('AMV', '2008-06-06T12:00:00-07:00')).toEqual([
      '2008-06-07 10:00 50 BEATTY_AIRPORT',
      '2008-06-07 15:00 50 BEATTY_AIRPORT',
      '2008-06-08 10:00 50 BEATTY_AIRPORT',
    ])
  })
})
