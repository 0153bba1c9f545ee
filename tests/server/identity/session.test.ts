import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { RenderRequest } from '../../../schemas/door'
import { createApp } from '../../../src/server/app'
import { now, stubPortal, towns } from '../../helpers/server/openServer'
import { temporaryFolder } from '../../helpers/server/temporaryFolder'
import { secret, visitorCookie } from '../../helpers/server/visitor'
import { type LoggingApi, openLoggingApi } from './loggingApi'

const uuid = '0f8fad5b-d9cb-469f-a165-70867728950e'
const events = '/core-content-service/api/v1/web/portal/montclair/events'
const folder = temporaryFolder()
let api: LoggingApi
let app: FastifyInstance
const rendered: RenderRequest[] = []

beforeAll(async () => {
  api = await openLoggingApi()
  app = await createApp({
    source: { apiOrigin: api.origin, asksServices: false },
    towns,
    built: folder.path,
    cacheFolder: folder.path,
    rateLimit: 0,
    secret,
    trustProxy: true,
    now: () => now,
    portal: stubPortal(async (request) => {
      rendered.push(request)
      await Promise.all(Array.from({ length: 5 }, () => request.fetch(events)))
      return { status: 200, html: '<!doctype html>' }
    }),
  })
})
afterAll(async () => {
  await app.close()
  await api.close()
  folder.remove()
})
beforeEach(() => {
  api.calls.length = 0
  api.good.clear()
  api.refresh.clear()
  rendered.length = 0
})

const signedIn = { beffroi_session: 'montclair.access-a', beffroi_refresh: 'refresh-a' }

type Given = { cookies?: Record<string, string>; headers?: Record<string, string> }

const get = (url: string, given: Given = {}) => app.inject({ url, ...given })

/** The cookies after an answer, by name; an empty value for one that it removes. */
const set = ({ cookies }: LightMyRequestResponse): Record<string, string> =>
  Object.fromEntries(cookies.map(({ name, value }) => [name, value]))

const sent = (name: string) => api.calls.map(({ headers }) => headers[name])
const tokenCalls = () => api.calls.filter(({ url }) => url.endsWith('/oauth/token'))

it('renders a page for who is signed in, and keeps it for nobody', async () => {
  api.good.add('access-a')
  for (let visit = 0; visit < 2; visit++) {
    const page = await get('/montclair', { cookies: signedIn })
    expect([page.statusCode, set(page)]).toEqual([200, { beffroi_town: 'montclair' }])
  }
  expect(rendered.map(({ account }) => account)).toMatchObject([{ firstName: 'Anne' }, { firstName: 'Anne' }])
  expect(new Set(sent('authorization'))).toEqual(new Set(['Bearer access-a']))
  expect(new Set(sent('x-lgc-anonymous-uid'))).toEqual(new Set([undefined]))
  await get('/montclair')
  expect(rendered.at(-1)?.account).toBeUndefined()
})

it('renews an expired access token once for all calls of a page', async () => {
  api.refresh.set('refresh-a', 'b')
  const page = await get('/montclair', { cookies: signedIn })
  expect(set(page)).toMatchObject({ beffroi_session: 'montclair.access-b', beffroi_refresh: 'refresh-b' })
  expect(page.headers['cache-control']).toContain('no-store')
  expect(tokenCalls()).toHaveLength(1)
  expect(tokenCalls()[0]?.headers.authorization).toBeUndefined()
  expect(
    api.calls.filter(({ url, headers }) => url === events && headers.authorization === 'Bearer access-b'),
  ).toHaveLength(5)
  expect(rendered[0]?.account).toMatchObject({ firstName: 'Anne' })
})

it('renews it for each of five parallel calls of a page’s scripts, and answers all of them', async () => {
  api.refresh.set('refresh-a', 'b')
  const answers = await Promise.all(Array.from({ length: 5 }, () => get(`${events}?count=3`, { cookies: signedIn })))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
  for (const answer of answers) {
    expect(set(answer)).toEqual({ beffroi_session: 'montclair.access-b', beffroi_refresh: 'refresh-b' })
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(answer.body).not.toContain('access-b')
  }
})

it('takes a session of another portal for nobody, in pages and in their calls', async () => {
  api.good.add('access-a')
  await get('/hauteroche', { cookies: signedIn })
  expect(rendered[0]?.account).toBeUndefined()
  api.calls.length = 0
  await get(events, { cookies: { ...signedIn, ...visitorCookie(uuid) }, headers: { 'x-beffroi-portal': 'hauteroche' } })
  expect(sent('authorization')).toEqual([undefined])
  expect(sent('x-lgc-anonymous-uid')).toEqual([uuid])
})

