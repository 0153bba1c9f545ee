// @vitest-environment happy-dom
import { act } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { waitUntil } from '../helpers/waitUntil'
import type { Answers } from './answers'
import { visit } from './visit'

const news = ['Travaux rue Haute', 'Fête de la musique', 'Travaux au pont']
const itemsFor = (query: string) => news.filter((title) => title.toLowerCase().includes(query))
const listOf = (titles: string[]) => ({
  items: titles.map((title) => ({ type: 'content-cell', data: { title } })),
  total: titles.length,
})
const responses: Answers = {
  '/publications': listOf(news),
  '/tags': [{ uid: 'travaux', name: 'Travaux', color: '#a34a12' }],
  '/menu/root': [],
  '/footer': { type: 'columns', columns: [] },
}
/** A back end that searches. */
const fetch = async (path: string): Promise<Response> => {
  const { pathname, searchParams } = new URL(path, 'https://www.valbeau.example')
  const data = pathname.endsWith('/publications')
    ? listOf(itemsFor(searchParams.get('query') ?? ''))
    : Object.entries(responses).find(([end]) => pathname.endsWith(end))?.[1]
  return Response.json({ data })
}

/** Opens a page of the news in the browser. */
const open = (url: string) => visit(url, responses, fetch)

const field = () => {
  const element = document.querySelector('main input[type=search]')
  return element instanceof HTMLInputElement ? element : expect.fail('There is no field.')
}
const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
const type = (words: string) =>
  act(async () => {
    setValue?.call(field(), words)
    field().dispatchEvent(new Event('input', { bubbles: true }))
  })
const submit = () =>
  act(async () => field().form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })))
const titles = () => [...document.querySelectorAll('main article')].map((card) => card.textContent)
const arrives = (expected: string[]) => waitUntil(() => expect(titles()).toEqual(expected))

/** Timers that are due still run by `advanceTimersByTimeAsync(0)`. What is typed is not searched for by itself, as it is after a second. */
function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
}

it('a search filters the page and keeps the focus in its field', async () => {
  await open('/valbeau/publication')
  stopClock()
  const before = field()
  before.focus()
  await type('travaux')
  await submit()
  await type('travaux rue')
  await waitUntil(async () => {
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(titles()).toEqual(itemsFor('travaux'))
  })
  expect(window.location.search).toBe('?query=travaux')
  expect(field()).toBe(before)
  expect(document.activeElement).toBe(before)
  expect(before.value).toBe('travaux rue')
  vi.useRealTimers()
  await submit()
  await arrives(itemsFor('travaux rue'))
})

it('going back undoes a search, also in the field', async () => {
  await open('/valbeau/publication')
  await type('travaux')
  await submit()
  await arrives(itemsFor('travaux'))
  await act(async () => navigate('/valbeau/publication', { replace: true }))
  await arrives(news)
  expect(field().value).toBe('')
})

it('a tag filters the page, stays marked and keeps the focus', async () => {
  await open('/valbeau/publication')
  const chip = document.querySelector<HTMLElement>('main a[href*="keyword=Travaux"]') ?? expect.fail('no tag')
  await act(async () => chip.click())
  expect(chip.getAttribute('aria-current')).toBe('true')
  await waitUntil(() => expect(window.location.search).toBe('?keyword=Travaux'))
  expect(chip.isConnected).toBe(true)
  expect(document.activeElement).toBe(chip)
})
