import { afterAll, beforeAll, expect, it } from 'vitest'
import { door } from '../../../src/portal/entry-server'
import { stubPortal } from '../../helpers/server/openServer'
import { returning } from '../../helpers/server/visitor'
import { openStubBackEnd } from './openStubBackEnd'

const configurationPath = '/core-service/api/v2/web/portal/montclair'

/** A configuration of which each test spoils some fields. */
const sound = {
  name: 'Montclair',
  portalName: 'montclair',
  cardName: 'montclair',
  theme: 'base',
  defaultLocale: 'fr',
  additionalLocales: ['de'],
  colors: { primary: '#a3432c' },
  configs: { services: { login: false } },
}

let configuration: unknown = sound
let status = 200
let front: Awaited<ReturnType<typeof openStubBackEnd>>
beforeAll(async () => {
  const portal = { ...stubPortal(async () => ({ status: 200, html: '<!doctype html>' })), forms: door.forms }
  front = await openStubBackEnd(
    ({ url }) => {
      if (url === configurationPath) return { status, body: { data: configuration } }
      return { body: { data: url.includes('/menu/root') ? [] : { items: [], total: 0 } } }
    },
    { portal },
  )
})
afterAll(() => front.close())

const post = async (url: string, fields: Record<string, string>) => {
  const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }
  const payload = new URLSearchParams(fields).toString()
  return (await front.app.inject({ method: 'POST', url, headers, payload })).statusCode
}
const statusOf = async (url: string) => (await front.app.inject(url)).statusCode

const faults: [what: string, fields: object][] = [
  ['an unknown member', { slogan: 'Une ville' }],
  ['a bad colour', { colors: { primary: '#a3432c', accent: 'reddish' } }],
  ['no usable colour', { colors: { primary: 'reddish' } }],
  ['a bad time zone', { timeZone: 'Europe/Montclair' }],
  ['a bad icon', { icons: { favicon: { src: 'a.svg' } } }],
]

it.each(faults)('%s of the configuration costs that field only', async (_, fields) => {
  configuration = { ...sound, ...fields }
  for (const file of ['theme.css', 'manifest.webmanifest', 'publication.rss', 'evenements.ics', 'sitemap.xml'])
    expect(await statusOf(`/montclair/${file}`), file).toBe(200)
  const { cookies } = await front.app.inject({ url: '/montclair/locale?to=de', cookies: returning({}) })
  expect(cookies).toMatchObject([{ name: 'i18n_redirected', value: 'de' }])
  expect(await post('/montclair/favoris/garder?type=content&uid=voirie', { wish: 'keep' })).toBe(303)
})

it.each(faults)('%s of the configuration does not open a sign-in that is off', async (_, fields) => {
  configuration = { ...sound, ...fields }
  front.calls.length = 0
  const form = { form: 'signIn', email: 'a@b.example', password: 'x' }
  expect(await post('/montclair/compte/connexion', form)).toBe(404)
  expect(front.calls.map(({ url }) => url)).toEqual([configurationPath])
})

it('a configuration that cannot be read leaves the last one: no sign-in that was off, and the town’s colours', async () => {
  status = 500
  front.calls.length = 0
  expect(await post('/montclair/compte/connexion', { form: 'signIn', email: 'a@b.example', password: 'x' })).not.toBe(
    303,
  )
  expect(front.calls.filter(({ url }) => url.includes('oauth'))).toEqual([])
  for (const file of ['theme.css', 'manifest.webmanifest', 'publication.rss', 'sitemap.xml'])
    expect(await statusOf(`/montclair/${file}`), file).toBe(200)
  status = 200
})

it('a portal that does not exist has no files and no forms', async () => {
  status = 404
  for (const file of ['theme.css', 'manifest.webmanifest', 'publication.rss', 'sitemap.xml'])
    expect(await statusOf(`/montclair/${file}`), file).toBe(404)
  expect(await post('/montclair/compte/connexion', { form: 'signIn', email: 'a@b.example', password: 'x' })).toBe(404)
  status = 200
})
