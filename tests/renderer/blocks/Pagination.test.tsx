import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { describe, expect, it } from 'vitest'
import { AddressContext } from '../../../renderer/engine/AddressContext'
import { find, findPressable, renderBlocks, text } from '../../helpers/renderer/renderBlocks'
import { Scene } from '../../helpers/renderer/Scene'
import { testHost } from '../../helpers/renderer/testHost'

const block = (data: object = {}) => ({
  type: 'pagination',
  data: { page: 1, size: 15, total: 148, query: '/publications', ...data },
})

const numbers = (page: Element) =>
  [...page.querySelectorAll('a > [aria-hidden=true]')].filter((a) => !a.matches('svg')).map(text)
const names = (page: Element) =>
  [...page.querySelectorAll('a')].map((link) => text(find(link, 'span')).replace(/^Page (\d+)$/, '$1'))
const query = (page: Element, name: string) =>
  Object.fromEntries(new URL(findPressable(page, name).getAttribute('href') ?? '', 'https://x').searchParams)

/** Renders the block on the page at an address of the portal. */
async function renderAt(path: string, search: string, data: object = {}) {
  const host = testHost()
  await host.engine.preload(['pagination'], 'fr')
  const page = document.createElement('main')
  document.body.append(page)
  const root = createRoot(page)
  await act(async () =>
    root.render(
      <AddressContext value={{ path, search }}>
        <Scene host={host} components={[block(data)]} />
      </AddressContext>,
    ),
  )
  return page
}

describe('the page numbers', () => {
  it.each([
    ['4 of many pages', {}, ['1', '2', '3', '4']],
    ['the current one second among its neighbours', { page: 5 }, ['4', '5', '6', '7']],
    ['the last 4 at the end', { page: 10 }, ['7', '8', '9', '10']],
    ['fewer when there are fewer pages', { total: 40 }, ['1', '2', '3']],
    ['the pages so far and the next one when the total is unknown', { page: 3, total: -1 }, ['1', '2', '3', '4']],
    ['the last ones when the page is beyond them', { page: 99, total: 40 }, ['1', '2', '3']],
  ])('are %s', async (_, data, shown) => {
    const { page } = await renderBlocks([block(data)])
    expect(numbers(page)).toEqual(shown)
  })

  it.each([
    ['there is nothing', { total: 0 }],
    ['one page holds everything', { total: 15 }],
  ])('are absent when %s', async (_, data) => {
    const { page } = await renderBlocks([block(data)])
    expect(page.innerHTML).toBe('')
  })

  it('mark the current page', async () => {
    const { page } = await renderBlocks([block({ page: 5 })])
    expect(text(find(page, '[aria-current=page]'))).toBe('Page 55')
    expect(page.querySelectorAll('[aria-current]')).toHaveLength(1)
    expect(text(find(page, 'p')).replace(/\s/g, ' ')).toBe('61 – 75 sur 148')
  })
})

describe('first and last', () => {
  it('are there when there are more than 4 pages', async () => {
    const { page } = await renderBlocks([block({ page: 5 })])
    expect(names(page)).toEqual([
      'Première page',
      'Page précédente',
      '4',
      '5',
      '6',
      '7',
      'Page suivante',
      'Dernière page',
    ])
    expect([query(page, 'Première page').page, query(page, 'Dernière page').page]).toEqual(['1', '10'])
  })

  it('are absent with 4 pages', async () => {
    const { page } = await renderBlocks([block({ total: 60 })])
    expect(names(page)).toEqual(['Page précédente', '1', '2', '3', '4', 'Page suivante'])
  })

  it('are disabled on the first and the last page, as are previous and next', async () => {
    const dead = async (number: number) => {
      const { page } = await renderBlocks([block({ page: number })])
      return [...page.querySelectorAll('[aria-disabled=true]')].map(text)
    }
    expect(await dead(1)).toEqual(['Première page', 'Page précédente'])
    expect(await dead(10)).toEqual(['Page suivante', 'Dernière page'])
  })

  it('omit the last page when it is unknown', async () => {
    const { page } = await renderBlocks([block({ page: 8, total: -1 })])
    expect(names(page)).not.toContain('Dernière page')
    expect(query(page, 'Page suivante').page).toBe('9')
  })
})

describe('a page number', () => {
  it('is a link to the list with page and size', async () => {
    const { page } = await renderBlocks([block({ query: '/publications?type=avis&page=9#liste' })])
    expect(findPressable(page, 'Page suivante').getAttribute('href')).toBe(
      '/montclair/publications?type=avis&page=2&size=15#liste',
    )
  })

  it('keeps the other parameters of the current page', async () => {
    const page = await renderAt('/publications', 'keyword=travaux&page=3')
    expect(query(page, 'Page suivante')).toEqual({ keyword: 'travaux', page: '2', size: '15' })
  })

  it('drops the parameters of another page', async () => {
    const page = await renderAt('/menu', 'keyword=travaux')
    expect(query(page, 'Page suivante')).toEqual({ page: '2', size: '15' })
  })
})

it('two paginations of one page have different names', async () => {
  const { page } = await renderBlocks([block(), block()])
  expect([...page.querySelectorAll('nav')].map((nav) => nav.getAttribute('aria-label'))).toEqual([
    'Pages de la liste',
    'Pages de la liste 2',
  ])
})
