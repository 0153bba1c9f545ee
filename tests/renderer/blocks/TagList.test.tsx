import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { createEvents } from '../../../renderer/actions/createEvents'
import { find, findPressable, press, renderBlocks, text } from '../../helpers/renderer/renderBlocks'
import { visit } from '../../helpers/renderer/visit'

const tags = (data: object = {}) => ({
  type: 'tag-list',
  data: { tags: [{ name: 'Travaux', color: '#a34a12' }, { name: 'Mobilité' }, { text: 'Culture' }], ...data },
})
const chosen = (page: Element) => [...page.querySelectorAll('a[aria-current]')].map(text)

it('a tag shows its name, otherwise its text; a tag with neither is left out', async () => {
  const all = [{ name: 'Aînés', text: 'Seniors' }, { text: 'Culture' }, { color: '#123456' }]
  const { page } = await visit([tags({ tags: all })], '/publication')
  expect([...page.querySelectorAll('a')].map(text)).toEqual(['Aînés', 'Culture'])
})

it('the colour of a tag is a dot, and its name has the colour of text', async () => {
  const { page } = await visit([tags()], '/publication')
  expect(findPressable(page, 'Travaux').innerHTML).toContain('#a34a12')
  expect(page.innerHTML).not.toContain('style=')
})

it('nothing renders without tags', async () => {
  const { page } = await visit([tags({ tags: [] })], '/publication')
  expect(page.innerHTML).toBe('')
})

describe('toggling', () => {
  it('chooses and removes a tag in the address of the page', async () => {
    const { page, navigations } = await visit([tags()], '/publication', 'tri=date&query=rue')
    await press(findPressable(page, 'Mobilité'))
    expect(navigations.at(-1)).toEqual({ path: '/publication?tri=date&keyword=Mobilit%C3%A9' })
    expect(chosen(page)).toEqual(['Mobilité'])
    await press(findPressable(page, 'Mobilité'))
    expect(navigations.at(-1)).toEqual({ path: '/publication?tri=date' })
    expect(chosen(page)).toEqual([])
  })

  it('keeps other chosen tags', async () => {
    const { page, navigations } = await visit([tags()], '/publication', 'keyword=Travaux')
    await press(findPressable(page, 'Culture'))
    expect(navigations.at(-1)).toEqual({ path: '/publication?keyword=Travaux&keyword=Culture' })
    expect(chosen(page)).toEqual(['Travaux', 'Culture'])
    await press(findPressable(page, 'Travaux'))
    expect(navigations.at(-1)).toEqual({ path: '/publication?keyword=Culture' })
  })

  it('uses its own parameter', async () => {
    const { page, navigations } = await visit([tags({ param: 'theme' })], '/publication', 'keyword=Travaux')
    expect(chosen(page)).toEqual([])
    await press(findPressable(page, 'Travaux'))
    expect(navigations.at(-1)).toEqual({ path: '/publication?keyword=Travaux&theme=Travaux' })
  })

  it('emits change when a tag is chosen and remove when it is removed', async () => {
    const emit = vi.fn()
    const { page } = await visit([tags()], '/publication', '', { emit })
    await press(findPressable(page, 'Travaux'))
    await press(findPressable(page, 'Travaux'))
    expect(emit.mock.calls).toEqual([
      ['change', { param: 'keyword', name: 'Travaux' }],
      ['remove', { param: 'keyword', name: 'Travaux' }],
    ])
  })

  it('is shown at once and reverted on failure', async () => {
    let end: (outcome: { status: 'failed'; error: unknown }) => void = () => {}
    const run = () => new Promise<{ status: 'failed'; error: unknown }>((resolve) => (end = resolve))
    const { page } = await renderBlocks([tags()], { run }, { path: '/publication', search: '' })
    await press(findPressable(page, 'Travaux'))
    expect(chosen(page)).toEqual(['Travaux'])
    await act(async () => end({ status: 'failed', error: new Error('offline') }))
    expect(chosen(page)).toEqual([])
  })

  it('uses links without JavaScript', async () => {
    const { page } = await visit([tags()], '/publication', 'keyword=Travaux&page=2')
    expect(findPressable(page, 'Travaux').getAttribute('href')).toBe('/montclair/publication')
    expect(findPressable(page, 'Culture').getAttribute('href')).toBe(
      '/montclair/publication?keyword=Travaux&keyword=Culture',
    )
  })
})

