import { expect, it } from 'vitest'
import { find, renderBlocks, text } from '../../helpers/renderer/renderBlocks'

const block = (data: object) => ({
  type: 'numbered-title',
  data: { number: 1, label: 'Étape', title: 'Vos documents', ...data },
})

it('a numbered title is a heading of number, label and title', async () => {
  const { page } = await renderBlocks([block({})])
  expect(text(find(page, 'h2'))).toBe('1 Étape, Vos documents')
})

it('inside a section it is a heading one level lower', async () => {
  const { page } = await renderBlocks([{ type: 'group', data: { title: 'Démarche', components: [block({})] } }])
  expect(text(find(page, 'h3'))).toBe('1 Étape, Vos documents')
})

it('a year has no thousands separator, and zero is shown', async () => {
  const { page } = await renderBlocks([block({ number: 1893, label: 'Année' }), block({ number: 0 })])
  expect([...page.querySelectorAll('h2')].map(text)).toEqual(['1893 Année, Vos documents', '0 Étape, Vos documents'])
})
