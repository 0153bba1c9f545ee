import { expect, it } from 'vitest'
import { easterOf } from '../../../../src/server/api/waste/holidays'
import { planPickups, upcomingPickups } from '../../../../src/server/api/waste/upcomingPickups'

type Plan = Parameters<typeof upcomingPickups>[0]

const on = (date: string, plan: Plan) =>
  upcomingPickups(plan, '2027-12-01', 'fr').filter((pickup) => pickup.date === date)

const dates = (plan: Plan, from = '2027-12-01') =>
  upcomingPickups(plan, from, 'fr')
    .slice(0, 6)
    .map(({ date, movedFrom }) => (movedFrom ? `${date} < ${movedFrom}` : date))

// 25 December 2027 is a Saturday, so that 24 and 31 December are Fridays.
it.each([
  ['the round of that Saturday', [5, 6], ['12-31'], {}],
  ['another holiday of the week', [3, 5], ['12-29', '12-31'], { movedFrom: '2027-12-29' }],
])('lists a pickup that a holiday moves once beside %s', (_, weekdays, holidays, moved) => {
  const rounds = weekdays.map((weekday) => ({ category: 'OM' as const, weekday }))
  expect(on('2027-12-25', { rounds, holidays })).toEqual([{ date: '2027-12-25', category: 'OM', ...moved }])
})

it('lists pickups of one day that differ by their note', () => {
  const rounds = ['Rue Haute', 'Rue Basse'].map((fr) => ({ category: 'OM' as const, weekday: 6, labels: { fr } }))
  expect(on('2027-12-25', { rounds, holidays: [] })).toHaveLength(2)
})

const fridays = [{ category: 'OM' as const, weekday: 5 }]

it('says of a pickup that moves which day it takes place instead of, in both directions and across the first day', () => {
  const exceptions = [
    { date: '2027-12-24', to: '2027-12-23' },
    { date: '2027-11-26', to: '2027-12-02' },
  ]
  expect(dates({ rounds: fridays, holidays: [], exceptions }).slice(0, 5)).toEqual([
    '2027-12-02 < 2027-11-26',
    '2027-12-03',
    '2027-12-10',
    '2027-12-17',
    '2027-12-23 < 2027-12-24',
  ])
})

it('shifts a holiday once, although the region moved its day too', () => {
  const exceptions = [{ date: '2027-12-31', to: '2027-12-30' }]
  expect(dates({ rounds: fridays, holidays: ['12-31', '12-31'], exceptions })).toContain('2027-12-30 < 2027-12-31')
  expect(on('2027-12-25', { rounds: fridays, holidays: ['12-31'], exceptions })).toEqual([])
})

it('leaves a second round out that is cancelled, of one category alone', () => {
  const rounds = [...fridays, { category: 'PMC' as const, weekday: 5 }]
  const exceptions = [{ date: '2027-12-10', categories: ['PMC' as const] }]
  expect(on('2027-12-10', { rounds, holidays: [], exceptions })).toEqual([{ date: '2027-12-10', category: 'OM' }])
  const planned = planPickups({ rounds, holidays: [], exceptions }, '2027-12-10', '2027-12-10', 'fr')
  expect(planned.map(({ category, date }) => [category, date])).toEqual([
    ['OM', '2027-12-10'],
    ['PMC', undefined],
  ])
})

it('takes the single days of a region as they are', () => {
  const rounds = [{ category: 'PAPER' as const, dates: ['2027-12-25', '2028-01-08'] }]
  expect(dates({ rounds, holidays: ['12-25'] })).toEqual(['2027-12-25', '2028-01-08'])
})

it.each([
  [2024, '2024-03-31'],
  [2027, '2027-03-28'],
  [2030, '2030-04-21'],
  [2038, '2038-04-25'],
])('knows Easter and its holidays in %i', (year, easter) => {
  expect(easterOf(year)).toBe(easter)
  const rounds = [{ category: 'OM' as const, weekday: 1 }]
  const moved = upcomingPickups({ rounds, holidays: ['easter+1'] }, `${year}-01-01`, 'fr').filter(
    ({ movedFrom }) => movedFrom,
  )
  expect(moved).toHaveLength(1)
  expect(moved[0]?.movedFrom?.slice(0, 4)).toBe(String(year))
})
