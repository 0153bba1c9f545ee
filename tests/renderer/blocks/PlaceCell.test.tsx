import { expect, it } from 'vitest'
import { find, renderBlocks, text } from '../../helpers/renderer/renderBlocks'

const address = { street: 'Rue des Tanneurs', streetNumber: '14', zip: '4000', locality: 'Montclair' }
const cell = (data: object = {}, more: object = {}) => ({
  type: 'place-cell',
  data: { title: 'La bibliothèque', status: 'OPEN', ...data },
  ...more,
})

it.each([
  ['OPEN', 'open', 'Ouvert'],
  ['CLOSE', 'closed', 'Fermé'],
])('the status %s is shown by colour and in words', async (status, state, words) => {
  const { page } = await renderBlocks([cell({ status })])
  expect(text(find(page, `[data-status=${state}]`))).toBe(words)
})

it('a place does not accept the statuses of a content cell', async () => {
  const { page, host } = await renderBlocks([cell({ status: 'open' })])
  expect(page.textContent).toBe('')
  expect(host).toHaveProperty('issues.0.code', 'wrong-value')
})

it('its picture is 75 by 75, and 150 by 150 for dense displays', async () => {
  const { page } = await renderBlocks([cell({ image: { src: 'bibliotheque.svg', alt: 'La façade' } })])
  expect(find(page, 'img').getAttribute('srcset')).toBe(
    '/resize/75x75/bibliotheque.svg 1x, /resize/150x150/bibliotheque.svg 2x',
  )
})

it.each([
  [999, '999 m'],
  [1000, '1,0 km'],
  [12_345, '12,3 km'],
])('a distance of %i metres reads %s', async (distance, expected) => {
  const { page } = await renderBlocks([cell({ distance })])
  expect(text(page)).toContain(expected)
})

it.each([
  [address, 'Rue des Tanneurs 14, 4000 Montclair'],
  [{ ...address, boxNumber: '2' }, 'Rue des Tanneurs 14/2, 4000 Montclair'],
  [{ ...address, streetNumber: '' }, 'Rue des Tanneurs, 4000 Montclair'],
  [{ ...address, address: 'Place du Marché 1, Montclair' }, 'Place du Marché 1, Montclair'],
])('an address is on one line', async (given, line) => {
  const { page } = await renderBlocks([cell({ address: given })])
  expect(text(page)).toContain(line)
})

it('a place has one link, its title', async () => {
  const action = { handler: 'navigation', data: { path: '/contenu/bibliotheque' } }
  const { page } = await renderBlocks([cell({}, { action })])
  expect([...page.querySelectorAll('a')].map(text)).toEqual(['La bibliothèque'])
})
