import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { Host } from '../../../renderer/engine/HostContext'
import { find, findPressable, press, renderBlocks, text } from '../../helpers/renderer/renderBlocks'
import { visit } from '../../helpers/renderer/visit'
import { waitUntil } from '../../helpers/waitUntil'

const action = { handler: 'navigation', data: { path: '/x' } }
const items = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    type: 'content-cell',
    data: { title: `Avis ${from + index}` },
    action,
  }))
const list = (data: object) => ({
  type: 'list',
  data: { components: items(0, 2), total: 5, query: '/publications', ...data },
})
/** A mock that rejects the first time. */
const failsOnce = (answer: () => Promise<unknown>) => vi.fn(answer).mockRejectedValueOnce(new Error('offline'))
const titles = (page: Element) => [...page.querySelectorAll('h2')].map(text)

describe('the more button', () => {
  it.each([
    ['total exceeds what is loaded', { total: 3 }, true],
    ['the total is unknown', { total: -1 }, true],
    ['all are loaded', { total: 2 }, false],
    ['there is no path', { query: undefined }, false],
  ])('when %s', async (_, data, shown) => {
    const { page } = await renderBlocks([JSON.parse(JSON.stringify(list(data)))])
    expect(page.querySelector('button') !== null).toBe(shown)
  })

  it('fetches a page of the same size after the loaded items, and adds it', async () => {
    const asked: string[] = []
    const fetchJson = async (path: string) => {
      asked.push(path)
      return { items: items(asked.length * 2, asked.length === 1 ? 2 : 1), total: 5 }
    }
    const { page } = await renderBlocks([list({})], { fetchJson })
    await press(findPressable(page, 'Afficher plus'))
    await press(findPressable(page, 'Afficher plus'))
    expect(asked).toEqual(['/publications?from=2&count=2', '/publications?from=4&count=2'])
    expect(titles(page)).toEqual(['Avis 0', 'Avis 1', 'Avis 2', 'Avis 3', 'Avis 4'])
    expect(page.querySelector('button')).toBeNull()
  })

  it('puts the number of items into the address, and keeps the focus and the size when the page then holds them', async () => {
    const asked: string[] = []
    const fetchJson = async (path: string) => {
      asked.push(path)
      return { items: items(2, 2), total: 6 }
    }
    const { page, navigations, show } = await visit([list({ total: 6 })], '/publication', 'type=avis', { fetchJson })
    await press(find(page, 'button'))
    expect(navigations).toEqual([{ path: '/publication?type=avis&count=4', replace: true }])
    const focused = document.activeElement
    expect(focused?.textContent).toContain('Avis 2')
    await show([list({ components: items(0, 4), total: 6 })])
    expect(document.activeElement).toBe(focused)
    expect(titles(page)).toEqual(['Avis 0', 'Avis 1', 'Avis 2', 'Avis 3'])
    await press(find(page, 'button'))
    expect(asked.at(-1)).toBe('/publications?from=4&count=2')
  })

  it('adds as many items as the data says, however many the page came with', async () => {
    const fetchJson = vi.fn(async () => ({ items: items(4, 2), total: 9 }))
    const { page } = await renderBlocks([list({ components: items(0, 4), size: 2, total: 9 })], { fetchJson })
    expect(find(page, 'input[name="count"]').getAttribute('value')).toBe('6')
    await press(find(page, 'button'))
    expect(fetchJson).toHaveBeenCalledWith('/publications?from=4&count=2', expect.anything())
  })

  it('goes on loading when the page comes to hold the items meanwhile', async () => {
    let calls = 0
    const fetchJson: Host['fetchJson'] = (_, signal) =>
      ++calls === 2
        ? new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))))
        : Promise.resolve({ items: items(calls === 1 ? 2 : 4, 2), total: 6 })
    const { page, show } = await visit([list({ total: 6 })], '/publication', '', { fetchJson })
    await press(find(page, 'button'))
    await press(find(page, 'button'))
    await show([list({ components: items(0, 4), total: 6 })])
    expect(titles(page)).toEqual(['Avis 0', 'Avis 1', 'Avis 2', 'Avis 3', 'Avis 4', 'Avis 5'])
    expect(text(document.activeElement ?? page)).toBe('Avis 4')
  })

  it('focuses the first new item when the page that contains it is shown at the same time', async () => {
    let answer: (value: unknown) => void = () => {}
    const fetchJson = () => new Promise((resolve) => (answer = resolve))
    const { page, navigations, show } = await visit([list({ total: 6 })], '/publication', '', { fetchJson })
    await press(find(page, 'button'))
    await act(async () => {
      answer({ items: items(2, 2), total: 6 })
      await waitUntil(() => navigations.length === 1)
      await show([list({ components: items(0, 4), total: 6 })])
    })
    expect(titles(page)).toHaveLength(4)
    expect(text(document.activeElement ?? page)).toBe('Avis 2')
  })

  it('extends a path that already has a query', async () => {
    const fetchJson = vi.fn(async () => ({ items: [], total: -1 }))
    const { page } = await renderBlocks([list({ query: '/publications?type=avis' })], { fetchJson })
    await press(find(page, 'button'))
    expect(fetchJson).toHaveBeenCalledWith('/publications?type=avis&from=2&count=2', expect.anything())
  })

  it.each([
    ['items and total', { items: items(2, 1), total: 9 }],
    ['items and total in data', { data: { items: items(2, 1), total: 9 } }],
    ['a list as data', { data: items(2, 1) }],
  ])('accepts an answer of %s', async (_, answer) => {
    const { page } = await renderBlocks([list({})], { fetchJson: async () => answer })
    await press(find(page, 'button'))
    expect(titles(page)).toEqual(['Avis 0', 'Avis 1', 'Avis 2'])
    expect(page.querySelector('button')).toBeTruthy()
  })

  it('disappears when all items are loaded, even if the answer has no total', async () => {
    const { page } = await renderBlocks([list({ total: 3 })], { fetchJson: async () => items(2, 1) })
    await press(find(page, 'button'))
    expect(titles(page)).toHaveLength(3)
    expect(page.querySelector('button')).toBeNull()
  })

  it('disappears and says so once an unknown total brings no items', async () => {
    const { page } = await renderBlocks([list({ total: -1 })], { fetchJson: async () => ({ data: [] }) })
    await press(find(page, 'button'))
    expect(page.querySelector('button')).toBeNull()
    expect(text(find(page, '[role=status]'))).toBe('Il n’y a rien d’autre.')
  })

  it('focuses the first new item and announces how many were added', async () => {
    const { page } = await renderBlocks([list({})], { fetchJson: async () => ({ items: items(2, 2), total: 5 }) })
    await press(find(page, 'button'))
    expect(text(document.activeElement ?? page)).toBe('Avis 2')
    expect(text(find(page, '[role=status]'))).toBe('2 éléments ajoutés')
  })

  it.each([
    ['the network fails', () => Promise.reject(new Error('offline'))],
    ['the answer contains no items', async () => ({ surprise: true })],
  ])('says so when %s, keeps the items and can retry', async (_, fail) => {
    const fetchJson = vi.fn<() => Promise<unknown>>().mockImplementationOnce(fail)
    fetchJson.mockResolvedValue({ items: items(2, 1), total: 3 })
    const { page } = await renderBlocks([list({})], { fetchJson })
    await press(find(page, 'button'))
    expect(text(find(page, '[role=alert]'))).toBe('La suite n’a pas pu être chargée.')
    expect(titles(page)).toHaveLength(2)
    await press(findPressable(page, 'Réessayer'))
    expect(page.querySelector('[role=alert]')).toBeNull()
    expect(titles(page)).toHaveLength(3)
  })

  it('leaves the focus at the end of the list when it disappears without new items', async () => {
    const { page } = await renderBlocks([list({ total: -1 })], { fetchJson: async () => [] })
    find(page, 'button').focus()
    await press(find(page, 'button'))
    expect(text(document.activeElement ?? page)).toBe('Avis 1')
    const none = await renderBlocks([list({ components: [], total: -1 })], { fetchJson: failsOnce(async () => []) })
    await press(findPressable(none.page, 'Réessayer'))
    expect(none.page.contains(document.activeElement)).toBe(true)
  })

  it('fetches once however often it is pressed', async () => {
    let answer: (value: unknown) => void = () => {}
    const fetchJson = vi.fn(() => new Promise((resolve) => (answer = resolve)))
    const { page } = await renderBlocks([list({})], { fetchJson })
    await press(find(page, 'button'))
    await press(find(page, 'button'))
    expect(fetchJson).toHaveBeenCalledTimes(1)
    expect(find(page, 'button').getAttribute('aria-disabled')).toBe('true')
    await act(async () => answer({ items: [], total: 2 }))
  })

  it('links to the page with more items without JavaScript', async () => {
    const { page } = await renderBlocks([list({})])
    const form = find(page, 'form')
    expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual([null, null])
    expect(find(form, 'input[type=hidden][name=count]').getAttribute('value')).toBe('4')
  })
})

