import { describe, expect, it } from 'vitest'
import { eagerBlock } from '../../renderer/engine/registry'
import { blocks } from '../../renderer/index'
import titleContract from '../../schemas/generated/blocks/title.js'
import { renderPage } from '../../src/portal/render/renderPage'
import { readPortal } from '../../src/portal/session/readPortal'
import { backEnd, page, portal, renderWith, text, title } from './answers'
import { assets } from './openPortal'
import { metaOf, readHtml, stateOf } from './readHtml'

describe('a back end that is down', () => {
  it('makes the home show telephone and e-mail of the town', async () => {
    const { status, html } = await renderWith({ '/home': 500 }, { url: '/valbeau' })
    const document = readHtml(html)
    expect(status).toBe(503)
    expect(document.querySelector('h1')?.textContent).toBe('Site inaccessible')
    expect(document.querySelector('main')?.textContent).toContain('temporairement inaccessible')
    expect(document.querySelector('main a[href="tel:+3241234567"]')?.textContent).toBe('+32 4 123 45 67')
    expect(document.querySelector('main a[href="mailto:info@valbeau.example"]')).toBeTruthy()
  })

  it.each([500, 0])('makes a page offer to try again (%s)', async (status) => {
    const answer = await renderWith({ '/content/voirie': status })
    const document = readHtml(answer.html)
    expect(answer.status).toBe(503)
    expect(document.querySelector('main a')?.getAttribute('href')).toBe('/valbeau/contenu/voirie')
  })

  it('shows the portal under its card name, with nobody else’s telephone or e-mail', async () => {
    const { status, html, issues } = await renderWith({ '/home': 0 }, { url: '/valbeau', portal: null })
    const document = readHtml(html)
    expect(status).toBe(503)
    expect(document.querySelector('header')?.textContent).toContain('valbeau')
    expect(document.querySelector('a[href^="tel:"], a[href^="mailto:"]')).toBeNull()
    expect(issues).toEqual([])
  })

  it('does not affect other answers', async () => {
    const { status, html } = await renderWith({
      '/content/voirie': page([text('Sel et sable')]),
      '/menu/root': 500,
      '/footer': 0,
    })
    expect(status).toBe(200)
    expect(readHtml(html).querySelector('main')?.textContent).toContain('Sel et sable')
  })
})

