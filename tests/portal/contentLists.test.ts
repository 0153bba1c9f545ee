import { describe, expect, it } from 'vitest'
import { backEnd, renderWith } from './answers'
import { readHtml } from './readHtml'

const cell = (number: number) => ({
  type: 'content-cell',
  id: `c${number}`,
  data: { title: `Chantier ${number}` },
  action: { handler: 'navigation', data: { path: `/contenu/chantier-${number}` } },
})
const cells = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => cell(from + index))
const query = '/core-content-service/api/v1/web/portal/valbeau/works'
const list = { type: 'list', id: 'works', data: { components: cells(1, 2), total: 5, query } }
const page = {
  title: 'Voirie',
  components: [{ type: 'group', id: 'g', data: { title: 'Chantiers', components: [list] } }],
}

/** The page of an address, with what it shows of the list and the calls for more. */
async function open(search: string, more: Record<string, unknown> = { '/works': { items: cells(3, 4), total: 5 } }) {
  const { fetch, calls } = backEnd({
    '/content/voirie': page,
    '/menu/root': [],
    '/search/aside': { items: [], total: 0 },
    ...more,
  })
  const { status, html } = await renderWith({}, { url: `/valbeau/contenu/voirie${search}`, fetch })
  const document = readHtml(html)
  return {
    status,
    titles: [...document.querySelectorAll('main a[href^="/valbeau/contenu/chantier-"]')].map((link) =>
      link.getAttribute('href'),
    ),
    next: document.querySelector('main form input[name=count]')?.getAttribute('value'),
    asked: calls.map(({ path }) => path).filter((path) => path.includes('/works')),
  }
}
const hrefs = (count: number) => Array.from({ length: count }, (_, index) => `/valbeau/contenu/chantier-${index + 1}`)

describe('a list on a content page', () => {
  it('shows as many items as the address says, so that the button works without a script and after a reload', async () => {
    const first = await open('')
    expect([first.titles, first.next, first.asked]).toEqual([hrefs(2), '4', []])
    const second = await open('?count=4')
    expect([second.titles, second.next]).toEqual([hrefs(4), '6'])
    expect(second.asked).toEqual([`${query}?from=2&count=2`])
  })

  it('asks for no more than there is, and stays as it is when the call fails', async () => {
    expect((await open('?count=90')).asked).toEqual([`${query}?from=2&count=3`])
    const failed = await open('?count=4', {})
    expect([failed.status, failed.titles]).toEqual([200, hrefs(2)])
  })
})
