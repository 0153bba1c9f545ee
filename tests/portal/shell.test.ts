import { describe, expect, it } from 'vitest'
import { type Answers, page, portal, renderWith, text } from './answers'
import { readHtml } from './readHtml'

const section = {
  uid: 'vivre',
  title: 'Vivre ici',
  children: [
    { uid: 'voirie', title: 'Voirie', path: '/contenu/voirie', children: [] },
    { uid: 'abo', title: 'Mes services', path: '/abonnement', children: [] },
  ],
}
const answers: Answers = {
  '/home': page([text('Bonjour')], { title: 'Valbeau' }),
  '/content/voirie': page([text('Sel')], { breadcrumb: [{ title: 'Accueil', path: '/' }, { title: 'Voirie' }] }),
  '/publications/a1': page([text('Sel')], { title: 'Neige' }),
  '/events/e1': page([text('Bal')], { title: 'Bal' }),
  '/publications': { components: [], items: [], total: 0 },
  '/menu/root': [section, { uid: 'agenda', title: 'Agenda', path: '/evenements', children: [] }],
  '/menu/vivre': section,
  '/footer': { type: 'columns', columns: [{ links: [{ label: 'RGPD', url: '/contenu/vie-privee' }] }] },
  '/footer/maintenance': { type: 'simple', columns: [{ title: 'Besoin d’aide ?' }] },
}

async function open(path: string, more: object = {}, own: Answers = {}) {
  const { status, html } = await renderWith(
    { ...own, ...answers, ...own },
    { url: `/valbeau${path}`, portal: { ...portal, ...more } },
  )
  const document = readHtml(html)
  const links = (selector: string) =>
    [...document.querySelectorAll(`${selector} a`)].map((link) => link.getAttribute('href') ?? '')
  return { status, document, links }
}

const withoutServices = { configs: { services: '{"services":false,"login":false,"map":false}' } }

describe('layout and header', () => {
  it.each([
    ['', 200, 'default', 'home'],
    ['/contenu/voirie', 200, 'default', 'details'],
    ['/publication', 200, 'default', 'back'],
    ['/publication/a1', 200, 'default', 'details'],
    ['/evenement/e1', 200, 'default', 'details'],
    ['/favoris/parametres', 200, 'default', 'sort'],
    ['/menu', 200, 'default', 'title'],
    ['/menu/vivre', 200, 'default', 'details'],
    ['/compte/connexion', 200, 'restricted', 'v2'],
    ['/maintenance', 503, 'maintenance', 'home'],
    ['/nulle-part', 404, 'error', 'back'],
  ])('of %s', async (path, status, layout, header) => {
    const shown = await open(path)
    expect(shown.status).toBe(status)
    expect(shown.document.querySelector('#haut')?.getAttribute('data-layout')).toBe(layout)
    expect(shown.document.querySelector('header')?.getAttribute('data-header')).toBe(header)
    expect(shown.document.querySelectorAll('h1')).toHaveLength(1)
    expect(shown.document.querySelectorAll('main')).toHaveLength(1)
    expect(shown.document.querySelector('header a[href="/valbeau"]')).not.toBeNull()
  })

  it('of the second kind have the controls that the route names', async () => {
    const place = await open('/information/recyparc', {}, { '/content/recyparc': page([text('Recyparc')]) })
    const header = (shown: typeof place) => shown.document.querySelector('header')
    expect(header(place)?.querySelector('#header-favourite')).not.toBeNull()
    expect(header(place)?.querySelector('button[aria-label="Partager"]')).not.toBeNull()
    expect(place.links('header')).toContain('/valbeau')
    expect(header(await open('/abonnement'))?.querySelector('#header-sort')).not.toBeNull()
    const account = await open('/compte/connexion')
    expect(account.links('header')).toContain('/valbeau/menu')
    expect(header(account)?.querySelector('#header-sort, #header-favourite')).toBeNull()
  })

  it.each([
    ['/parametres', 'Paramètres'],
    ['/favoris/parametres', 'Gérer les favoris'],
  ])('of %s have the title of the page', async (path, wanted) => {
    const { document } = await open(path)
    expect(['header p', 'h1'].map((part) => document.querySelector(part)?.textContent)).toEqual([wanted, wanted])
  })

  it('lead back to the page above without a script', async () => {
    expect((await open('/publication/a1')).links('header')).toContain('/valbeau/publication')
  })
})