describe('invalid answers', () => {
  it('lose their invalid parts only', async () => {
    const answer = page([text('Sel et sable'), 'no block', { type: 'unheard-of', data: {} }, text('Et gravier')], {
      breadcrumb: [{ title: 7 }, { title: 'Voirie', path: 'javascript:alert(1)' }],
      image: { src: 'javascript:alert(1)', alt: '' },
      surprise: true,
    })
    const { status, html, issues } = await renderWith({ '/content/voirie': answer })
    const document = readHtml(html)
    expect(status).toBe(200)
    expect(document.querySelector('main')?.textContent).toContain('Sel et sable')
    expect(document.querySelector('main')?.textContent).toContain('Et gravier')
    expect(html).not.toContain('javascript:')
    expect(document.querySelector('main')?.textContent).not.toMatch(/unheard-of|no block/)
    expect(issues.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual(
      expect.arrayContaining([
        'wrong-type /data/breadcrumb/0/title',
        'unsafe-url /data/breadcrumb/1/path',
        'unsafe-url /data/image/src',
        'unknown-property /data/surprise',
        'wrong-type /data/components/1',
      ]),
    )
  })

  it('are shown under the name of the town without a title', async () => {
    const { html } = await renderWith({ '/content/voirie': { components: [text('Sel')] } })
    expect(readHtml(html).querySelector('h1')?.textContent).toBe('Valbeau')
  })

  it.each([
    ['a text', 'nonsense'],
    ['a list', []],
    ['nothing', null],
    ['blocks that are no list', { title: 'Voirie', components: {} }],
  ])('are a failure of the page when they are %s', async (_, answer) => {
    const { status, html } = await renderWith({ '/content/voirie': answer })
    expect(status).toBe(503)
    expect(readHtml(html).querySelectorAll('h1')).toHaveLength(1)
  })

  it('lose invalid entries of menu and footer', async () => {
    const { html } = await renderWith({
      '/content/voirie': page([]),
      '/menu/root': [{ uid: 'a', title: 'Vivre', path: '/contenu/vivre', children: [] }, { uid: 'b' }, null],
      '/footer': {
        type: 'columns',
        columns: [
          {
            links: [
              { label: 'Ici', url: 'http://unsafe' },
              { label: 'RGPD', url: '/contenu/rgpd' },
            ],
          },
        ],
      },
    })
    const document = readHtml(html)
    expect(
      [...document.querySelectorAll('nav[aria-label="Navigation principale"] a')].map((link) =>
        link.getAttribute('href'),
      ),
    ).toEqual(['/valbeau/contenu/vivre'])
    expect(document.querySelector('footer a[href="/valbeau/contenu/rgpd"]')?.textContent).toBe('RGPD')
    expect(html).not.toContain('http://unsafe')
  })

  it('fall back to the default configuration only when they are unusable', () => {
    expect(readPortal({ name: 'Valbeau' }, '/valbeau/menu').portal).toMatchObject({ cardName: 'valbeau' })
    const { portal: kept, issues } = readPortal({ ...portal, hasDesktop: 'yes', phone: 12 }, '/valbeau')
    expect(kept).toEqual({ ...portal, phone: undefined })
    expect(issues.map(({ pointer }) => pointer)).toEqual(['/data/hasDesktop', '/data/phone'])
    expect(readPortal(undefined, '/valbeau').portal).toBeUndefined()
  })
})

describe('a block that throws', () => {
  const registry = {
    ...blocks,
    title: eagerBlock<'title'>(({ data }) => {
      if (data.text === 'Boum') throw new Error('secret of the program')
      return <h2>{data.text}</h2>
    }, titleContract),
  }
  const components = [
    title('Avant'),
    { type: 'group', data: { components: [title('Boum'), title('Dedans')] } },
    { ...title('Boum'), fallback: text('Au lieu du titre') },
    title('Après'),
  ]
  const drawThrowing = () =>
    renderPage(
      {
        url: '/valbeau/contenu/voirie',
        portal,
        locale: 'fr',
        env: 'desktop',
        now: 0,
        asksConsent: false,
        origin: 'https://www.valbeau.example',
        fetch: backEnd({ '/content/voirie': page(components) }).fetch,
        assets,
      },
      readPortal(portal, '/valbeau').portal ?? expect.fail('The portal is sound.'),
      registry,
    )

  it('keeps its siblings and renders its fallback', async () => {
    const { status, html } = await drawThrowing()
    expect(status).toBe(200)
    const main = readHtml(html).querySelector('main')?.textContent
    for (const kept of ['Avant', 'Dedans', 'Au lieu du titre', 'Après']) expect(main).toContain(kept)
    expect(main).not.toContain('Boum')
    expect(html).not.toContain('secret of the program')
  })

  it('is reported once, and its pointer is in the state of the page', async () => {
    const { html, issues } = await drawThrowing()
    const failed = ['/components/1/data/components/0', '/components/2']
    expect(issues.filter(({ code }) => code === 'component-failed').map(({ pointer }) => pointer)).toEqual(
      failed.map((pointer: string) => `/data${pointer}`),
    )
    expect(stateOf(readHtml(html))).toMatchObject({ failed })
  })
})

it('escapes the state and texts', async () => {
  const evil = '</script><script>alert(1)</script>\u2028<!--'
  const answer = page([text(evil)], { title: evil, description: `"${evil}` })
  const { html } = await renderWith({ '/content/voirie': answer })
  const document = readHtml(html)
  expect(document.querySelectorAll('script:not([src])')).toHaveLength(1)
  expect(html).not.toContain('<script>alert')
  expect(html).not.toContain('\u2028<!--"')
  expect(JSON.stringify(stateOf(document))).toContain('alert(1)')
  expect(metaOf(document, 'description')).toBe(`"${evil}`)
})

it('has one main title when the blocks contain one', async () => {
  const nested = { type: 'columns', data: { columns: [{ components: [title('Le titre', 1)] }] } }
  const { html } = await renderWith({ '/content/voirie': page([nested]) })
  expect([...readHtml(html).querySelectorAll('h1')].map((heading) => heading.textContent)).toEqual(['Le titre'])
})
