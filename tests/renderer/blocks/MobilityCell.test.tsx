import { expect, it } from 'vitest'
import { find, renderBlocks, text } from '../../helpers/renderer/renderBlocks'

const cell = (data: object = {}) => ({
  type: 'mobility-cell',
  data: { line: '48', direction: 'Liège, gare des Guillemins', time: '14:05', ...data },
})

it('a departure shows line, direction and time', async () => {
  const { page } = await renderBlocks([cell()])
  expect(text(page)).toBe('Ligne 48Liège, gare des Guillemins14:05')
  expect(find(page, 'time').getAttribute('datetime')).toBe('14:05')
})

it.each([
  [4, 'late', '4 min de retard'],
  [59, 'late', '59 min de retard'],
  [65, 'late', '1h05 de retard'],
  [0, 'onTime', 'À l’heure'],
  [-2, 'early', '2 min d’avance'],
])('a delay of %i minutes is shown in words and by colour', async (delay, state, words) => {
  const { page } = await renderBlocks([cell({ delay })])
  expect(text(find(page, `[data-state=${state}]`))).toBe(words)
})

it('an unknown delay is not shown as none', async () => {
  const { page } = await renderBlocks([cell()])
  expect(page.querySelector('[data-state]')).toBeNull()
})

it('stop and hour are shown if known', async () => {
  const { page } = await renderBlocks([cell({ stop: 'Quai B', hour: '14:09' })])
  expect(text(page)).toContain('Quai B')
  expect(text(page)).toContain('Attendu : 14:09')
})

it('an hour equal to the timetable’s is not repeated', async () => {
  const { page } = await renderBlocks([cell({ hour: '14:05' })])
  expect(text(page)).not.toContain('Attendu')
})

it.each([
  ['2026-05-20', '14:05', 4, '4 min de retard'],
  ['2026-05-20', '13:58', 4, '4 min de retard'],
  ['2026-05-20', '13:55', 4, 'Parti'],
  ['2026-05-21', '05:17', undefined, 'Demain'],
  ['2026-05-19', '23:58', 3, 'HierParti'],
  ['2026-05-22', '05:17', undefined, 'vendredi 22 mai'],
])('a departure of %s at %s, %s minutes late, seen on 20 May at 14:00, reads %s', async (date, time, delay, words) => {
  // In Brussels; in UTC it is still 12:00.
  const now = () => new Date('2026-05-20T14:00:00+02:00')
  const { page } = await renderBlocks([cell({ date, time, delay })], { now, timeZone: 'Europe/Brussels' })
  expect(text(page)).toBe(`Ligne 48Liège, gare des Guillemins${words}${time}`)
  expect(find(page, 'time').getAttribute('datetime')).toBe(`${date}T${time}`)
})

it('a departure just after midnight belongs to the day of the town', async () => {
  const now = () => new Date('2026-05-19T22:30:00Z')
  const { page } = await renderBlocks([cell({ date: '2026-05-20', time: '00:45' })], {
    now,
    timeZone: 'Europe/Brussels',
  })
  expect(text(page)).toBe('Ligne 48Liège, gare des Guillemins00:45')
})
