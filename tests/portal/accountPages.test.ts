import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import events from '../../fixtures/towns/hauteroche/events.json' with { type: 'json' }
import { setServices } from '../helpers/server/setServices'
import { backEnd, renderWith } from './answers'
import { openPortal } from './openPortal'
import { readHtml } from './readHtml'

const render = (path: string, more: object = {}) => renderWith({}, { url: `/valbeau${path}`, ...more })

const account = {
  uid: 'a',
  email: 'a@b.be',
  firstName: 'A',
  lastName: 'B',
  locale: 'fr',
  createdAt: '2027-01-01T00:00:00Z',
}

describe('pages of accounts', () => {
  it('say that the service fails, instead of asking to sign in, while nobody can say who it is', async () => {
    const { status, html } = await render('/compte/profil', { isAccountUnknown: true })
    expect(status).toBe(503)
    expect(readHtml(html).querySelector('h1')?.textContent).toBe('Cette page n’a pas pu être affichée')
    const unknown = await render('/compte/profil')
    expect([unknown.status, unknown.headers.location]).toEqual([
      301,
      '/compte/connexion?redirectUrl=%2Fvalbeau%2Fcompte%2Fprofil',
    ])
  })

  it('ask to sign in in the language of the address', async () => {
    const { headers } = await render('/compte/profil?lang=en')
    const address = new URL(headers.location ?? '', 'https://portail.test')
    expect(Object.fromEntries(address.searchParams)).toEqual({
      redirectUrl: '/valbeau/compte/profil?lang=en',
      lang: 'en',
    })
  })

  it('say why a session ended, and lead back to the page on which it did', async () => {
    for (const [sessionEnd, sentence] of [
      ['replayed', 'elle a été utilisée depuis deux endroits à la fois'],
      ['expired', 'Votre session est terminée'],
    ] as const) {
      const notice = readHtml((await render('/menu', { sessionEnd })).html).querySelector('body > [role=status] > a')
      expect(notice?.parentElement?.textContent).toContain(sentence)
    }
    const home = readHtml((await render('/', { sessionEnd: 'expired', endedOn: '/valbeau/compte' })).html)
    expect(home.querySelector('body > [role=status] > a')?.getAttribute('href')).toBe(
      '/compte/connexion?redirectUrl=%2Fvalbeau%2Fcompte',
    )
    const notice = readHtml((await render('/menu', { sessionEnd: 'expired', locale: 'en' })).html)
    expect(notice.querySelector('body > [role=status] > a')?.getAttribute('href')).toBe(
      '/compte/connexion?redirectUrl=%2Fvalbeau%2Fmenu%3Flang%3Den&lang=en',
    )
  })

  it('keep the language and the page to return to when a form comes back with problems', async () => {
    const address = '/valbeau/compte/connexion?lang=en&redirectUrl=%2Fvalbeau%2Fcompte%2Femail'
    const posted = { form: 'signIn', status: 422, problems: { '': 'signIn' }, values: { email: 'a@b.be' } }
    const [first, again] = await Promise.all([{}, { posted }].map((more) => render(address.slice(8), more)))
    for (const page of [first, again]) {
      const form = readHtml(page?.html ?? '').querySelector('main form')
      expect(form?.getAttribute('action')).toBe(address)
      expect(form?.querySelector('[name=redirectUrl]')?.getAttribute('value')).toBe('/valbeau/compte/email')
    }
    expect(again?.status).toBe(422)
    const after = await render('/compte/connexion?done=reset')
    expect(readHtml(after.html).querySelector('main form')?.getAttribute('action')).toBe('/valbeau/compte/connexion')
  })

  it('have a header with the logo, ways back and out, the menu, the search and signing out', async () => {
    const header = readHtml((await render('/compte', { account })).html).querySelector('header')
    const links = [...(header?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))
    // Back, the logo, the menu, the account and the way out.
    expect(links.filter((href) => !href?.includes('/locale'))).toEqual([
      '/valbeau',
      '/valbeau',
      '/valbeau/menu',
      '/valbeau/compte',
      '/valbeau',
    ])
    const forms = [...(header?.querySelectorAll('form') ?? [])]
    expect(forms.map((form) => [form.getAttribute('method'), form.getAttribute('action')])).toEqual([
      [null, '/valbeau/recherche'],
      ['post', '/valbeau/compte/deconnexion'],
    ])
    expect(header?.textContent).toContain('Se déconnecter')
    const nobody = readHtml((await render('/compte/connexion')).html).querySelector('header')
    expect(nobody?.textContent).not.toContain('Se déconnecter')
    expect(nobody?.textContent).toContain('Fermer')
  })

  it('take the code of a mail beside its link, and say what a deletion leaves', async () => {
    const byCode = readHtml((await render('/compte/mot-de-passe?email=anne%40maison.be')).html)
    const fields = [...byCode.querySelectorAll('main form input:not([type=hidden])')]
    expect(fields.map((field) => [field.getAttribute('name'), field.getAttribute('value') ?? ''])).toEqual([
      ['email', 'anne@maison.be'],
      ['code', ''],
      ['password', ''],
    ])
    const byLink = readHtml((await render('/compte/mot-de-passe?token=a&uid=b')).html)
    expect(byLink.querySelector('[name=code]')).toBeNull()
    expect((await render('/compte/supprimer', { account })).html).toContain('Vos votes et vos avis sont retirés')
  })
})

it('the page of subscriptions reads the wall of the account, and that of the device while nobody is signed in', async () => {
  for (const [who, identity] of [
    [{ account }, 'users/self'],
    [{}, 'anonymous'],
  ] as const) {
    const { fetch, calls } = backEnd({ '/menu/root': [], '/footer': { type: 'columns', columns: [] } })
    await render('/abonnement', { ...who, fetch })
    const walls = calls.map(({ path }) => path).filter((path) => path.includes('/wall/'))
    expect(walls).toEqual([
      `/core-service/api/v2/${identity}/wall/valbeau?env=desktop`,
      `/core-service/api/v1/${identity}/wall/valbeau/categories?env=desktop`,
    ])
  }
})

describe('a town without accounts', () => {
  let town: Awaited<ReturnType<typeof openPortal>>
  beforeAll(async () => {
    town = await openPortal()
    await setServices(town, 'hauteroche', { login: false })
  })
  afterAll(() => town.close())

  const devices = { phone: { 'sec-ch-ua-mobile': '?1' }, computer: {} }
  const event = events[0]?.uid
  const paths = ['', '/menu', '/favoris', '/parametres', '/contenu/contact', `/evenement/${event}`]

  it.each(paths.flatMap((path) => Object.entries(devices).map(([device, headers]) => ({ path, device, headers }))))(
    'shows nothing of them at $path on a $device',
    async ({ path, headers }) => {
      const { status, html } = await town.get(`/hauteroche${path}`, headers)
      const document = readHtml(html)
      expect(status).toBe(200)
      expect(document.querySelectorAll('h1')).toHaveLength(1)
      expect(document.querySelectorAll('a[href*="/compte"], form[action*="/compte"]')).toHaveLength(0)
      expect(document.querySelector('#root')?.textContent).not.toMatch(/Se connecter|Mon compte|Créer un compte/)
    },
  )

  it.each(['', '/connexion', '/creer'])('has no page of accounts: %s', async (path) => {
    expect((await town.get(`/hauteroche/compte${path}`)).status).toBe(404)
  })

  it('takes no forms of accounts', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }
    const sent = { method: 'POST', url: '/hauteroche/compte/creer', headers, payload: 'form=register' } as const
    expect((await town.app.inject(sent)).statusCode).toBe(404)
  })
})
