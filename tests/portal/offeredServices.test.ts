import type { RequestListener } from 'node:http'
import { describe, expect, it } from 'vitest'
import { configuration, configurationPath, failingBackEnd, send } from './failingBackEnd'
import { readHtml } from './readHtml'

const back = failingBackEnd()

const list = send({ data: { items: [], total: 0 } })

/** Opens a portal that asks its back end, of which `offered` are the collections by the end of their path, for its services. */
async function openOffering(offered: Record<string, RequestListener>, now?: () => Date) {
  await back.front.close()
  back.answers = { '/home': send({ data: { title: 'Valmont', components: [] } }), ...offered }
  back.front = await back.openFront({ asksServices: true, ...(now && { now }) })
}

async function get(url: string) {
  const { statusCode, body } = await back.front.inject(url)
  const document = readHtml(body)
  return {
    status: statusCode,
    text: document.querySelector('main')?.textContent ?? '',
    hrefs: [...document.querySelectorAll('[href]')].map((link) => link.getAttribute('href') ?? ''),
    forms: [...document.querySelectorAll('#haut form')].map((form) => form.getAttribute('action')),
  }
}

const notOffered = () => back.lines.filter(({ msg }) => msg.startsWith('the back end does not offer '))

describe('a back end that offers', () => {
  it('nothing but pages has none of the other pages, links, forms and feeds', async () => {
    await openOffering({})
    const home = await get('/valmont')
    expect(home.status).toBe(200)
    const links = home.hrefs.filter((href) => href.startsWith('/valmont')).map((href) => href.replace(/^\/valmont/, ''))
    expect(
      links.filter((href) => !/^\/(?:contenu|parametres|menu|manifest|theme|locale|apple-touch)|^$/.test(href)),
    ).toEqual([])
    expect(links).not.toContain('/contenu/mentions-legales')
    expect(home.forms).toEqual([])
    const paths = [
      'recherche',
      'publication',
      'evenements',
      'evenement/a',
      'abonnement',
      'favoris',
      'map',
      'balade',
      'compte',
    ]
    for (const path of [...paths, 'camps', 'evenements.ics', 'publication.rss'])
      expect([path, (await get(`/valmont/${path}`)).status]).toEqual([path, 404])
    expect(notOffered()).toHaveLength(1)
    expect(notOffered()[0]).toMatchObject({ level: 30, portal: 'valmont' })
  })

  it.each([
    ['200', list],
    ['no list to strangers', send({ error: {} }, 401)],
    ['a question for more', send({ error: {} }, 400)],
    ['a failure', send('', 503)],
    ['nothing', ({ socket }: Parameters<RequestListener>[0]) => void socket.destroy()],
  ])('the agenda, of which it answers %s, has its pages', async (_, answer) => {
    await openOffering({ '/events': answer })
    const { hrefs } = await get('/valmont/contenu/voirie')
    expect(hrefs).not.toContain('/valmont/favoris')
    expect(JSON.stringify(notOffered())).not.toContain('"agenda"')
    expect((await get('/valmont/evenements')).status).not.toBe(404)
  })

  it.each([404, 501])('one of the collections of a service has it, though others answer %s', async (status) => {
    await openOffering({ '/web/household': send('', status), '/web/guide': list })
    expect((await get('/valmont/dechets/tri')).status).not.toBe(404)
    expect(JSON.stringify(notOffered())).not.toContain('"waste"')
  })

  it('no news shows none of the tiles, cards and buttons that open them, and no group of nothing else', async () => {
    const open = (path: string) => ({ action: { handler: 'navigation', data: { path } } })
    const card = (title: string, path: string) => ({ type: 'content-cell', data: { title }, ...open(path) })
    const group = (title: string, ...components: object[]) => ({ type: 'group', data: { title, components } })
    const tiles = ['/publication', '/contenu/voirie', '/dechets'].map((path) => ({
      title: `Vers ${path}`,
      ...open(path),
    }))
    const components = [
      group('Actualités', card('Travaux', '/publication/travaux'), {
        type: 'button',
        data: { label: 'Tout', ...open('/publication') },
      }),
      group('Agenda', card('Fête', '/evenement/fete'), card('Avis', '/publication/avis')),
      { type: 'menu-grid', data: { items: tiles } },
    ]
    await openOffering({ '/home': send({ data: { title: 'Valmont', components } }), '/events': list })
    const { hrefs, text } = await get('/valmont')
    expect(hrefs.filter((href) => /publication|dechets/.test(href))).toEqual([])
    expect(hrefs).toEqual(expect.arrayContaining(['/valmont/evenement/fete', '/valmont/contenu/voirie']))
    expect(text).toContain('Agenda')
    expect(text).not.toMatch(/Actualités|Avis|Travaux/)
    // What is left out is no violation of the contract.
    expect(back.lines.filter(({ issue }) => issue !== undefined)).toEqual([])
  })

  it('no news leaves the items out that open them, of banners, lists of actions, columns and breadcrumbs', async () => {
    const open = (path: string) => ({ handler: 'navigation', data: { path } })
    const paths = ['/publication', '/contenu/voirie']
    const picture = (path: string) => ({
      src: 'place.jpg',
      alt: `Vue ${path}`,
      width: 1600,
      height: 900,
      action: open(path),
    })
    const link = (path: string) => ({ type: 'button', data: { label: `Vers ${path}`, action: open(path) } })
    const actions = {
      buttonText: 'Aller',
      items: paths.map((path) => ({ title: `Choix ${path}`, action: open(path) })),
    }
    const crumbs = [{ title: 'Accueil', path: '/' }, { title: 'Nouvelles', path: '/publication' }, { title: 'Ici' }]
    const banner = (...shown: string[]) => ({ type: 'banner', data: { format: 'small', images: shown.map(picture) } })
    const columns = (...shown: string[]) => ({
      type: 'columns',
      data: { columns: shown.map((path) => ({ components: [link(path)] })) },
    })
    const components = [banner(...paths), { type: 'action-list', data: actions }, columns(...paths, ...paths)]
    const gone = [banner('/publication'), columns('/publication'), { type: 'breadcrumb', data: { items: crumbs } }]
    const content = { title: 'Voirie', components: [...components, ...gone], breadcrumb: crumbs }
    await openOffering({ '/content/voirie': send({ data: content }) })
    const { body } = await back.front.inject('/valmont/contenu/voirie')
    const document = readHtml(body)
    const hrefs = [...document.querySelectorAll('#haut a')].map((each) => each.getAttribute('href') ?? '')
    expect(hrefs.filter((href) => href.includes('publication'))).toEqual([])
    expect(hrefs).toContain('/valmont/contenu/voirie')
    expect(document.querySelector('main')?.textContent).not.toMatch(/Nouvelles|publication/)
    expect(document.querySelectorAll('main img')).toHaveLength(1)
    expect([...document.querySelectorAll('[data-columns]')].map((each) => each.getAttribute('data-columns'))).toEqual([
      '2',
    ])
    expect(document.querySelectorAll('main input[type=radio]')).toHaveLength(1)
    expect(back.lines.filter(({ issue }) => issue !== undefined)).toEqual([])
  })

  it('no menu has none of its tab, links and steps, and keeps the pages of sections', async () => {
    const section = {
      uid: 'vivre',
      title: 'Vivre',
      children: [{ uid: 'voirie', title: 'Voirie', path: '/contenu/voirie' }],
    }
    await openOffering({ '/menu/root': send({ error: {} }, 404), '/menu/vivre': send({ data: section }) })
    for (const [path, status] of [
      ['/', 200],
      ['/contenu/voirie', 200],
      ['/contenu/perdu', 404],
      ['/menu', 404],
      ['/menu/vivre', 200],
      ['/rien', 404],
    ]) {
      const { hrefs, status: given } = await get(`/valmont${path}`)
      expect([path, given]).toEqual([path, status])
      expect(
        hrefs.filter((href) => href.endsWith('/menu')),
        String(path),
      ).toEqual([])
    }
  })

  it('no search, which it answers with 501, is healthy', async () => {
    await openOffering({ '/search': send('', 501) })
    expect((await get('/valmont/recherche')).status).toBe(404)
    expect((await back.front.inject('/health/ready')).json().data.backEnd.state).toBe('answers')
    expect(back.lines.filter(({ level, page }) => Number(level) >= 40 && page === undefined)).toEqual([])
  })
})