describe('the tab bar', () => {
  it('has the pages that the portal has, in their order, and marks that of the page', async () => {
    const { document, links } = await open('/menu')
    const tabs = links('nav[aria-label="Raccourcis"]')
    expect(tabs.at(0)).toBe('/valbeau')
    expect(tabs.at(-1)).toBe('/valbeau/menu')
    const order = ['/valbeau', '/valbeau/abonnement', '/valbeau/recherche', '/valbeau/map', '/valbeau/menu']
    expect(tabs).toEqual(order.filter((path) => tabs.includes(path)))
    expect(document.querySelector('nav[aria-label="Raccourcis"] [aria-current="page"]')?.textContent).toBe('Menu')
  })

  it('is not on a page that leads nowhere else', async () => {
    expect((await open('/maintenance')).document.querySelector('nav')).toBeNull()
  })
})

describe('the navigation', () => {
  const nav = 'nav[aria-label="Navigation principale"]'

  it('leads to the page of a section, and shows the pages of the one that the visitor is in', async () => {
    expect((await open('')).links(nav)).toEqual(['/valbeau/menu/vivre', '/valbeau/evenements'])
    const { document, links } = await open('/contenu/voirie', withoutServices)
    expect(links(nav)).toEqual(['/valbeau/menu/vivre', '/valbeau/contenu/voirie', '/valbeau/evenements'])
    expect(document.querySelector(`${nav} [aria-expanded="true"]`)?.getAttribute('aria-label')).toContain('Vivre ici')
  })

  it('marks the section of an event', async () => {
    const { document } = await open('/evenement/e1')
    expect(document.querySelector(`${nav} [data-current]`)?.textContent).toBe('Agenda')
  })

  it('names the section in the breadcrumb, with its other pages that are on', async () => {
    const { document, links } = await open('/contenu/voirie')
    expect(links('main nav')).toEqual(['/valbeau', '/valbeau/menu/vivre', '/valbeau/abonnement'])
    expect(document.querySelector('main nav summary')?.getAttribute('aria-label')).toContain('Vivre ici')
    expect((await open('/contenu/voirie', withoutServices)).links('main nav')).toEqual([
      '/valbeau',
      '/valbeau/menu/vivre',
    ])
  })

  it('has the topics of the town, which lead to everything about them and have no address for robots', async () => {
    const tags = [
      { uid: 'culture', name: 'Culture', color: '#7a3e9d' },
      { uid: 'eau', name: 'Eau & air', color: '#1f5aa6' },
    ]
    const { document, links } = await open('', {}, { '/tags': tags })
    expect(links(nav).at(-1)).toBe('/valbeau/recherche')
    const shown = await open(
      '/recherche?keyword=Eau+%26+air',
      {},
      { '/tags': tags, '/search': { items: [], total: 0 } },
    )
    expect(shown.links(`${nav} ul ul`)).toEqual([
      '/valbeau/recherche?keyword=Culture',
      '/valbeau/recherche?keyword=Eau+%26+air',
    ])
    const topics = [...shown.document.querySelectorAll(`${nav} ul ul a`)]
    expect(topics.map((link) => [link.getAttribute('rel'), link.getAttribute('aria-current')])).toEqual([
      ['nofollow', null],
      ['nofollow', 'page'],
    ])
    expect(document.querySelector(`${nav} ul ul`)).toBeNull()
    expect((await open('/menu', {}, { '/tags': tags })).links('main')).toContain('/valbeau/recherche?keyword=Culture')
  })

  it('folds the pages of a large section behind "see more"', async () => {
    const children = Array.from({ length: 9 }, (_, index) => ({
      uid: `p${index}`,
      title: `Page ${index}`,
      path: index ? `/contenu/p${index}` : '/contenu/voirie',
      children: [],
    }))
    const { document, links } = await open('/contenu/voirie', {}, { '/menu/root': [{ ...section, children }] })
    expect(links(`${nav} ul ul`)).toHaveLength(6)
    const more = document.querySelector(`${nav} ul ul button`)
    expect([more?.textContent, more?.getAttribute('aria-expanded')]).toEqual(['Voir plus', 'false'])
  })

  it('lists the pages of a section on its page, without those of services that are off', async () => {
    const { document, links } = await open('/menu/vivre', withoutServices)
    expect(document.querySelector('h1')?.textContent).toBe('Vivre ici')
    expect(links('main h2')).toEqual(['/valbeau/contenu/voirie'])
    expect((await open('/menu/nulle-part')).status).toBe(404)
  })
})

