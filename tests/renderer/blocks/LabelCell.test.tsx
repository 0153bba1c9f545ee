import { expect, it } from 'vitest'
import { find, renderBlocks, text } from '../../helpers/renderer/renderBlocks'

const cell = (data: object = {}, more: object = {}) => ({
  type: 'label-cell',
  data: { label: 'Température de l’eau', value: '28 °C', ...data },
  ...more,
})

it('a value follows its label', async () => {
  const { page } = await renderBlocks([cell()])
  expect(text(page)).toBe('Température de l’eau28 °C')
  expect(text(find(page, 'b'))).toBe('28 °C')
})

it('an icon has the colour of the data, without a style attribute in the server’s HTML', async () => {
  const { page } = await renderBlocks([cell({ icon: 'swim', color: '#0077b6' })])
  expect(page.querySelectorAll('svg')).toHaveLength(1)
  const tinted = [...page.querySelectorAll<HTMLElement>('*')].filter((element) => element.style.length > 0)
  expect(tinted.map((element) => element.style.getPropertyValue('--tint'))).toEqual(['#0077b6'])
})

it('an unknown icon renders nothing', async () => {
  const { page } = await renderBlocks([cell({ icon: 'inconnu' })])
  expect(page.querySelector('svg')).toBeNull()
})

it('a value with an action is a link', async () => {
  const action = { handler: 'navigation', data: { path: '/contenu/piscine' } }
  const { page } = await renderBlocks([cell({}, { action })])
  expect(find(page, 'a').getAttribute('href')).toBe('/montclair/contenu/piscine')
})
