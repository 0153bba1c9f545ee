import { describe, expect, it } from 'vitest'
import type { Portal, TownEvent } from '../../../schemas'
import { readTowns } from '../../../src/server/db/seed/readTowns'
import { repeatEvents } from '../../../src/server/db/seed/repeatEvents'
import { addDays } from '../../../src/server/time/zonedTime'
import { towns } from '../../helpers/server/openServer'

const today = '2027-01-10'

/** The days of an event and its repetitions in a portal with the configuration. */
function daysOf(repeats: TownEvent['repeats'], startsInDays: number, configs: Portal['configs']) {
  const portal = { ...montclair().portal, configs }
  const event: TownEvent = {
    uid: 'bal',
    startsInDays,
    startTime: '20:00',
    durationMinutes: 60,
    translations: { fr: { title: 'Bal', summary: 'Un bal.', html: '' } },
    ...(repeats && { repeats }),
  }
  return repeatEvents(portal, [event], today).map((each) => [each.uid, addDays(today, each.startsInDays)])
}

const montclair = () =>
  readTowns(towns).find(({ card }) => card === 'montclair') ?? expect.fail('There is no town Montclair.')

describe('events that repeat', () => {
  it('are generated for the months that the portal configures', () => {
    expect(daysOf('weekly', 2, { reccurentEventsGenerateMonths: '1' })).toEqual([
      ['bal', '2027-01-12'],
      ['bal-2', '2027-01-19'],
      ['bal-3', '2027-01-26'],
      ['bal-4', '2027-02-02'],
      ['bal-5', '2027-02-09'],
    ])
  })

  it('keep their weekday of the month, and take the last one for a fifth', () => {
    const configs = { reccurentEventsGenerateMonths: '4' }
    expect(daysOf('monthly', 5, configs).map(([, day]) => day)).toEqual([
      '2027-01-15',
      '2027-02-19',
      '2027-03-19',
      '2027-04-16',
    ])
    expect(daysOf('monthly', 21, configs).map(([, day]) => day)).toEqual([
      '2027-01-31',
      '2027-02-28',
      '2027-03-28',
      '2027-04-25',
    ])
  })

  it('take place once in a portal that configures no months, as others do', () => {
    expect(daysOf('weekly', 2, {})).toHaveLength(1)
    expect(daysOf(undefined, 2, { reccurentEventsGenerateMonths: '12' })).toHaveLength(1)
  })

  it('are part of the demo: the repair café of Montclair in twelve months', () => {
    const { portal, events } = montclair()
    const repaired = repeatEvents(portal, events, today).filter(({ uid }) => uid.startsWith('repair-cafe'))
    expect(repaired).toHaveLength(12)
  })
})
