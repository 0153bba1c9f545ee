import { expect, it } from 'vitest'
import { find, renderBlocks, text } from '../../helpers/renderer/renderBlocks'

const cell = (value: number, data: object = {}) => ({
  type: 'progression-cell',
  data: { label: 'Travaux rue Haute', value, ...data },
})

it.each([
  [0, 'red'],
  [25, 'red'],
  [25.1, 'orange'],
  [50, 'orange'],
  [50.1, 'yellow'],
  [75, 'yellow'],
  [75.1, 'green'],
  [100, 'green'],
])('%d is %s', async (value, tone) => {
  const { page } = await renderBlocks([cell(value)])
  expect(find(page, 'progress').dataset.tone).toBe(tone)
})

it('the number is shown, and the bar is labelled', async () => {
  const { page } = await renderBlocks([cell(60, { text: 'Les trottoirs seront posés en juin.' })])
  const bar = find(page, 'progress')
  expect(text(find(page, 'b'))).toBe('60 %')
  expect(bar.getAttribute('aria-label')).toBe('Travaux rue Haute')
  expect(bar.getAttribute('aria-valuetext')?.replace(/\s/g, ' ')).toBe('60 %')
  expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['60', '100'])
  expect(text(page)).toContain('Les trottoirs seront posés en juin.')
})
