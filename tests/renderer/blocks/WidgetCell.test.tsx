import { expect, it, vi } from 'vitest'
import { find, press, renderBlocks, text } from '../../helpers/renderer/renderBlocks'

const action = { handler: 'navigation', data: { path: '/contenu/collectes' } }
const cell = (data: object = {}, more: object = {}) => ({
  type: 'widget-cell',
  data: { uid: 'w-1', title: 'Déchets', ...data },
  ...more,
})

it('a tile shows icon, title and subtitle', async () => {
  const { page } = await renderBlocks([cell({ icon: 'recycle', subtitle: 'Demain : PMC' })])
  expect(page.querySelectorAll('svg[aria-hidden=true]')).toHaveLength(1)
  expect([text(find(page, 'h2')), text(find(page, 'p'))]).toEqual(['Déchets', 'Demain : PMC'])
})

it('pressing a tile runs its action', async () => {
  const run = vi.fn(async () => ({ status: 'done' as const, value: undefined }))
  const { page } = await renderBlocks([cell({}, { action })], { run })
  await press(find(page, 'h2 > a'))
  expect(run).toHaveBeenCalledWith(action, expect.anything())
})

it('tiles are direct children of a group or a list, so that they form a grid', async () => {
  const tiles = [cell(), cell({ uid: 'w-2' })]
  const { page } = await renderBlocks([
    { type: 'group', data: { components: tiles } },
    { type: 'list', data: { components: structuredClone(tiles), total: 2 } },
  ])
  const walls = [...page.querySelectorAll('[data-tile]')].map((tile) => tile.parentElement)
  expect(new Set(walls).size).toBe(2)
  for (const wall of walls) expect(wall?.childElementCount).toBe(2)
})
