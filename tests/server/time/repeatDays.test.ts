import { describe, expect, it } from 'vitest'
import { repeatDays } from '../../../src/server/time/repeatDays'

const daysOf = (...given: Parameters<typeof repeatDays>) => repeatDays(...given).map(({ day }) => day)

describe('days on which something repeats', () => {
  it('keep their weekday of the month, and take the last one for a fifth', () => {
    const range = { from: '2027-01-10', until: '2027-05-10' }
    expect(daysOf('monthly', '2027-01-15', range)).toEqual(['2027-02-19', '2027-03-19', '2027-04-16'])
    expect(daysOf('monthly', '2027-01-31', range)).toEqual(['2027-02-28', '2027-03-28', '2027-04-25'])
  })

  it('begin with the day asked for, and keep the number of each', () => {
    expect(repeatDays('weekly', '2027-01-12', { from: '2027-01-26', until: '2027-02-09' })).toEqual([
      { repetition: 2, day: '2027-01-26' },
      { repetition: 3, day: '2027-02-02' },
    ])
  })

  it('are none after the first when the months are none', () => {
    expect(daysOf('weekly', '2027-01-12', { from: '2027-01-10', until: '2027-01-10' })).toEqual([])
  })
})
