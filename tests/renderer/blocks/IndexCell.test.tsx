import { expect, it } from 'vitest'
import { find, renderBlocks, text } from '../../helpers/renderer/renderBlocks'

const cell = (data: object = {}) => ({
  type: 'index-cell',
  data: { label: 'Compteur d’eau', value: '01234.567', ...data },
})

it('shows a reading as on a meter, with distinct dot and decimals', async () => {
  const { page } = await renderBlocks([cell()])
  const slots = [...page.querySelectorAll('[data-kind]')]
  expect(slots.map(text).join('')).toBe('01234.567')
  expect(slots.filter((slot) => slot.getAttribute('data-kind') === 'decimal').map(text)).toEqual(['5', '6', '7'])
})

it('is read aloud as a number', async () => {
  const { page } = await renderBlocks([cell({ unit: 'm³' })])
  const copy = find(page, 'div').cloneNode(true)
  if (!(copy instanceof Element)) throw new Error('no cell')
  for (const hidden of copy.querySelectorAll('[aria-hidden]')) hidden.remove()
  expect(text(copy)).toBe('Compteur d’eau1 234,567 m³')
})

it('shows the same date of reading in every time zone', async () => {
  const { page } = await renderBlocks([cell({ date: '2026-05-14' })], { timeZone: 'America/New_York' })
  expect(text(find(page, 'time'))).toBe('Relevé le 14 mai 2026')
})

it('can be pressed anywhere when it has an action', async () => {
  const { page } = await renderBlocks([
    { ...cell(), action: { handler: 'navigation', data: { path: '/contenu/releve' } } },
  ])
  expect(find(page, 'a').getAttribute('href')).toBe('/montclair/contenu/releve')
  expect(text(find(page, 'a'))).toBe('Compteur d’eau')
})
