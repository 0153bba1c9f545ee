import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { fill } from '../../helpers/renderer/fill'
import { find, press, renderBlocks, text } from '../../helpers/renderer/renderBlocks'
import { Scene } from '../../helpers/renderer/Scene'
import { testHost } from '../../helpers/renderer/testHost'

const hall = {
  lat: 50.6421,
  lon: 5.7912,
  title: 'Hôtel de ville',
  description: { text: 'Guichets.' },
  icon: 'building',
}
const pool = { lat: 50.6409, lon: 5.7941, title: 'Piscine' }
const map = (data: object) => ({ type: 'map', data })
const titles = (page: ParentNode) => [...page.querySelectorAll('li summary')].map(text)

it('a map has the list of its places, which the server sends', async () => {
  const host = testHost()
  await host.engine.preload(['map'], 'fr')
  const page = document.createElement('main')
  page.innerHTML = renderToString(<Scene host={host} components={[map({ pins: [hall, pool] })]} />)
  expect(titles(page)).toEqual(['Hôtel de ville', 'Piscine'])
  expect(text(find(page, 'details'))).toContain('Guichets.')
  expect(find(page, '[data-map]').getAttribute('role')).toBe('img')
  expect(find(page, 'noscript').innerHTML).toContain('JavaScript')
  expect(page.innerHTML).not.toContain('style=')
})

it('pins that break the contract are left out with an issue each, and the others stay', async () => {
  const wrong = [{ lat: 91, lon: 5 }, { lon: 5, title: 'Sans latitude' }, { ...pool, title: 4 }, 'Piscine']
  const { page, host } = await renderBlocks([map({ pins: [hall, ...wrong, pool] })])
  expect(titles(page)).toEqual(['Hôtel de ville', 'Piscine'])
  expect('issues' in host && host.issues).toEqual(
    [
      '/components/0/data/pins/1/lat',
      '/components/0/data/pins/2/lat',
      '/components/0/data/pins/3/title',
      '/components/0/data/pins/4',
    ].map((pointer) => expect.objectContaining({ pointer, severity: 'error' })),
  )
})

it('a map with a fault elsewhere is replaced as a whole', async () => {
  const fallback = { type: 'description', data: { text: 'Sans carte' } }
  const { page } = await renderBlocks([{ ...map({ pins: [hall, { lat: 91, lon: 5 }], focus: 'town' }), fallback }])
  expect(text(page)).toBe('Sans carte')
})

it('choosing a place in the list unfolds it, and choosing it again folds it', async () => {
  const { page } = await renderBlocks([map({ pins: [hall, pool] })])
  const [first, second] = [...page.querySelectorAll('li details')]
  await press(find(page, 'li:nth-child(2) summary'))
  expect([first, second].map((row) => row?.hasAttribute('open'))).toEqual([false, true])
  await press(find(page, 'li:first-child summary'))
  expect([first, second].map((row) => row?.hasAttribute('open'))).toEqual([true, false])
  await press(find(page, 'li:first-child summary'))
  expect(first?.hasAttribute('open')).toBe(false)
})

it('where the places are of several kinds, the visitor chooses which one the map and its list show', async () => {
  const places = [
    { ...hall, type: 'Services' },
    { ...pool, type: 'Sport' },
    { ...pool, title: 'Stade', type: 'Sport' },
  ]
  const { page } = await renderBlocks([map({ pins: [...places, { ...pool, title: 'Banc' }] })])
  const choice = page.querySelector('select')
  if (!choice) throw new Error('There is no choice.')
  expect([...choice.options].map(text)).toEqual(['Tous les lieux', 'Services (1)', 'Sport (2)'])
  await fill(choice, 'Sport')
  expect(titles(page)).toEqual(['Piscine', 'Stade'])
  expect(text(page)).toContain('2 lieux')
  await fill(choice, '')
  expect(titles(page)).toHaveLength(4)
  const { page: alike } = await renderBlocks([map({ pins: [places[1], places[2]] })])
  expect(alike.querySelector('select')).toBeNull()
})

it('a long list is folded after twenty places, and says how many there are', async () => {
  const pins = Array.from({ length: 30 }, (_, index) => ({ ...pool, title: `Lieu ${index + 1}` }))
  const { page } = await renderBlocks([map({ pins })])
  expect(text(page)).toContain('30 lieux')
  expect(page.querySelectorAll('ul:first-of-type > li').length).toBeGreaterThanOrEqual(20)
  expect(text(find(page, 'details > ul > li:last-child summary'))).toBe('Lieu 30')
})

it('without a canvas the map says that it could not be loaded, and the list stays', async () => {
  const { page } = await renderBlocks([map({ pins: [hall] })])
  expect(text(page)).toContain('La carte n’a pas pu être chargée.')
  expect(titles(page)).toEqual(['Hôtel de ville'])
})

it('a map cell without places says that there is no data', async () => {
  const { page } = await renderBlocks([{ type: 'map-cell', data: { title: 'Bornes', pins: [] } }])
  expect(text(page)).toBe('BornesAucune donnée')
  expect(page.querySelector('[data-map]')).toBeNull()
})

it('a map tile has the height it is given, and its action covers it', async () => {
  const action = { handler: 'navigation', data: { path: '/contenu/parc' } }
  const { page } = await renderBlocks([{ type: 'map-tile', data: { lat: 50.64, lon: 5.79 }, action }])
  expect(find(page, '[data-height]').dataset.height).toBe('250')
  expect(text(find(page, 'a[href="/montclair/contenu/parc"]'))).toBe('Ouvrir la carte')
})
