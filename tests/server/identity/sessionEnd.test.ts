import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
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
let path = events
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
    now: () => now,
    portal: stubPortal(async (request) => {
      rendered.push(request)
      const { status } = await request.fetch(path)
      return { status, html: '<!doctype html>' }
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
  path = events
})

const signedIn = { beffroi_session: 'montclair.access-a', beffroi_refresh: 'refresh-a' }
const others = { i18n_redirected: 'de', beffroi_redirect_montclair: 'x', beffroi_consent: 'necessary', other: 'x' }
const everything = { ...visitorCookie(uuid), ...others }

const get = (url: string, given: Omit<InjectOptions, 'url'> = {}) => app.inject({ url, ...given })

/** The cookies after an answer, by name; an empty value for one that it removes. */
const set = ({ cookies }: LightMyRequestResponse): Record<string, string> =>
  Object.fromEntries(cookies.map(({ name, value }) => [name, value]))

const tokenCalls = () => api.calls.filter(({ url }) => url.endsWith('/oauth/token'))

/** Expects that all cookies which were sent are removed, and that the visitor is a new anonymous one. */
function expectForgotten(answer: LightMyRequestResponse, sent: Record<string, string>) {
  const { beffroi_anonymous, beffroi_town: _, ...left } = set(answer)
  const { other, beffroi_anonymous: former, ...known } = sent
  expect(left).toEqual(Object.fromEntries(Object.keys(known).map((name) => [name, ''])))
  expect(beffroi_anonymous).toMatch(/^[0-9a-f-]{36}\./)
  expect(beffroi_anonymous).not.toBe(former)
}

describe('a token call that fails', () => {
  const failures: [what: string, answer: number | 'cut' | 'garbage', calls: number][] = [
    ['is refused', 400, 1],
    ['fails', 503, 2],
    ['is limited', 429, 2],
    ['gets no answer', 'cut', 2],
    ['gets no tokens', 'garbage', 2],
  ]

  it.each(failures)('and %s ends the session of a page, which leads home', async (_, answer, calls) => {
    api.refresh.set('refresh-a', answer)
    for (const url of ['/montclair/contenu/voirie?a=b', '/montclair/compte']) {
      api.calls.length = 0
      const page = await get(url, { cookies: { ...everything, ...signedIn } })
      const query = new URLSearchParams({ done: 'expired', redirectUrl: url, lang: 'de' })
      expect([page.statusCode, page.headers.location]).toEqual([302, `/montclair?${query}`])
      expectForgotten(page, { ...everything, ...signedIn })
      expect(page.headers['cache-control']).toContain('no-store')
      expect(tokenCalls()).toHaveLength(calls)
    }
    expect(rendered).toEqual([])
  })

  it.each(failures)('and %s ends the session of a call by script, which is told', async (_, answer) => {
    api.refresh.set('refresh-a', answer)
    const call = await get(`${events}?a=b`, { cookies: { ...everything, ...signedIn } })
    expect(call.headers['x-beffroi-session']).toBe('expired')
    expectForgotten(call, { ...everything, ...signedIn })
  })

  it.each(['cut', 503] as const)('once (%s) is repeated, and nobody is signed out', async (first) => {
    api.refresh.set('refresh-a', [first, 'b'])
    const page = await get('/montclair', { cookies: signedIn })
    expect(set(page)).toMatchObject({ beffroi_session: 'montclair.access-b', beffroi_refresh: 'refresh-b' })
    expect(rendered[0]).toMatchObject({ account: { firstName: 'Anne' }, sessionEnd: undefined })
    expect(tokenCalls()).toHaveLength(2)
  })

  it('while a page is rendered leads home too', async () => {
    api.good.add('access-a')
    path = `${events}?expires`
    api.refresh.set('refresh-a', 503)
    const page = await get('/montclair', { cookies: signedIn })
    expect([page.statusCode, page.headers.location]).toEqual([302, '/montclair?done=expired'])
    expectForgotten(page, signedIn)
  })

  it('on the home stays there, and says so', async () => {
    const page = await get('/montclair', { cookies: signedIn })
    expect(page.statusCode).toBe(200)
    expectForgotten(page, signedIn)
    expect(rendered[0]).toMatchObject({ account: undefined, sessionEnd: 'expired' })
  })

  it('is what the home says afterwards, without a copy for others', async () => {
    const page = await get('/montclair?done=expired&redirectUrl=%2Fmontclair%2Fcompte')
    expect(page.headers.etag).toBeUndefined()
    expect(rendered[0]).toMatchObject({ sessionEnd: 'expired', endedOn: '/montclair/compte' })
    await get('/montclair?done=expired&redirectUrl=https%3A%2F%2Fevil.example')
    expect(rendered[1]?.endedOn).toBeUndefined()
    api.good.add('access-a')
    await get('/montclair?done=expired', { cookies: signedIn })
    expect(rendered[2]?.sessionEnd).toBeUndefined()
  })
})

it('an account that the API does not know with new tokens either ends the session', async () => {
  api.refresh.set('refresh-a', 'unknown')
  api.unknown.add('access-unknown')
  const page = await get('/montclair/favoris', { cookies: signedIn })
  expect([page.statusCode, page.headers.location]).toEqual([
    302,
    '/montclair?done=expired&redirectUrl=%2Fmontclair%2Ffavoris',
  ])
  expectForgotten(page, signedIn)
  expect(api.calls.map(({ url }) => url.split('/').at(-1))).toEqual(['self', 'token', 'self', 'montclair'])
})

it('an API that fails to name the account ends no session', async () => {
  api.good.add('access-a')
  api.isDown = true
  const page = await get('/montclair/compte', { cookies: signedIn })
  api.isDown = false
  expect(set(page)).not.toHaveProperty('beffroi_session')
  expect(rendered[0]).toMatchObject({ account: undefined, isAccountUnknown: true })
  expect(page.headers['x-beffroi-session']).toBeUndefined()
})
