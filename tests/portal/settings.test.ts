import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setServices } from '../helpers/server/setServices'
import { returningWith, visitorCookie } from '../helpers/server/visitor'
import { openPortal } from './openPortal'
import { readHtml } from './readHtml'

let portal: Awaited<ReturnType<typeof openPortal>>
beforeAll(async () => {
  portal = await openPortal()
  await setServices(portal, 'hauteroche', { login: false })
})
afterAll(() => portal.close())

const send = (path: string, payload: string, cookie = '') =>
  portal.app.inject({
    method: 'POST',
    url: `/montclair${path}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', cookie },
    payload,
  })

const rootOf = (html: string): string => /<html[^>]*>/.exec(html)?.[0] ?? ''

describe('how pages look', () => {
  it.each([
    ['', ''],
    ['beffroi_scheme=dark', ' data-scheme="dark"'],
    ['beffroi_text_size=largest; beffroi_scheme=light', ' data-scheme="light" data-text-size="largest"'],
    ['beffroi_text_size=double', ' data-text-size="double"'],
    ['beffroi_scheme=%22%3E%3Cscript%3E; beffroi_text_size=huge', ''],
    ['beffroi_scheme=system; beffroi_text_size=normal', ''],
  ])('the cookies %j write %j on the root element of a page', async (cookie, attributes) => {
    const { html } = await portal.get('/montclair', { cookie: returningWith(cookie) })
    expect(rootOf(html)).toMatch(new RegExp(`^<html${attributes} lang="fr"`))
  })

  it('a browser that has the page of another choice gets the page anew, and 304 for its own', async () => {
    const plain = await portal.get('/montclair', { cookie: '' })
    const etag = String(plain.headers.etag)
    const ask = (cookie: string, known: string) =>
      portal.app.inject({ url: '/montclair', headers: { cookie: returningWith(cookie), 'if-none-match': known } })
    expect((await ask('', etag)).statusCode).toBe(304)
    const dark = await ask('beffroi_scheme=dark', etag)
    expect(dark.statusCode).toBe(200)
    expect((await ask('beffroi_scheme=dark', String(dark.headers.etag))).statusCode).toBe(304)
    expect((await ask('', String(dark.headers.etag))).statusCode).toBe(200)
  })

  it('is stored until the end of 2030 by a plain form, and the default stores nothing', async () => {
    const answer = await send('/preferences', 'scheme=dark&back=%2Fmontclair%2Fparametres', returningWith(''))
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/montclair/parametres'])
    expect(answer.cookies).toEqual([
      expect.objectContaining({
        name: 'beffroi_scheme',
        value: 'dark',
        expires: new Date('2030-12-29T00:00:00Z'),
        sameSite: 'Lax',
      }),
    ])
    const [removed, ...others] = (await send('/preferences', 'textSize=normal')).cookies
    expect([removed?.name, removed?.value, others]).toEqual(['beffroi_text_size', '', []])
  })

  it.each(['scheme=pink', 'scheme=dark&scheme=light', '', 'textSize='])('stores nothing for %j', async (payload) => {
    const answer = await send('/preferences', `${payload}&back=https%3A%2F%2Fevil.example`)
    expect([answer.statusCode, answer.headers.location, answer.cookies]).toEqual([303, '/montclair', []])
  })
})

describe('forgetting', () => {
  const cookie = [
    'beffroi_scheme=dark',
    'beffroi_position=1,2',
    'beffroi_install_montclair=showed',
    'beffroi_session=token',
    'other=1',
  ].join('; ')

  it.each([
    ['montclair', true],
    ['hauteroche', false],
  ])('speaks in %s of the session of an account: %s', async (card, speaks) => {
    const { html } = await portal.get(`/${card}/parametres`)
    expect(html).toContain('Tout oublier efface')
    expect(html.includes('Vous restez connecté')).toBe(speaks)
  })

  it('removes the position alone', async () => {
    const { cookies, headers } = await send('/oublier', 'what=position', cookie)
    expect(cookies.map(({ name }) => name)).toEqual(['beffroi_position'])
    expect(headers['clear-site-data']).toBeUndefined()
  })

  it('removes all that the portal stored but the session, and nothing of others', async () => {
    const { cookies, headers } = await send('/oublier', 'what=everything', cookie)
    const removed = cookies.map(({ name }) => name).sort()
    expect(removed).toEqual(['beffroi_install_montclair', 'beffroi_position', 'beffroi_scheme'])
    expect(headers['clear-site-data']).toBe('"storage"')
  })

  it('deletes the favourites and widgets of a visitor without an account, and nobody else’s', async () => {
    const visitors = [randomUUID(), randomUUID()].map((uid) => visitorCookie(uid, true))
    for (const cookies of visitors) {
      for (const [path, payload] of [
        ['web/fav', { favoriteUid: 'travaux-rue-haute', type: 'publication', portal: 'montclair' }],
        ['anonymous/widget', { portal: 'montclair', storeWidget: 'agenda' }],
      ] as const) {
        const answer = await portal.app.inject({
          method: 'POST',
          url: `/core-service/api/v1/${path}`,
          cookies,
          payload,
        })
        expect(answer.statusCode, answer.body).toBe(200)
      }
    }
    const [own, other] = visitors.map(({ beffroi_anonymous }) => `beffroi_anonymous=${beffroi_anonymous}`)
    const count = async () =>
      await Promise.all(
        (['favourite', 'widget'] as const).map(
          async (table) => (await portal.db.selectFrom(table).select('owner').execute()).length,
        ),
      )
    const before = await count()
    await send('/oublier', 'what=position', own)
    expect(await count()).toEqual(before)
    await send('/oublier', 'what=everything', own)
    expect(await count()).toEqual(before.map((rows) => rows - 1))
    await send('/oublier', 'what=everything', other)
    expect(await count()).toEqual(before.map((rows) => rows - 2))
  })

  it('removes nothing that is not named', async () => {
    expect((await send('/oublier', 'what=cache', cookie)).cookies).toEqual([])
  })
})

it.each(['fr', 'en'])('the settings in %s have forms that lead back to them, and every text', async (lang) => {
  const document = readHtml((await portal.get(`/montclair/parametres?lang=${lang}`)).html)
  const main = document.querySelector('main')
  expect(main?.textContent).not.toMatch(/settings\./)
  const backs = [...(main?.querySelectorAll('form [name=back]') ?? [])].map((field) => field.getAttribute('value'))
  expect(backs.length).toBeGreaterThan(3)
  expect(new Set(backs)).toEqual(new Set(['/montclair/parametres']))
  const values = [...(main?.querySelectorAll('button[name=scheme]') ?? [])].map((button) =>
    button.getAttribute('value'),
  )
  expect(values).toEqual(['system', 'light', 'dark'])
})