it('sends every header of the visitor to the API, with the call for the portal’s configuration too', async () => {
  const cookies = { beffroi_position: '50.63,5.57', beffroi_4411: 'parking', i18n_redirected: 'de' }
  const common = {
    'x-lgc-lat': '50.63',
    'x-lgc-lon': '5.57',
    'x-4411-token': 'parking',
    'x-lgc-language': 'de',
    'x-lgc-versions': '{"texts":2,"maps":2,"flex":2,"mobility":2}',
  }
  const anonymous = { cookies: { ...visitorCookie(uuid), ...cookies } }
  await get('/montclair', anonymous)
  // Browsers load files without headers of a script.
  await get('/resize/20x20/a.png', anonymous)
  expect(api.calls.length).toBeGreaterThan(2)
  for (const { url, headers } of api.calls) {
    expect(headers, url).toMatchObject({ ...common, 'x-lgc-anonymous-uid': uuid })
    expect(headers.authorization).toBeUndefined()
  }
  api.calls.length = 0
  api.refresh.set('refresh-a', 'b')
  await get('/montclair/compte', { cookies: { ...signedIn, ...cookies } })
  const ofSession = api.calls.filter(({ url }) => /oauth|users/.test(url))
  expect(ofSession.length).toBeGreaterThan(2)
  for (const { url, headers } of ofSession) expect(headers, url).toMatchObject(common)
})

it('believes no header in which a page says who the visitor is', async () => {
  await get(events, { headers: { 'x-lgc-anonymous-uid': uuid, 'x-beffroi-stored': '1' } })
  expect(sent('x-lgc-anonymous-uid')).toEqual([undefined])
})

it('uses names on https that no other host of the domain can set', async () => {
  api.refresh.set('refresh-a', 'b')
  const secure = { 'x-forwarded-proto': 'https' }
  const plain = await get('/montclair', { cookies: signedIn, headers: secure })
  expect(rendered[0]?.account).toBeUndefined()
  expect(set(plain)).not.toHaveProperty('beffroi_session')
  const cookies = { '__Host-beffroi_session': 'montclair.access-a', '__Host-beffroi_refresh': 'refresh-a' }
  const page = await get('/montclair', { cookies, headers: secure })
  const [session] = page.cookies.filter(({ name }) => name === '__Host-beffroi_session')
  expect(session).toMatchObject({
    value: 'montclair.access-b',
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'Lax',
  })
  expect(session).not.toHaveProperty('maxAge')
  expect(session).not.toHaveProperty('expires')
  expect(session).not.toHaveProperty('domain')

  const visitor = await get('/montclair', { headers: secure, cookies: visitorCookie(uuid) })
  const own = set(visitor)['__Host-beffroi_anonymous']
  expect(own).toMatch(/^[0-9a-f-]{36}\./)
  expect(own).not.toContain(uuid)
})

it('forgets a visitor on https too, here and at the API, but not who is signed in', async () => {
  const { beffroi_anonymous } = visitorCookie(uuid, true)
  const cookies = { '__Host-beffroi_anonymous': beffroi_anonymous, '__Host-beffroi_session': 'montclair.access-a' }
  const answer = await app.inject({
    method: 'POST',
    url: '/montclair/oublier',
    cookies,
    headers: {
      'x-forwarded-proto': 'https',
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: 'what=everything',
  })
  expect(set(answer)).toEqual({ '__Host-beffroi_anonymous': '' })
  expect(api.calls.map(({ method, url }) => [method, url])).toEqual([['DELETE', '/core-service/api/v1/anonymous/self']])
  expect(sent('x-lgc-anonymous-uid')).toEqual([uuid])
})

it.each(['oauth/token', 'oauth/revoke', 'users/confirm', 'OAuth/token', './oauth/token'])(
  'answers tokens to programs, but not to pages: %s',
  async (path) => {
    const url = `/core-service/api/v1/${path}`
    const post = (headers: Record<string, string>) =>
      app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: 'refresh_token=x',
      })
    const pages: Record<string, string>[] = [{ 'sec-fetch-site': 'same-origin' }, { origin: 'http://localhost' }]
    for (const headers of pages) {
      const answer = await post({ host: 'localhost', ...headers })
      expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'forbidden'])
    }
    expect(api.calls).toEqual([])
    expect((await post({})).statusCode).not.toBe(403)
  },
)

it.each(['/oauth//token', '%6fauth/token', 'oauth/token;a=1'])(
  'answers nobody tokens by another spelling: %s',
  async (path) => {
    const url = `/core-service/api/v1/${path}`
    const pages: Record<string, string>[] = [{ 'sec-fetch-site': 'same-origin' }, { origin: 'http://localhost' }, {}]
    for (const headers of pages) {
      const answer = await app.inject({
        method: 'POST',
        url,
        headers: { host: 'localhost', ...headers },
        payload: 'refresh_token=x',
      })
      expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'invalid-request'])
    }
    expect(api.calls).toEqual([])
  },
)