describe('a list that came without its items', () => {
  const empty = (data: object = {}) => list({ components: [], total: -1, ...data })

  it('fetches the first items by count alone, and keeps the focus', async () => {
    const fetchJson = vi.fn(async () => ({ items: items(0, 2), total: 2 }))
    const { page } = await renderBlocks([empty()], { fetchJson })
    expect(fetchJson.mock.calls).toEqual([['/publications?count=10', expect.anything()]])
    expect(titles(page)).toEqual(['Avis 0', 'Avis 1'])
    expect(document.activeElement).toBe(document.body)
  })

  it('says so when there are none', async () => {
    const { page } = await renderBlocks([empty({ emptyText: 'Aucune actualité' })], {
      fetchJson: async () => ({ data: [] }),
    })
    expect(text(find(page, 'h2'))).toBe('Aucune actualité')
    expect(text(find(page, '[role=status]'))).toBe('Aucune actualité')
  })

  it('says so when they fail to load, and can retry', async () => {
    const fetchJson = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(new Error('offline'))
    fetchJson.mockResolvedValue({ items: items(0, 1), total: 1 })
    const { page } = await renderBlocks([empty()], { fetchJson })
    expect(text(find(page, '[role=alert]'))).toContain('Une erreur est survenue')
    await press(findPressable(page, 'Réessayer'))
    expect(titles(page)).toEqual(['Avis 0'])
  })

  it('fetches nothing without items or without a path', async () => {
    const fetchJson = vi.fn(async () => ({ items: [], total: 0 }))
    await renderBlocks([empty({ total: 0 }), JSON.parse(JSON.stringify(empty({ query: undefined })))], { fetchJson })
    expect(fetchJson).not.toHaveBeenCalled()
  })
})

it('loading more without JavaScript keeps the filters of the page', async () => {
  const address = { path: '/publication', search: 'keyword=Travaux&query=rue&count=12&from=3' }
  const { page } = await renderBlocks([list({})], {}, address)
  const fields = [...page.querySelectorAll('input')].map(({ name, value }) => [name, value])
  expect(fields).toEqual([
    ['keyword', 'Travaux'],
    ['query', 'rue'],
    ['count', '4'],
  ])
})

it('new data drops the pages loaded after the old data', async () => {
  const { page, show } = await renderBlocks([list({})], { fetchJson: async () => ({ items: items(2, 2), total: 5 }) })
  await press(find(page, 'button'))
  await show([list({ components: items(7, 1), total: 1 })])
  expect(titles(page)).toEqual(['Avis 7'])
})

it.each([
  ['its own text', { emptyText: 'Aucune actualité' }, 'Aucune actualité'],
  ['a general one', {}, 'Rien à afficher pour le moment'],
])('an empty list shows an empty state with %s', async (_, data, words) => {
  const { page } = await renderBlocks([list({ components: [], total: 0, ...data })])
  expect(text(page)).toBe(words)
})
