import type { RequestListener } from 'node:http'
import { describe, expect, it } from 'vitest'
import { send } from './failingBackEnd'
import { list, offeringBackEnd } from './offeringBackEnd'
import { readHtml } from './readHtml'

const { back, openOffering, get, notOffered } = offeringBackEnd()

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
