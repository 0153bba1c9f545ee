import { expect, it } from 'vitest'
import { draw, find, text } from '../../helpers/renderer/draw'

const column = (name: string) => ({ components: [{ type: 'title', data: { text: name } }] })
const block = (count: number) => ({
  type: 'columns',
  data: { columns: Array.from({ length: count }, (_, index) => column(`Colonne ${index + 1}`)) },
})

it('columns are drawn in reading order, with their blocks', async () => {
  const { page } = await draw([block(3)])
  expect([...page.querySelectorAll('h2')].map(text)).toEqual(['Colonne 1', 'Colonne 2', 'Colonne 3'])
})

it.each([
  [1, '1'],
  [3, '3'],
  [4, '4'],
  [6, '4'],
])('%i columns stand %s beside each other at most', async (given, beside) => {
  const { page } = await draw([block(given)])
  expect(find(page, '[data-columns]').dataset.columns).toBe(beside)
})
