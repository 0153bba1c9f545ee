import { describe, expect, it } from 'vitest'
import { headTags } from '../../src/portal/render/writeDocument'
import { timeZoneOf } from '../../src/portal/session/locales'
import { readPortal } from '../../src/portal/session/readPortal'
import { page, portal, RawJson, renderWith, text } from './answers'
import { metaOf, readHtml } from './readHtml'

const components = [text('Sel et sable')]

it.each(['Europe/Montclair', 'CEST', '+02:00', '', 5, null])(
  'a time zone like %j costs that field, and is reported',
  async (timeZone) => {
    const { issues } = await renderPage({}, { timeZone })
    const code = typeof timeZone === 'string' ? 'wrong-format' : 'wrong-type'
    expect(issues).toEqual([expect.objectContaining({ severity: 'error', code, pointer: '/data/timeZone' })])
    const read = readPortal({ ...portal, timeZone }, '').portal ?? expect.fail()
    expect([read.timeZone, timeZoneOf(read)]).toEqual([undefined, 'Europe/Brussels'])
  },
)

/** Renders a page whose components are sound, and expects to see them. */
async function renderPage(more: object, configuration: object = {}) {
  const answer = page(components, more)
  const rendered = await renderWith({ '/content/voirie': answer }, { portal: { ...portal, ...configuration } })
  const document = readHtml(rendered.html)
  expect(rendered.status).toBe(200)
  expect(document.querySelector('main')?.textContent).toContain('Sel et sable')
  return { ...rendered, document }
}

describe.each(['https://%', 'https://[', 'https://xn--a/vue.jpg', 'https://a.be:65536/'])('a URL like %s', (src) => {
  it('costs the picture of a page and not the page', async () => {
    const { document, issues } = await renderPage({ image: { src, alt: 'La place' } })
    expect(metaOf(document, 'og:image')).toBe('https://www.valbeau.example/crop-resize/1200x630/vue.svg')
    expect(issues).toContainEqual(expect.objectContaining({ code: 'unsafe-url', pointer: '/data/image/src' }))
  })

  it('costs the banner of a portal and not its pages', async () => {
    const { document } = await renderPage({}, { bannerImages: [src, 'pont.svg'] })
    expect(metaOf(document, 'og:image')).toBe('https://www.valbeau.example/crop-resize/1200x630/pont.svg')
  })

  it('leaves the head of a page standing should it get that far', () => {
    const state = {
      portal: readPortal(portal, '').portal ?? expect.fail(),
      locale: 'fr',
      env: 'desktop',
      search: '',
      now: 0,
    } as const
    const head = { status: 200, title: 'Voirie', kind: 'article', image: { src, alt: 'La place' } } as const
    const tags = headTags(
      head,
      { ...state, queries: { queries: [], mutations: [] }, failed: [] },
      'https://www.valbeau.example',
      '/',
    )
    expect(tags).toContain('<meta property="og:title" content="Voirie">')
    expect(tags).not.toContain('og:image')
  })
})

it.each(['//', '//%', 'https://['])('an address like %s that cannot be parsed is answered', async (url) => {
  const { status, html } = await renderWith({}, { url })
  expect(status).toBe(404)
  expect(readHtml(html).querySelectorAll('h1')).toHaveLength(1)
})

describe('a time zone that does not exist', () => {
  const updatedAt = '2027-03-10T23:30:00Z'

  it('is replaced by that of Brussels, with an issue', async () => {
    const { document, issues } = await renderPage({ updatedAt }, { timeZone: 'Europe/Bruxelles' })
    expect(document.querySelector('main')?.textContent).toContain('11 mars 2027')
    expect(issues).toContainEqual(expect.objectContaining({ code: 'wrong-format', pointer: '/data/timeZone' }))
  })

  it('is unlike one that does', async () => {
    const { document } = await renderPage({ updatedAt }, { timeZone: 'UTC' })
    expect(document.querySelector('main')?.textContent).toContain('10 mars 2027')
  })
})

it('a day that is not in the calendar is no date of a page', async () => {
  const { document, issues } = await renderPage({ updatedAt: '2027-02-30T09:00:00Z' })
  expect(document.querySelector('main')?.textContent).not.toContain('mars 2027')
  expect(issues).toContainEqual(expect.objectContaining({ code: 'wrong-format', pointer: '/data/updatedAt' }))
})

describe('an answer nested too deep', () => {
  const repeated = (times: number, [open, close]: readonly [string, string], inner: string) =>
    open.repeat(times) + inner + close.repeat(times)
  const group = ['{"type":"group","data":{"components":[', ']}}'] as const
  const unknown = ['{"type":"unheard-of","data":{},"fallback":', '}'] as const
  const lists = repeated(5000, ['[', ']'], '')
  const last = JSON.stringify(text('Au fond'))

  it.each([
    ['1,500 groups', repeated(1500, group, last)],
    ['1,500 fallbacks', repeated(1500, unknown, last)],
    ['data of 5,000 lists', `{"type":"description","data":${lists}}`],
    ['a text of 5,000 lists', `{"type":"description","data":{"text":${lists}}}`],
  ])('costs the block of %s, and keeps its siblings', async (_, block) => {
    const answer = JSON.stringify(page([...components, 'block', text('Et gravier')])).replace('"block"', block)
    const { status, html, issues } = await renderWith({ '/content/voirie': new RawJson(answer) })
    expect(status).toBe(200)
    expect(readHtml(html).querySelector('main')?.textContent).toContain('Sel et sable')
    expect(readHtml(html).querySelector('main')?.textContent).toContain('Et gravier')
    expect(html).not.toContain('Au fond')
    expect(issues).toContainEqual(expect.objectContaining({ code: 'too-deep' }))
  })

  it('costs the part of a portal that is too deep', () => {
    const { portal: kept, issues } = readPortal({ ...portal, injections: JSON.parse(lists) }, '/valbeau')
    expect(kept).toMatchObject({ name: 'Valbeau' })
    expect(issues).toEqual([expect.objectContaining({ code: 'too-deep' })])
  })
})

describe('half of a character', () => {
  it('is replaced in pages, menus and portals, with an issue', async () => {
    const { html, issues } = await renderWith(
      {
        '/content/voirie': page([text('Marché \ud83c')]),
        '/menu/root': [{ uid: 'a', title: 'Vivre \udf84', children: [] }],
      },
      { portal: { ...portal, name: 'Valbeau \ud83c' } },
    )
    expect(readHtml(html).querySelector('main')?.textContent).toContain('Marché \ufffd')
    expect(html).toContain('Vivre \ufffd')
    expect(html).toContain('Valbeau \ufffd')
    expect(html).not.toMatch(/\p{Surrogate}|\\ud83c|\\udf84/u)
    const found = issues.filter(({ code }) => code === 'lone-surrogate').map(({ pointer }) => pointer)
    expect(found.sort()).toEqual(['/data/0/title', '/data/components/0/data/text', '/data/name'])
  })
})