describe('a service', () => {
  it.each([
    ['keeps', 'public, max-age=300'],
    ['does not keep', 'no-store'],
  ])('that is added shows within ten seconds, where the portal %s the answers', async (_, control) => {
    let time = new Date()
    const asked: string[] = []
    const cached = (data: unknown, status = 200): RequestListener =>
      send(status === 200 ? { data } : { error: {} }, status, {
        'content-type': 'application/json',
        'cache-control': control,
      })
    const newsLink = { action: { handler: 'navigation', data: { path: '/publication' } } }
    const components = [{ type: 'button', data: { label: 'Tout', ...newsLink } }]
    const none: RequestListener = (request, response) => {
      asked.push(request.url ?? '')
      cached(undefined, 404)(request, response)
    }
    const every = { [configurationPath]: cached(configuration), '/home': cached({ title: 'Valmont', components }) }
    await openOffering({ ...every, '/publications': none }, () => time)
    expect((await get('/valmont')).hrefs).not.toContain('/valmont/publication')
    expect(notOffered()[0]?.msg).toContain('news (listPublications answered 404)')
    const before = asked.length
    for (let visit = 0; visit < 5; visit++) await get('/valmont/publication')
    expect(asked).toHaveLength(before)
    time = new Date(time.getTime() + 10_000)
    // Any number of visits has it asked for once.
    await Promise.all(Array.from({ length: 5 }, (_, visit) => get(`/valmont/publication/${visit}`)))
    await expect.poll(() => asked).toHaveLength(before + 1)
    back.answers = { ...back.answers, '/publications': cached({ items: [], total: 0 }) }
    await get('/valmont')
    expect((await get('/valmont/publication')).status).toBe(404)
    time = new Date(time.getTime() + 10_000)
    await expect.poll(async () => (await get('/valmont')).hrefs).toContain('/valmont/publication')
    expect((await get('/valmont/publication')).status).toBe(200)
    expect(notOffered()).toHaveLength(1)
  })

  it('that the configuration switches off is not asked for again', async () => {
    let time = new Date()
    let asked = 0
    const none: RequestListener = (request, response) => {
      asked++
      send({ error: {} }, 404)(request, response)
    }
    const switched = { ...configuration, configs: { services: { news: false } } }
    await openOffering({ [configurationPath]: send({ data: switched }), '/publications': none }, () => time)
    await get('/valmont')
    const before = asked
    let last = 0
    back.answers['/content/mentions-legales'] = (request, response) => {
      last++
      send({ error: {} }, 404)(request, response)
    }
    time = new Date(time.getTime() + 10_000)
    await get('/valmont')
    await expect.poll(() => last).toBe(1)
    expect(asked).toBe(before)
  })

  it('that goes is found within the hour', async () => {
    let time = new Date()
    const action = { handler: 'navigation', data: { path: '/evenements' } }
    const components = [{ type: 'button', data: { label: 'Agenda', action } }]
    await openOffering({ '/events': list, '/home': send({ data: { title: 'Valmont', components } }) }, () => time)
    expect((await get('/valmont')).hrefs).toContain('/valmont/evenements')
    delete back.answers['/events']
    time = new Date(time.getTime() + 61 * 60_000)
    await expect.poll(async () => (await get('/valmont')).hrefs).not.toContain('/valmont/evenements')
  })

  it('of which a page is a legal one shows within ten seconds', async () => {
    let time = new Date()
    await openOffering({}, () => time)
    const notices = '/valmont/contenu/mentions-legales'
    expect((await get(notices)).status).toBe(404)
    back.answers['/content/mentions-legales'] = send({ data: { title: 'Mentions légales', components: [] } })
    time = new Date(time.getTime() + 10_000)
    await expect.poll(async () => (await get(notices)).status).toBe(200)
    expect((await get('/valmont')).hrefs).toContain(notices)
  })

  it('that a page misses is asked about at once, and by no visitor’s filter', async () => {
    await openOffering({ '/events': list, '/publications': list })
    expect((await get('/valmont/evenements')).status).toBe(200)
    const own: RequestListener = (request, response) =>
      (request.url?.includes('query=') ? send({ error: {} }, 404) : list)(request, response)
    back.answers = { ...back.answers, '/publications': own }
    await get('/valmont/publication?query=rue')
    delete back.answers['/events']
    await get('/valmont/evenements')
    await expect.poll(notOffered).toHaveLength(2)
    expect(notOffered()[1]).toMatchObject({ services: ['agenda'] })
    expect((await get('/valmont/evenements')).status).toBe(404)
    expect((await get('/valmont/publication')).status).toBe(200)
  })

  it('that counts visits is told by the call of a page', async () => {
    await openOffering({})
    const stats = '/core-content-service/api/v1/web/portal/valmont/stats'
    await get('/valmont')
    await back.front.inject({ method: 'PUT', url: stats, payload: { url: '/valmont' } })
    await expect.poll(notOffered).toHaveLength(2)
    expect(notOffered()[1]).toMatchObject({ services: ['stats'] })
  })
})
