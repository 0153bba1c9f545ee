import { expect, it, vi } from 'vitest'
import { find, findPressable, press, renderBlocks, text } from '../../helpers/renderer/renderBlocks'

const image = { src: 'piscine.svg', alt: 'Le grand bassin', width: 1600, height: 900, copyright: 'Ville de Montclair' }
const action = { handler: 'navigation', data: { path: '/contenu/piscine' } }
const cell = (data: object = {}, more: object = {}) => ({
  type: 'search-cell',
  data: { name: 'La piscine', ...data },
  ...more,
})

it('a result shows its name, picture and credit', async () => {
  const { page } = await renderBlocks([cell({ image, location: { lat: 50.642, lon: 5.791 } })])
  expect(text(find(page, 'article h2'))).toBe('La piscine')
  expect(find(page, 'img').getAttribute('alt')).toBe('Le grand bassin')
  expect(text(find(page, 'small'))).toBe('© Ville de Montclair')
})

it('its picture is 400 by 400, and twice that for dense displays', async () => {
  const { page } = await renderBlocks([cell({ image })])
  const picture = find(page, 'img')
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['400', '400'])
  expect(picture.getAttribute('src')).toBe('/resize/400x400/piscine.svg')
  expect(picture.getAttribute('srcset')).toBe('/resize/400x400/piscine.svg 400w, /resize/800x800/piscine.svg 800w')
})

it('a result without a picture shows only its name', async () => {
  const { page } = await renderBlocks([cell()])
  expect(page.querySelector('img')).toBeNull()
  expect(text(page)).toBe('La piscine')
})

it('a result has one link, which runs its action', async () => {
  const run = vi.fn(async () => ({ status: 'done' as const, value: undefined }))
  const { page } = await renderBlocks([cell({}, { action })], { run })
  await press(find(page, 'h2 > a[href="/montclair/contenu/piscine"]'))
  expect(run).toHaveBeenCalledTimes(1)
  expect(page.querySelectorAll('a')).toHaveLength(1)
})

it('a result with a position links to it on a map, beside the link of its action', async () => {
  const run = vi.fn(async () => ({ status: 'done' as const, value: undefined }))
  const { page } = await renderBlocks([cell({ location: { lat: 50.642, lon: 5.791 } }, { action })], { run })
  const link = findPressable(page, 'Voir sur la carte')
  await press(link)
  expect(run).toHaveBeenCalledWith({ handler: 'directions', data: { lat: 50.642, lon: 5.791 } }, expect.anything())
  expect(page.querySelector('[data-map]')).toBeNull()
})
