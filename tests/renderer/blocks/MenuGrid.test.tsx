import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { Host } from '../../../renderer/engine/HostContext'
import { find, findPressable, press, renderBlocks, text } from '../../helpers/renderer/renderBlocks'

const items = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    icon: 'map',
    title: `Rubrique ${index + 1}`,
    action: { handler: 'navigation', data: { path: `/contenu/${index + 1}` } },
  }))
const menu = (list: object[]) => ({ type: 'menu-grid', data: { items: list } })
const row = (list: object[]) => ({ type: 'parameters-row', data: { uid: 'a', title: 'Collectes', menu: list } })

/** Number of entries in the grid itself: those shown on every screen, and those only on wide ones. */
const places = (page: Element) => {
  const of = (place: string) => page.querySelectorAll(`ul[data-count] > [data-place=${place}]`).length
  return { everywhere: of('first'), wideOnly: of('wide') }
}

describe('a menu grid, also that of a parameters row,', () => {
  it('shows 3 entries on phones and 12 on wider screens', async () => {
    for (const block of [menu(items(16)), row(items(16))]) {
      const { page } = await renderBlocks([block])
      expect(places(page)).toEqual({ everywhere: 3, wideOnly: 9 })
      expect(text(find(page, 'ul[data-count] > li:last-child summary'))).toBe('Plus')
      page.remove()
    }
  })

  it('is below a parameters row only where its data has a menu', async () => {
    const { page } = await renderBlocks([row([]), { type: 'parameters-row', data: { uid: 'b', title: 'Agenda' } }])
    expect(page.querySelector('ul')).toBeNull()
  })

  it.each([
    [3, undefined],
    [4, 'phones'],
    [12, 'phones'],
    [13, 'always'],
  ])('of %i entries ends with a tile for more: %s', async (count, more) => {
    const { page } = await renderBlocks([menu(items(count))])
    expect(find(page, 'ul').dataset.more).toBe(more)
    expect(page.querySelector('summary') !== null).toBe(more !== undefined)
    if (more) expect(text(find(page, 'ul[data-count] > li:last-child summary'))).toBe('Plus')
  })

  it('opens the full menu from the tile for more, and restores the focus', async () => {
    const { page } = await renderBlocks([menu(items(16))])
    const more = findPressable(page, 'Plus')
    more.focus()
    const pressed = new MouseEvent('click', { bubbles: true, cancelable: true })
    await act(async () => more.dispatchEvent(pressed))
    expect(pressed.defaultPrevented, 'what opens without a script stays closed').toBe(true)
    const dialog = find(page, 'dialog')
    expect(text(find(dialog, 'h2'))).toBe('Tout afficher')
    expect(dialog.querySelectorAll('li a')).toHaveLength(16)
    await press(findPressable(page, 'Fermer'))
    expect(page.querySelector('dialog')).toBeNull()
    expect(document.activeElement).toBe(more)
  })

  it('runs the action of an entry, and closes the full menu', async () => {
    const run = vi.fn<Host['run']>(async () => ({ status: 'done', value: undefined }))
    const { page } = await renderBlocks([menu(items(16))], { run })
    await press(findPressable(page, 'Plus'))
    await press(findPressable(find(page, 'dialog'), 'Rubrique 16'))
    expect(run.mock.lastCall?.[0]).toEqual({ handler: 'navigation', data: { path: '/contenu/16' } })
    expect(page.querySelector('dialog')).toBeNull()
  })

  it('shows every entry without JavaScript', async () => {
    const { page } = await renderBlocks([menu(items(16))])
    const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(new Set(links).size).toBe(16)
    expect(page.querySelectorAll('details a')).toHaveLength(13)
  })

  it('shows a letter without an icon, and no link without an action', async () => {
    const { page } = await renderBlocks([menu([{ title: 'élections', icon: 'licorne' }])])
    expect(text(find(page, '[aria-hidden=true]'))).toBe('É')
    expect(page.querySelector('a, button')).toBeNull()
  })

  it('renders nothing without entries', async () => {
    const { page } = await renderBlocks([menu([])])
    expect(page.innerHTML).toBe('')
  })
})
