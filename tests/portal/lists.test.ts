import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal } from './openPortal'
import { readHtml } from './readHtml'

type Portal = Awaited<ReturnType<typeof openPortal>>

describe('the lists of a portal without JavaScript', () => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal()
  })
  afterAll(() => portal.close())

  const read = async (path: string) => {
    const { status, html } = await portal.get(path)
    expect(status).toBe(200)
    return readHtml(html)
  }
  /** The items of a list, by where they lead. */
  const itemsOf = (document: Awaited<ReturnType<typeof read>>) => [
    ...new Set(
      [...document.querySelectorAll('main a')]
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => /^\/montclair\/(?:evenement|publication)\//.test(href)),
    ),
  ]

  it('are searched by a form that puts its words into the address', async () => {
    const page = await read('/montclair/publication')
    const form = page.querySelector('main input[type="search"]')?.closest('form')
    expect(form?.getAttribute('action')).toBe('/montclair/publication')
    expect(form?.querySelector('input[type="search"]')?.getAttribute('name')).toBe('query')
    const found = await read('/montclair/publication?query=piscine')
    expect(found.querySelector('main input[type="search"]')?.getAttribute('value')).toBe('piscine')
    expect(itemsOf(found).length).toBeGreaterThan(0)
    expect(itemsOf(found).length).toBeLessThan(itemsOf(page).length)
  })

  it('are filtered by one or several tags', async () => {
    const page = await read('/montclair/evenements')
    const links = [...page.querySelectorAll('main a')].map((link) => link.getAttribute('href') ?? '')
    expect(links.some((href) => href.startsWith('/montclair/evenements?') && href.includes('keyword=Culture'))).toBe(
      true,
    )
    const one = itemsOf(await read('/montclair/evenements?keyword=Culture&count=100'))
    const both = itemsOf(await read('/montclair/evenements?keyword=Culture&keyword=Sport&count=100'))
    expect(one.length).toBeGreaterThan(0)
    expect(both.length).toBeGreaterThan(one.length)
  })

  it('report when nothing was found', async () => {
    const page = await read('/montclair/publication?query=zzzz')
    expect(page.querySelector('main')?.textContent).toContain('Aucun résultat')
  })

  it('have a calendar whose days filter the events', async () => {
    const dates: { data: string[] } = (
      await portal.app.inject('/core-content-service/api/v1/web/portal/montclair/events/calendar')
    ).json()
    const [day = ''] = dates.data
    const page = await read(`/montclair/evenements?date=${day}`)
    const events: { data: { total: number } } = (
      await portal.app.inject(`/core-content-service/api/v1/web/portal/montclair/events?date=${day}`)
    ).json()
    expect(itemsOf(page)).toHaveLength(events.data.total)
    expect(page.querySelector('main')?.textContent).toContain('mars 2027')
  })

  it('mark the days of the month in the address', async () => {
    const page = await read('/montclair/evenements?month=4&year=2027')
    expect(page.querySelector('main')?.textContent).toContain('avril 2027')
    expect(page.querySelectorAll('main [data-busy]').length).toBeGreaterThan(0)
  })

  it('ignore invalid values in the address', async () => {
    await read('/montclair/evenements?date=demain&month=13&year=x&count=-1')
  })
})
