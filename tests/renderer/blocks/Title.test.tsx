import { expect, it } from 'vitest'
import { find, renderBlocks, text } from '../../helpers/renderer/renderBlocks'

it('a title is a heading of the second level', async () => {
  const { page } = await renderBlocks([{ type: 'title', data: { text: 'Vie communale' } }])
  expect(text(find(page, 'h2'))).toBe('Vie communale')
})

it.each([1, 2, 3, 4])('a title of level %i is a heading of that level', async (level) => {
  const { page } = await renderBlocks([{ type: 'title', data: { text: 'Vie communale', level } }])
  expect(find(page, `h${level}`)).toBeTruthy()
})
