import { expect, it } from 'vitest'
import { upcomingPickups } from '../../../../src/server/api/waste/upcomingPickups'

const on = (date: string, plan: Parameters<typeof upcomingPickups>[0]) =>
  upcomingPickups(plan, '2027-12-01', 'fr').filter((pickup) => pickup.date === date)

// 25 December 2027 is a Saturday, so that 24 and 31 December are Fridays.
it.each([
  ['the round of that Saturday', [5, 6], ['12-31']],
  ['another holiday of the week', [3, 5], ['12-29', '12-31']],
])('lists a pickup that a holiday moves once beside %s', (_, weekdays, holidays) => {
  const rounds = weekdays.map((weekday) => ({ category: 'OM' as const, weekday }))
  expect(on('2027-12-25', { rounds, holidays })).toEqual([{ date: '2027-12-25', category: 'OM' }])
})

it('lists pickups of one day that differ by their note', () => {
  const rounds = ['Rue Haute', 'Rue Basse'].map((fr) => ({ category: 'OM' as const, weekday: 6, labels: { fr } }))
  expect(on('2027-12-25', { rounds, holidays: [] })).toHaveLength(2)
})
