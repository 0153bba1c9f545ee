import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Host } from '../../../renderer/engine/HostContext'
import { find, findPressable, press, renderBlocks, text } from '../../helpers/renderer/renderBlocks'
import { visit } from '../../helpers/renderer/visit'

const search = (data: object = {}) => ({
  type: 'search-field',
  data: { path: '/evenements', keywords: ['Concert', 'Marché'], ...data },
})
const input = (page: Element): HTMLInputElement => {
  const element = find(page, 'input[type=search]')
  if (!(element instanceof HTMLInputElement)) throw new Error('no field')
  return element
}
const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
const type = (page: Element, words: string) =>
  act(async () => {
    setValue?.call(input(page), words)
    input(page).dispatchEvent(new Event('input', { bubbles: true }))
  })
const fire = (page: Element, name: string) =>
  act(async () => input(page).dispatchEvent(new Event(name, { bubbles: true })))
const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms))
const submit = (page: Element) =>
  act(async () => find(page, 'form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })))
const chosen = (page: Element) => [...page.querySelectorAll('a[aria-current]')].map(text)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('typing', () => {
  it('starts a search 1000 ms after the last key, by changing the address', async () => {
    const { page, navigations } = await visit([search()], '/evenements')
    await type(page, 'jaz')
    await wait(999)
    await type(page, 'jazz ')
    await wait(999)
    expect(navigations).toEqual([])
    await wait(1)
    expect(navigations).toEqual([{ path: '/evenements?query=jazz' }])
    expect(input(page).value).toBe('jazz ')
  })

  it('adds one history entry until the visitor leaves the field', async () => {
    const { page, navigations } = await visit([search()], '/evenements')
    for (const words of ['j', 'ja', 'jazz']) {
      await type(page, words)
      await wait(1000)
    }
    expect(navigations.map(({ replace }) => replace ?? false)).toEqual([false, true, true])
    await fire(page, 'focusout')
    await type(page, 'rock')
    await wait(1000)
    expect(navigations.at(-1)).toEqual({ path: '/evenements?query=rock' })
  })

  it('keeps the other parameters of the page and resets its paging', async () => {
    const { page, navigations } = await visit([search()], '/evenements', 'lieu=kiosque&page=3&from=20&count=40')
    await type(page, 'jazz')
    await wait(1000)
    expect(navigations).toEqual([{ path: '/evenements?lieu=kiosque&query=jazz' }])
  })

  it('clears the keyword', async () => {
    const { page, navigations } = await visit([search()], '/evenements', 'keyword=Concert')
    expect(chosen(page)).toEqual(['Concert'])
    await type(page, 'jazz')
    expect(chosen(page)).toEqual([])
    await wait(1000)
    expect(navigations).toEqual([{ path: '/evenements?query=jazz' }])
  })

  it('clears keywords chosen in another block', async () => {
    const { page, navigations } = await visit([search({ keywords: [] })], '/evenements', 'keyword=Concert')
    expect([...page.querySelectorAll('input')].map(({ name }) => name)).toEqual(['query'])
    await type(page, 'jazz')
    await wait(1000)
    expect(navigations).toEqual([{ path: '/evenements?query=jazz' }])
  })

  it('starts a search at once on Enter, and only once', async () => {
    const { page, navigations } = await visit([search()], '/evenements')
    await type(page, 'jazz')
    await submit(page)
    await wait(5000)
    expect(navigations).toEqual([{ path: '/evenements?query=jazz' }])
  })

  it('starts no search during text composition', async () => {
    const { page, navigations } = await visit([search()], '/evenements')
    await fire(page, 'compositionstart')
    await type(page, 'にほ')
    await submit(page)
    await wait(5000)
    expect(navigations).toEqual([])
    await fire(page, 'compositionend')
    await wait(1000)
    expect(navigations).toHaveLength(1)
  })

  it('is not overwritten by an earlier search', async () => {
    const { page, go } = await renderBlocks([search()], {}, { path: '/evenements', search: '' })
    await type(page, 'ja')
    await wait(1000)
    await type(page, 'jazz au kiosque')
    await go({ search: 'query=ja' })
    expect(input(page).value).toBe('jazz au kiosque')
  })

  it('follows the address when the visitor goes back, and drops a pending search', async () => {
    const { page, go, navigations } = await visit([search()], '/evenements', 'query=jazz')
    await type(page, 'rock')
    await go({ search: 'query=marche' })
    expect(input(page).value).toBe('marche')
    await wait(5000)
    expect(navigations).toEqual([])
  })

  it('is restored after a reload', async () => {
    const { page } = await visit([search({ query: 'autre' })], '/evenements', 'query=jazz')
    expect(input(page).value).toBe('jazz')
  })

  it('continues in the field of the page that the search opens', async () => {
    const navigations: unknown[] = []
    const run: Host['run'] = async ({ data }) => {
      navigations.push(data)
      return { status: 'done', value: undefined }
    }
    const { page, go } = await renderBlocks([search({ path: '/recherche' })], { run })
    await type(page, 'jaz')
    await wait(1000)
    expect(navigations).toEqual([{ path: '/recherche?query=jaz' }])
    await type(page, 'jazz')
    await go({ path: '/recherche', search: 'query=jaz' }, [{ ...search({ path: '/recherche' }), id: 'results' }])
    expect(input(page).value).toBe('jazz')
    expect(document.activeElement).toBe(input(page))
    await wait(1000)
    expect(navigations.at(-1)).toEqual({ path: '/recherche?query=jazz', replace: true })
  })

  it('is kept when the search fails, with an error message', async () => {
    const run = async () => ({ status: 'failed' as const, error: new Error('offline') })
    const { page } = await renderBlocks([search()], { run }, { path: '/evenements', search: '' })
    await type(page, 'jazz')
    await wait(1000)
    expect(input(page).value).toBe('jazz')
    expect(text(find(page, '[role=alert]'))).toContain('Une erreur est survenue')
  })

  it('is cleared at once by a button, and the field keeps the focus', async () => {
    const { page, navigations } = await visit([search()], '/evenements', 'query=jazz')
    await press(findPressable(page, 'Effacer la recherche'))
    expect(navigations).toEqual([{ path: '/evenements' }])
    expect(input(page).value).toBe('')
    expect(document.activeElement).toBe(input(page))
    expect(page.querySelector('[aria-label="Effacer la recherche"]')).toBeNull()
  })
})

describe('keywords', () => {
  it('are chips; choosing one clears the text, choosing it again clears the keyword', async () => {
    const { page, navigations } = await visit([search()], '/evenements', 'query=jazz')
    await press(findPressable(page, 'Concert'))
    expect(navigations).toEqual([{ path: '/evenements?keyword=Concert' }])
    expect([input(page).value, chosen(page)]).toEqual(['', ['Concert']])
    await press(findPressable(page, 'Concert'))
    expect(navigations.at(-1)).toEqual({ path: '/evenements' })
    expect(chosen(page)).toEqual([])
  })

  it('are one at a time', async () => {
    const { page, navigations } = await visit([search()], '/evenements', 'keyword=Concert')
    await press(findPressable(page, 'Marché'))
    expect(navigations).toEqual([{ path: '/evenements?keyword=March%C3%A9' }])
    expect(chosen(page)).toEqual(['Marché'])
  })

  it('cancel a pending search', async () => {
    const { page, navigations } = await visit([search()], '/evenements')
    await type(page, 'jazz')
    await press(findPressable(page, 'Concert'))
    await wait(5000)
    expect(navigations).toEqual([{ path: '/evenements?keyword=Concert' }])
  })

  it('are reset when the choice fails, and the text is restored', async () => {
    const run = async () => ({ status: 'failed' as const, error: new Error('offline') })
    const { page } = await renderBlocks([search()], { run }, { path: '/evenements', search: 'query=jazz' })
    await press(findPressable(page, 'Concert'))
    expect([input(page).value, chosen(page)]).toEqual(['jazz', []])
  })
})

describe('without JavaScript', () => {
  it('the field is a form that keeps the other parameters', async () => {
    const { page } = await visit(
      [search({ path: '/evenements?lieu=kiosque' })],
      '/evenements',
      'tri=date&keyword=Concert',
    )
    const form = find(page, 'form')
    expect(form.getAttribute('action')).toBe('/montclair/evenements')
    const fields = [...form.querySelectorAll('input')].map((field) => [field.name, field.defaultValue])
    expect(fields).toEqual([
      ['tri', 'date'],
      ['lieu', 'kiosque'],
      ['query', ''],
    ])
  })

  it('keywords are links', async () => {
    const { page } = await visit([search()], '/evenements', 'query=jazz')
    expect(findPressable(page, 'Concert').getAttribute('href')).toBe('/montclair/evenements?keyword=Concert')
  })
})

describe('screen readers', () => {
  it('find a search landmark with a named field', async () => {
    const { page } = await visit([search({ placeholder: 'Rechercher un événement' })], '/evenements')
    expect(find(page, '[role=search]').getAttribute('aria-label')).toBe('Rechercher un événement')
    expect(text(find(page, 'label'))).toBe('Rechercher un événement')
    expect(find(page, 'label').getAttribute('for')).toBe(input(page).id)
  })

  it('are told the search after it has changed', async () => {
    const { page } = await visit([search()], '/evenements', 'query=rock')
    expect(text(find(page, '[role=search] > [role=status]'))).toBe('')
    await type(page, 'jazz')
    await submit(page)
    expect(text(find(page, '[role=search] > [role=status]'))).toBe('Résultats pour « jazz »')
    await press(findPressable(page, 'Effacer la recherche'))
    expect(text(find(page, '[role=search] > [role=status]'))).toBe('Tous les résultats')
  })

  it('are told that a search is running', async () => {
    const run = () => new Promise<never>(() => {})
    const { page } = await renderBlocks([search()], { run }, { path: '/evenements', search: '' })
    await type(page, 'jazz')
    await submit(page)
    expect(text(find(page, 'form [role=status]'))).toBe('Recherche en cours…')
  })
})