describe('a tag is chosen when the query includes its name', () => {
  const all = [{ name: 'Sport' }, { name: 'Transport' }, { name: 'Sport, loisirs' }]
  it.each([
    ['keyword=Sport', ['Sport']],
    ['keyword=Transport', ['Transport']],
    ['keyword=sport', []],
    ['keyword=Sport&keyword=Transport', ['Sport', 'Transport']],
    ['keyword=Sport,Transport', ['Sport', 'Transport']],
    ['keyword=Transport,%20Sport', ['Sport', 'Transport']],
    ['keyword=Sport%2C%20loisirs', ['Sport, loisirs']],
    ['autre=Sport', []],
  ])('%s', async (search, expected) => {
    const { page } = await visit([tags({ tags: all })], '/publication', search)
    expect(chosen(page)).toEqual(expected)
  })
})

describe('reset', () => {
  it('happens when the query is cleared', async () => {
    const { page, go } = await visit([tags()], '/publication', 'keyword=Travaux')
    expect(chosen(page)).toEqual(['Travaux'])
    await go({ search: '' })
    expect(chosen(page)).toEqual([])
  })

  it('happens on the reset event', async () => {
    const listeners: Record<string, (data: unknown) => void> = {}
    const listen = (event: string, listener: (data: unknown) => void) => {
      listeners[event] = listener
      return () => {}
    }
    const { page, navigations } = await visit([tags()], '/publication', 'keyword=Travaux&query=rue', { on: listen })
    await act(async () => listeners.reset?.(undefined))
    expect(navigations).toEqual([{ path: '/publication?query=rue' }])
    expect(chosen(page)).toEqual([])
    await act(async () => listeners.reset?.(undefined))
    expect(navigations).toHaveLength(1)
  })
})

describe('the chip that resets', () => {
  /** The events of one page. */
  function pageEvents() {
    const { announce, on } = createEvents()
    return { emit: announce, on }
  }

  it('shows where several tags are chosen, and resets them', async () => {
    const search = 'keyword=Travaux&keyword=Culture&tri=date'
    const { page, navigations } = await visit([tags()], '/publication', search, pageEvents())
    const clear = findPressable(page, 'Effacer les thèmes')
    // The line of the tags scrolls on phones, and its end is out of sight.
    expect(clear.closest('ul')).toBeNull()
    expect(clear.getAttribute('href')).toBe('/montclair/publication?tri=date')
    await press(clear)
    expect(navigations).toEqual([{ path: '/publication?tri=date' }])
    expect(chosen(page)).toEqual([])
    expect(page.textContent).not.toContain('Effacer')
    expect(text(document.activeElement ?? page)).toBe('Travaux')
  })

  it('leaves the tags of another parameter alone, and is not there for one tag', async () => {
    const others = tags({ param: 'theme' })
    const search = 'keyword=Travaux&keyword=Culture&theme=Culture'
    const { page, navigations } = await visit([tags(), others], '/publication', search, pageEvents())
    await press(findPressable(page, 'Effacer les thèmes'))
    expect(navigations).toEqual([{ path: '/publication?theme=Culture' }])
    expect(chosen(page)).toEqual(['Culture'])
  })
})

it('the tags are a named filter for screen readers', async () => {
  const { page } = await visit([tags()], '/publication')
  expect(find(page, '[role=search]').getAttribute('aria-label')).toBe('Filtrer par thème')
})
