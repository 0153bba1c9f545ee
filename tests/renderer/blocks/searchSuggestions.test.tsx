import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { find, press, renderBlocks, text } from '../../helpers/renderer/renderBlocks'
import { visit } from '../../helpers/renderer/visit'

const path = '/api/finder'
const field = { type: 'search-field', data: { path: '/recherche', suggestions: path } }
const suggestions = [
  { title: 'Bibliothèque communale', label: 'Lieu', path: '/information/biblio', matches: [{ start: 0, end: 3 }] },
  { title: 'La <b>Bib</b>', label: 'Page', path: '/contenu/bib', matches: [{ start: 3, end: 999 }] },
]
/** Answers after the debounce, and records the calls. */
const open = async (answer: unknown = { data: suggestions }) => {
  const calls: string[] = []
  const fetchJson = async (address: string) => {
    calls.push(address)
    if (answer instanceof Error) throw answer
    return answer
  }
  return { ...(await visit([field], '/recherche', '', { fetchJson })), calls }
}
const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
const type = async (page: Element, words: string) => {
  await act(async () => {
    setValue?.call(find(page, 'input[type=search]'), words)
    find(page, 'input[type=search]').dispatchEvent(new Event('input', { bubbles: true }))
  })
  await act(async () => vi.advanceTimersByTime(300))
}
const key = (page: Element, name: string) =>
  act(async () => {
    const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })
    find(page, 'input[type=search]').dispatchEvent(event)
  })
const options = (page: Element) => [...page.querySelectorAll('[role=option]')]
const reached = (page: Element) => {
  const id = find(page, 'input[type=search]').getAttribute('aria-activedescendant')
  return id === null ? undefined : options(page).find((option) => option.id === id)
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('suggests from the third letter on, with what was not typed in bold', async () => {
  const { page, calls } = await open()
  await type(page, 'bi')
  expect(calls).toEqual([])
  expect(find(page, 'input').getAttribute('aria-expanded')).toBe('false')
  await type(page, 'bib')
  expect(calls).toEqual([`${path}?query=bib`])
  expect(find(page, 'input').getAttribute('aria-expanded')).toBe('true')
  expect(options(page).map(text)).toEqual(['Bibliothèque communale Lieu', 'La <b>Bib</b> Page'])
  expect([...page.querySelectorAll('[role=option] b')].map(text)).toEqual(['liothèque communale', 'La'])
  expect(text(page)).toContain('2 suggestions')
})

it('opens the suggestion that the arrow keys have reached, and searches as typed before any is', async () => {
  const { page, navigations } = await open()
  await type(page, 'bib')
  expect(reached(page)).toBeUndefined()
  await key(page, 'ArrowDown')
  expect(reached(page)).toBe(options(page)[0])
  await key(page, 'ArrowUp')
  expect(reached(page)).toBeUndefined()
  await key(page, 'ArrowUp')
  expect(reached(page)).toBe(options(page)[1])
  expect(options(page)[1]?.getAttribute('aria-selected')).toBe('true')
  await key(page, 'Enter')
  await act(async () => vi.advanceTimersByTime(2000))
  expect(navigations).toEqual([{ path: '/contenu/bib' }])
  expect(options(page)).toEqual([])
})

it('opens a suggestion that is pressed', async () => {
  const { page, navigations } = await open()
  await type(page, 'bib')
  await press(find(page, '[role=option]'))
  expect(navigations).toEqual([{ path: '/information/biblio' }])
})

it('closes the list on Escape and keeps what was typed', async () => {
  const { page } = await open()
  await type(page, 'bib')
  await key(page, 'Escape')
  expect(options(page)).toEqual([])
  expect(find(page, 'input')).toHaveProperty('value', 'bib')
})

it.each([
  ['a failure', new Error('down')],
  ['no list', { data: 3 }],
  ['entries that are none', { data: [null, { title: 3 }] }],
])('suggests nothing after %s', async (_, answer) => {
  const { page } = await open(answer)
  await type(page, 'bib')
  expect(options(page)).toEqual([])
})

it('is an ordinary search field where nothing is suggested', async () => {
  const { page } = await renderBlocks([{ type: 'search-field', data: { path: '/recherche' } }])
  expect(find(page, 'input[type=search]').hasAttribute('role')).toBe(false)
})
