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
