import { expect, it, vi } from 'vitest'
import type { Host } from '../../../renderer/engine/HostContext'
import { find, findPressable, press, renderBlocks, text } from '../../helpers/renderer/renderBlocks'

const empty = (data: object = {}, more: object = {}) => ({
  type: 'empty-state',
  data: { title: 'Aucun événement', ...data },
  ...more,
})
const nav = (path: string) => ({ handler: 'navigation', data: { path } })

it('an empty state is a heading, a decorative drawing and an optional text', async () => {
  const { page } = await renderBlocks([empty()])
  expect(text(find(page, 'h2'))).toBe('Aucun événement')
  expect(find(page, 'svg').getAttribute('aria-hidden')).toBe('true')
  expect(page.querySelector('p')).toBeNull()
  const { page: told } = await renderBlocks([empty({ text: 'Revenez bientôt.' })])
  expect(text(find(told, 'p'))).toBe('Revenez bientôt.')
})

it('a picture replaces the drawing', async () => {
  const { page } = await renderBlocks([empty({ image: { src: 'kiosque.svg', alt: 'Le kiosque' } })])
  expect(find(page, 'img').getAttribute('alt')).toBe('Le kiosque')
  expect(page.querySelector('svg')).toBeNull()
})

it.each([
  ['its own action', { label: 'Voir tout', action: nav('/evenements') }, '/evenements'],
  ['that of the block when it has none', { label: 'Voir tout' }, '/accueil'],
])('the button of an empty state runs %s', async (_, button, path) => {
  const run = vi.fn<Host['run']>(async () => ({ status: 'done', value: undefined }))
  const { page } = await renderBlocks([empty({ button }, { action: nav('/accueil') })], { run })
  await press(findPressable(page, 'Voir tout'))
  expect(run.mock.calls[0]?.[0]).toEqual(nav(path))
})
