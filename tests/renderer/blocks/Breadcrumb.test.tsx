import { expect, it, vi } from 'vitest'
import { find, press, renderBlocks, text } from '../../helpers/renderer/renderBlocks'

const items = [
  { title: 'Accueil', path: '/' },
  { title: 'Démarches', path: '/contenu/demarches', children: [{ title: 'État civil', path: '/contenu/etat-civil' }] },
  { title: 'Voirie', path: '/contenu/voirie' },
]
const block = { type: 'breadcrumb', data: { items } }

it('a breadcrumb is a named list of links; the last step is the current page and no link', async () => {
  const { page } = await renderBlocks([block])
  expect(find(page, 'nav').getAttribute('aria-label')).toBe('Fil d’Ariane')
  const links = [...page.querySelectorAll('ol > li > a')].map((link) => [text(link), link.getAttribute('href')])
  expect(links).toEqual([
    ['Accueil', '/montclair/'],
    ['Démarches', '/montclair/contenu/demarches'],
  ])
  expect(text(find(page, '[aria-current=page]'))).toBe('Voirie')
})

it('a step is followed inside the portal', async () => {
  const run = vi.fn(async () => ({ status: 'done' as const, value: undefined }))
  const { page } = await renderBlocks([block], { run })
  await press(find(page, 'ol > li > a'))
  expect(run).toHaveBeenCalledWith({ handler: 'navigation', data: { path: '/' } }, expect.anything())
})

it('pages beside a step are offered as a list to open', async () => {
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
