import { expect, it, vi } from 'vitest'
import { find, press, renderBlocks, text } from '../../helpers/renderer/renderBlocks'

const items = [
  { title: 'Accueil', path: '/' },
  { title: 'Démarches', path: '/contenu/demarches', children: [{ title: 'État civil', path: '/contenu/etat-civil' }] },
  { title: 'Voirie', path: '/contenu/voirie' },
]
const block = { type: 'breadcrumb', data: { items } }

it('a breadcrumb is a named list of links; the last item is the current page, without a link', async () => {
  const { page } = await renderBlocks([block])
  expect(find(page, 'nav').getAttribute('aria-label')).toBe('Fil d’Ariane')
  const links = [...page.querySelectorAll('ol > li > a')].map((link) => [text(link), link.getAttribute('href')])
  expect(links).toEqual([
    ['Accueil', '/montclair/'],
    ['Démarches', '/montclair/contenu/demarches'],
  ])
  expect(text(find(page, '[aria-current=page]'))).toBe('Voirie')
})

it('pressing an item navigates inside the portal', async () => {
  const run = vi.fn(async () => ({ status: 'done' as const, value: undefined }))
  const { page } = await renderBlocks([block], { run })
  await press(find(page, 'ol > li > a'))
  expect(run).toHaveBeenCalledWith({ handler: 'navigation', data: { path: '/' } }, expect.anything())
})

it('siblings of an item are in a list that unfolds', async () => {
  const { page } = await renderBlocks([block])
  expect(find(page, 'summary').getAttribute('aria-label')).toBe('Pages voisines de Démarches')
  expect(text(find(page, 'details a'))).toBe('État civil')
})

it('breadcrumbs on one page have different names', async () => {
  const { page } = await renderBlocks([block, block, block])
  expect([...page.querySelectorAll('nav')].map((nav) => nav.getAttribute('aria-label'))).toEqual([
    'Fil d’Ariane',
    'Fil d’Ariane 2',
    'Fil d’Ariane 3',
  ])
})
