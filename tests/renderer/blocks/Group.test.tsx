import { expect, it } from 'vitest'
import { find, renderBlocks, text } from '../../helpers/renderer/renderBlocks'

const cell = { type: 'content-cell', data: { title: 'Travaux' } }

it('a group with a title is a section; headings inside are one level lower', async () => {
  const inner = { type: 'group', data: { title: 'Voirie', components: [cell] } }
  const { page } = await renderBlocks([{ type: 'group', data: { title: 'Vos démarches', components: [inner] } }])
  expect(text(find(page, 'section > h2'))).toBe('Vos démarches')
  expect(text(find(page, 'section section > h3'))).toBe('Voirie')
  expect(text(find(page, 'h4'))).toBe('Travaux')
})

it('a group without a title only contains its blocks', async () => {
  const { page } = await renderBlocks([{ type: 'group', data: { components: [cell] } }])
  expect(page.querySelector('section')).toBeNull()
  expect(text(find(page, 'h2'))).toBe('Travaux')
})
