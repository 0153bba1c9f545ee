import { describe, expect, it, vi } from 'vitest'
import type { Host } from '../../../renderer/engine/HostContext'
import { find, press, renderBlocks, text } from '../../helpers/renderer/renderBlocks'

const bullet = (data: object, more: object = {}) => ({ type: 'bullet', data, ...more })

describe('the label of a bullet', () => {
  it('is shown in full up to 16 characters', async () => {
    const { page } = await renderBlocks([bullet({ label: 'Plaine de jeux A' })])
    expect(text(page)).toBe('Plaine de jeux A')
    expect(page.querySelector('span[aria-hidden]')).toBeNull()
  })

  it('is cut visually after 16 characters and read aloud in full', async () => {
    const { page } = await renderBlocks([bullet({ label: 'Population et état civil' })])
    const shown = find(page, 'span[aria-hidden]')
    expect(text(shown)).toBe('Population et ét…')
    shown.remove()
    expect(text(page)).toBe('Population et état civil')
  })

  it('has no tooltip, which touch and keyboard users never see', async () => {
    const { page } = await renderBlocks([bullet({ label: 'Population et état civil' })])
    expect(page.querySelector('[title]')).toBeNull()
  })
})

describe('the mark of a bullet', () => {
  it.each([
    ['a dot in the given colour', { color: '#ffe14d' }, '#ffe14d', 0],
    ['a disc in the given colour with the icon on it', { color: '#0f7b53', icon: 'bike' }, '#0f7b53', 1],
    ['a dot when the icon is unknown', { icon: 'licorne' }, 'currentColor', 0],
  ])('is %s', async (_, data, fill, icons) => {
    const { page } = await renderBlocks([bullet({ label: 'Culture', ...data })])
    expect(find(page, 'svg').getAttribute('fill')).toBe(fill)
    expect(page.querySelectorAll('path')).toHaveLength(icons)
    expect(find(page, 'svg').getAttribute('aria-hidden')).toBe('true')
  })

  it('is visible on its colour, light or dark', async () => {
    const strokes = []
    for (const color of ['#fff', '#000']) {
      const { page } = await renderBlocks([bullet({ label: 'Culture', icon: 'bike', color })])
      strokes.push(find(page, 'path').getAttribute('stroke'))
    }
    expect(strokes).toEqual(['#14181d', '#ffffff'])
  })
})

it('a bullet with an action is a link that runs it', async () => {
  const run = vi.fn<Host['run']>(async () => ({ status: 'done', value: undefined }))
  const action = { handler: 'navigation', data: { path: '/contenu/mobilite' } }
  const { page } = await renderBlocks([bullet({ label: 'Mobilité' }, { action })], { run })
  expect(find(page, 'a').getAttribute('href')).toBe('/montclair/contenu/mobilite')
  await press(find(page, 'a'))
  expect(run.mock.lastCall?.[0]).toEqual(action)
})
