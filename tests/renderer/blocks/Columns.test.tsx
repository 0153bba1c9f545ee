import { expect, it } from 'vitest'
import { find, renderBlocks, text } from '../../helpers/renderer/renderBlocks'

const column = (name: string) => ({ components: [{ type: 'title', data: { text: name } }] })
const block = (count: number) => ({
  type: 'columns',
  data: { columns: Array.from({ length: count }, (_, index) => column(`Colonne ${index + 1}`)) },
})

it('columns render in reading order, with their blocks', async () => {
  const { page } = await renderBlocks([block(3)])
  expect([...page.querySelectorAll('h2')].map(text)).toEqual(['Colonne 1', 'Colonne 2', 'Colonne 3'])
})

it.each([
  [1, '1'],
  [3, '3'],
  [4, '4'],
  [6, '4'],
])('%i columns are at most %s side by side', async (given, beside) => {
  const { page } = await renderBlocks([block(given)])
  expect(find(page, '[data-columns]').dataset.columns).toBe(beside)
})
