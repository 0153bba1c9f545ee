import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openServer, type TestServer } from '../../helpers/server/openServer'
import { visitorCookie } from '../../helpers/server/visitor'

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.close())

/** Opens a page, by default one that no cache has. */
const open = (
  cookies: Record<string, string>,
  headers: Record<string, string> = {},
  url = `/montclair?query=${randomUUID()}`,
) => server.app.inject({ url, cookies, headers })

/** The cookies after an answer, by name; an empty value for one that it removes. */
const set = ({ cookies }: LightMyRequestResponse): Record<string, string> =>
  Object.fromEntries(cookies.map(({ name, value }) => [name, value]))

const choices = { i18n_redirected: 'en', beffroi_consent: 'experience', beffroi_town: 'montclair', other: 'x' }
const newUid = expect.stringMatching(/^[0-9a-f-]{36}\./)

describe('a visitor without any identity', () => {
  it.each([
    ['no identity cookie', {}],
    ['an access token alone', { beffroi_session: 'montclair.a' }],
    ['a refresh token alone', { beffroi_refresh: 'a' }],
    ['a forged id', { beffroi_anonymous: randomUUID() }],
  ])('loses every cookie of the site that was sent, and begins anew: %s', async (_, cookies) => {
    const answer = await open({ ...choices, ...cookies, beffroi_position: '50.6,5.5' })
    expect(set(answer)).toEqual({
      ...Object.fromEntries(Object.keys(cookies).map((name) => [name, ''])),
      i18n_redirected: '',
      beffroi_consent: '',
      beffroi_position: '',
      beffroi_town: 'montclair',
      beffroi_anonymous: newUid,
    })
    expect(answer.headers['x-beffroi-session']).toBeUndefined()
    // The page is that of a first visit, as the next one will be.
    expect(server.rendered.at(-1)).toMatchObject({ locale: 'fr', asksConsent: true })
    expect(server.rendered.at(-1)?.sessionEnd).toBeUndefined()
  })

  it('gets nothing removed by the parallel requests of a first visit', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => open({})))
    for (const answer of answers) expect(Object.keys(set(answer)).sort()).toEqual(['beffroi_anonymous', 'beffroi_town'])
    for (const { cookies } of answers) expect(cookies.filter(({ value }) => value === '')).toEqual([])
  })

  it('keeps the cookies in a request for a part of a page, at whatever address', async () => {
    for (const url of ['/favicon.ico', '/montclair/icone-absente.png', '/montclair'])
      expect((await open(choices, { 'sec-fetch-dest': 'image' }, url)).cookies).toEqual([])
    for (const url of [
      '/health/live',
      '/montclair/theme.css',
      '/montclair/publication.rss',
      '/montclair/evenements.ics',
    ])
      expect((await open(choices, {}, url)).cookies).toEqual([])
  })

  it('is identified by the first choice that a cookie keeps, so that the next page keeps it', async () => {
    const chosen = set(await open({}, {}, '/montclair/locale?to=en'))
    expect(chosen).toEqual({ i18n_redirected: 'en', beffroi_anonymous: newUid })
    expect(set(await open(chosen))).toEqual({ beffroi_town: 'montclair' })
    expect(server.rendered.at(-1)?.locale).toBe('en')
  })
})

it.each<Record<string, string>>([
  { beffroi_session: 'montclair.a' },
  { beffroi_refresh: 'a' },
  { beffroi_session: 'x', beffroi_refresh: 'a' },
])('a visitor with an anonymous id and a stray token keeps the id and all other cookies: %o', async (tokens) => {
  const answer = await open({ ...visitorCookie(randomUUID()), ...choices, ...tokens })
  expect(set(answer)).toEqual(Object.fromEntries(Object.keys(tokens).map((name) => [name, ''])))
  expect(server.rendered.at(-1)).toMatchObject({ locale: 'en', asksConsent: false })
})
