import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { door } from '../../../src/portal/entry-server'
import { stubPortal } from '../../helpers/server/openServer'
import { visitorCookie } from '../../helpers/server/visitor'
import { openStubBackEnd, type ReceivedCall, type StubAnswer } from './openStubBackEnd'

const uuid = '0f8fad5b-d9cb-469f-a165-70867728950e'
const configurationPath = '/core-service/api/v2/web/portal/montclair'
const configuration = {
  name: 'Montclair',
  portalName: 'montclair',
  cardName: 'montclair',
  theme: 'base',
  defaultLocale: 'nl',
  additionalLocales: ['en'],
  colors: { primary: '#a3432c' },
  icons: { favicon: { src: 'a.png', width: 10, height: 10 } },
}

/** What visitors without an account send, and those with one. */
const others = { i18n_redirected: 'en', beffroi_position: '50.6,5.79', beffroi_4411: 'parking' }
const anonymous = { ...others, ...visitorCookie(uuid, true) }
const signedIn = { ...others, beffroi_session: 'montclair.old', beffroi_refresh: 'refresh' }

let answer: (call: ReceivedCall) => StubAnswer
let front: Awaited<ReturnType<typeof openStubBackEnd>>
beforeAll(async () => {
  const portal = stubPortal(async ({ fetch }) => {
    await fetch('/core-service/api/v1/web/some-call')
    return { status: 200, html: '<!doctype html>' }
  })
  front = await openStubBackEnd((call) => answer(call), { portal: { ...portal, forms: door.forms } })
})
afterAll(() => front.close())
beforeEach(() => {
  front.calls.length = 0
  answer = ({ url }) => ({ body: { data: dataAt(url) } })
})

const dataAt = (url: string): unknown => {
  if (url === configurationPath) return configuration
  return url.includes('/menu/root') ? [] : { items: [], total: 0 }
}

const form = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }
type Cookies = Record<string, string>
const get = (path: string) => (cookies: Cookies) => front.app.inject({ url: `/montclair${path}`, cookies })
const post = (path: string, payload: string) => (cookies: Cookies) =>
  front.app.inject({ method: 'POST', url: `/montclair${path}`, headers: form, payload, cookies })

/** The requests of which the answer follows the visitor’s language. */
const personal = [
  ['a page', get('')],
  ['the colours', get('/theme.css')],
  ['the choice of a language', get('/locale?to=en')],
  ['a form without a script', post('/envoi', '_endpoint=%2Fcore-service%2Fx')],
  ['a favourite without a script', post('/favoris/garder?type=content&uid=voirie', 'wish=keep')],
  ['the deletion of what is stored', post('/oublier', 'what=everything')],
  ['a sign-in', post('/compte/connexion', 'form=signIn&email=a%40b.example&password=x')],
] as const

/** The requests that everybody is answered alike, in the language of the address, else in that of the town. */
const open = [
  ['the manifest', get('/manifest.webmanifest')],
  ['an icon', get('/icon-192.png')],
  ['the news', get('/publication.rss')],
  ['the calendar', get('/evenements.ics')],
  ['the sitemap', get('/sitemap.xml')],
  ['robots.txt', (cookies: Cookies) => front.app.inject({ url: '/robots.txt', cookies })],
] as const

const common = {
  'x-lgc-versions': '{"texts":2,"maps":2,"flex":2,"mobility":2}',
  'x-lgc-lat': '50.6',
  'x-lgc-lon': '5.79',
  'x-4411-token': 'parking',
}

describe('every call for a visitor', () => {
  it.each([...personal, ...open])('of %s names versions, position, parking token and visitor', async (_, request) => {
    await request(anonymous)
    expect(front.calls.length).toBeGreaterThan(0)
    for (const { url, headers } of front.calls)
      expect(headers, url).toMatchObject({ ...common, 'x-lgc-anonymous-uid': uuid })
  })

  it.each(personal)('of %s is in the chosen language', async (_, request) => {
    await request(anonymous)
    expect(front.calls.map(({ headers }) => headers['x-lgc-language'])).toEqual(front.calls.map(() => 'en'))
  })

  it.each(open.slice(0, 5))('of %s is in the language of the town, once that is known', async (what, request) => {
    await request(anonymous)
    expect(front.calls.at(-1)?.headers['x-lgc-language']).toBe(what === 'an icon' ? 'en' : 'nl')
  })

  it.each(open.slice(0, 5))(
    'of %s makes an answer for no shared cache unless the back end says so',
    async (_, request) => {
      expect((await request(anonymous)).headers['cache-control']).not.toContain('public')
    },
  )
})

describe('every call for a visitor with an account', () => {
  it.each([...personal.slice(0, 5), ...open.slice(0, 5)])(
    'of %s has a token, and a new one once it is refused',
    async (_, request) => {
      answer = ({ url, headers, body }) => {
        if (url.includes('/oauth/token') && body.includes('refresh_token=refresh'))
          return { body: { access_token: 'new', refresh_token: 'next', token_type: 'Bearer', expires_in: 600 } }
        if (headers.authorization !== 'Bearer new') return { status: 401, body: {} }
        return { body: { data: dataAt(url) } }
      }
      await request(signedIn)
      const tokenCalls = front.calls.filter(({ url }) => url.includes('/oauth/token'))
      expect(tokenCalls.map(({ headers }) => headers.authorization)).toEqual([undefined])
      const refused = front.calls.filter(({ headers }) => headers.authorization === 'Bearer old')
      expect(refused).toHaveLength(1)
      const made = front.calls.filter(({ headers }) => headers.authorization === 'Bearer new')
      expect(made.length).toBeGreaterThan(0)
      expect(front.calls).toHaveLength(2 + made.length)
    },
  )
})
