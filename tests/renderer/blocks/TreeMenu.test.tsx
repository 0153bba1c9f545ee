import { expect, it } from 'vitest'
import { find, findPressable, press, renderBlocks, text } from '../../helpers/renderer/renderBlocks'
import { visit } from '../../helpers/renderer/visit'

const to = (path: string) => ({ handler: 'navigation', data: { path } })
const nodes = [
  {
    text: 'Déchets',
    action: to('/contenu/dechets'),
    children: [{ text: 'Recyparc', action: to('/contenu/recyparc') }],
  },
  {
    text: 'Écoles',
    children: [{ text: 'Garderies', children: [{ text: 'Horaires', action: to('/contenu/garderies?vue=liste') }] }],
  },
  { text: 'Mobilité', action: to('/contenu/mobilite') },
  { text: 'Bientôt' },
]
const menu = (data: object = {}, more: object = {}) => ({
  type: 'tree-menu',
  data: { title: 'Vivre ici', nodes, ...data },
  ...more,
})
const at = (path: string) => [{}, { path, search: '' }] as const
const folds = (page: Element) => [...page.querySelectorAll('details')].map((fold) => fold.open)

it('a menu is a named navigation', async () => {
  const { page } = await renderBlocks([menu()])
  expect(find(page, 'nav').getAttribute('aria-label')).toBe('Vivre ici')
})

it.each([
  ['closed', {}, false],
  ['open', { isOpen: true }, true],
])('it is %s at first', async (_, data, open) => {
  const { page } = await renderBlocks([menu(data)])
  expect(folds(page)).toEqual([open, false, false, false])
})

it('an entry is a link that runs its action', async () => {
  const { page, ran } = await visit([menu()], '/')
  expect(findPressable(page, 'Mobilité').getAttribute('href')).toBe('/montclair/contenu/mobilite')
  await press(findPressable(page, 'Mobilité'))
  expect(ran).toEqual([to('/contenu/mobilite')])
})

it('an entry with a link has a named button beside it that unfolds it', async () => {
  const { page } = await renderBlocks([menu()])
  expect(findPressable(page, 'Déchets').localName).toBe('a')
  expect(findPressable(page, 'Sous-menu « Déchets »').localName).toBe('summary')
  expect(page.querySelector('summary a, a summary')).toBeNull()
})

it('an entry without an action unfolds when pressed anywhere; without children it is plain text', async () => {
  const { page } = await renderBlocks([menu()])
  expect(findPressable(page, 'Écoles').localName).toBe('summary')
  expect(() => findPressable(page, 'Bientôt')).toThrow()
  expect(text(page)).toContain('Bientôt')
})

it('entries open and close', async () => {
  const { page } = await renderBlocks([menu({ isOpen: true })])
  const fold = findPressable(page, 'Écoles').parentElement
  expect(fold).toHaveProperty('open', false)
  await press(findPressable(page, 'Écoles'))
  expect(fold).toHaveProperty('open', true)
  await press(findPressable(page, 'Écoles'))
  expect(fold).toHaveProperty('open', false)
})

it('the current page is marked, and every level above it is open', async () => {
  const { page } = await renderBlocks([menu()], ...at('/contenu/garderies'))
  expect([...page.querySelectorAll('[aria-current=page]')].map(text)).toEqual(['Horaires'])
  expect(folds(page)).toEqual([true, false, true, true])
})

it('the levels above the next page open, and those the visitor opened stay open', async () => {
  const { page, go } = await renderBlocks([menu()], ...at('/contenu/garderies'))
  await go({ path: '/contenu/recyparc' })
  expect([...page.querySelectorAll('[aria-current=page]')].map(text)).toEqual(['Recyparc'])
  expect(folds(page)).toEqual([true, true, true, true])
})

it('the title is a link when the block has an action', async () => {
  const { page } = await renderBlocks(
    [menu({ icon: 'home' }, { action: to('/contenu/vivre') })],
    ...at('/contenu/vivre'),
  )
  expect(findPressable(page, 'Vivre ici').getAttribute('href')).toBe('/montclair/contenu/vivre')
  expect(findPressable(page, 'Vivre ici').getAttribute('aria-current')).toBe('page')
})

it('a menu without entries shows only its title', async () => {
  const { page } = await renderBlocks([menu({ nodes: [] })])
  expect(text(page)).toBe('Vivre ici')
  expect(page.querySelector('details')).toBeNull()
})