it('lists the pages below a content page, if there are any', async () => {
  const cell = { type: 'search-cell', id: 'content-sel', data: { name: 'Le sel' } }
  const action = { handler: 'navigation', data: { path: '/contenu/sel' } }
  const { document, links } = await open(
    '/contenu/voirie',
    {},
    { '/aside': { items: [{ ...cell, action }], total: 1 } },
  )
  expect(links('main')).toContain('/valbeau/contenu/sel')
  expect([...document.querySelectorAll('main h2')].map(({ textContent }) => textContent)).toContain(
    'Dans cette rubrique',
  )
  expect((await open('/contenu/voirie')).document.querySelector('main h2')).toBeNull()
})

describe('the footer', () => {
  it('links to every page that the law asks for, once, and to the choice of cookies', async () => {
    const { document, links } = await open('')
    const legal = ['vie-privee', 'accessibilite', 'mentions-legales'].map((uid) => `/valbeau/contenu/${uid}`)
    for (const path of legal) expect(links('footer').filter((href) => href === path)).toHaveLength(1)
    const cookies = [...document.querySelectorAll('footer a[href="/valbeau/contenu/cookies"]')]
    expect(cookies.map(({ textContent }) => textContent)).toEqual(['Politique de cookies', 'Gérer les cookies'])
  })

  it('is another one during maintenance', async () => {
    const { document } = await open('/maintenance')
    expect(document.querySelector('footer')?.textContent).toContain('Besoin d’aide ?')
    expect(document.querySelector('main a[href^="tel:"]')).not.toBeNull()
  })
})

/** What a portal without a service must not lead to, from a page with its header, navigation, tab bar and footer. */
const withoutOne = [
  ['search', '/recherche', /\/recherche/],
  ['agenda', '/evenements', /\/evenement/],
  ['news', '/publication', /\/publication/],
  ['feed', '/publication.rss', /\.rss/],
  ['calendar', '/evenements.ics', /\.ics/],
  ['wall', '/abonnement', /\/abonnement/],
  ['favourites', '/favoris', /\/favoris/],
  ['notices', '/contenu/mentions-legales', /\/mentions-legales/],
] as const

describe('a service that the portal has switched off', () => {
  it.each(withoutOne)('leaves no link, form, feed or heart: %s', async (name, path, target) => {
    const configs = { services: { [name]: false } }
    const footer = { type: 'columns', columns: [{ links: [{ label: 'Un lien', url: path }] }] }
    const kept = { favourite: { type: 'content', favoriteUid: 'voirie' }, ...page([text('Voirie')]) }
    const own = { '/footer': footer, '/content/voirie': kept, '/tags': [{ uid: 'eau', name: 'Eau', color: '#1f5aa6' }] }
    const addresses = ({ document }: Awaited<ReturnType<typeof open>>) =>
      ['href', 'action'].flatMap((attribute) =>
        [...document.querySelectorAll(`[${attribute}]:not([rel=canonical])`)].map(
          (element) => element.getAttribute(attribute) ?? '',
        ),
      )
    const all = await Promise.all(
      ['', '/contenu/voirie', '/menu', '/evenements'].map(async (at) => [
        ...addresses(await open(at, { configs }, own)),
        ...addresses(await open(at, {}, own))
          .filter((address) => target.test(address))
          .map(() => 'with the service'),
      ]),
    )
    expect(all.flat().filter((address) => target.test(address))).toEqual([])
    expect(all.flat()).toContain('with the service')
    expect((await open(path, { configs }, own)).status).toBe(404)
  })

  it('has no page and no link to it', async () => {
    const { status, links } = await open('/compte', withoutServices)
    expect(status).toBe(404)
    expect(
      [...links('header'), ...links('nav')].filter((href) => /^\/valbeau\/(?:compte|map|abonnement)/.test(href)),
    ).toEqual([])
  })
})
