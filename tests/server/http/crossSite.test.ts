import { afterAll, beforeAll, expect, it } from 'vitest'
import { sitePath } from '../../../schemas/routes/sitePath'
import { openServer, type TestServer } from '../../helpers/server/openServer'
import { visitorCookie } from '../../helpers/server/visitor'

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.close())

const uuid = '0f8fad5b-d9cb-469f-a165-70867728950e'

const vote = (headers: Record<string, string>) =>
  server.app.inject({
    method: 'POST',
    url: '/poll-service/api/v2/web/vote',
    headers: { host: 'www.montclair.be', ...headers },
    cookies: visitorCookie(uuid),
    payload: { pollUid: 'quai-de-meuse', responses: ['ombre'] },
  })

it.each([
  ['a form of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
  ['a script of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' }],
  ['a sibling subdomain', { 'sec-fetch-site': 'same-site', origin: 'https://forum.montclair.be' }],
  ['no page', { 'sec-fetch-site': 'none' }],
  ['an older browser on another site', { origin: 'https://evil.example' }],
  ['an older browser on a sibling subdomain', { origin: 'https://forum.montclair.be' }],
  ['a page whose origin is hidden', { origin: 'null' }],
])('refuses a call that changes something from %s', async (_, headers) => {
  const answer = await vote(headers)
  expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'forbidden'])
  expect(await server.db.selectFrom('vote').selectAll().execute()).toEqual([])
})

it.each([
  ['a page of this site', { 'sec-fetch-site': 'same-origin', origin: 'https://www.montclair.be' }],
  ['an older browser on this site', { origin: 'https://www.montclair.be' }],
  ['a program that is no browser', {}],
])('accepts a call that changes something from %s', async (_, headers) => {
  expect((await vote(headers)).statusCode).toBe(200)
})

it('answers reading calls to pages of any site', async () => {
  const answer = await server.app.inject({
    url: '/core-service/api/v2/web/portal/montclair',
    headers: { 'sec-fetch-site': 'cross-site' },
  })
  expect(answer.statusCode).toBe(200)
})

it.each([
  ['/montclair/menu?a=1#b', '/montclair/menu?a=1#b'],
  ['/montclair/événement', '/montclair/%C3%A9v%C3%A9nement'],
  ['https://montclair.be/menu', '/menu'],
  ['/a?next=//evil.example', '/a?next=//evil.example'],
  ['//evil.example', undefined],
  ['///evil.example', undefined],
  ['/\\evil.example', undefined],
  ['\\\\evil.example', undefined],
  ['/.//evil.example', undefined],
  ['/a/..//evil.example', undefined],
  ['/%2e//evil.example', undefined],
  ['/\t/evil.example', undefined],
  ['/a\nb', undefined],
  ['\u0000/a', undefined],
  ['https://evil.example/menu', undefined],
  ['https://montclair.be@evil.example/', undefined],
  ['https://montclair.be.evil.example/', undefined],
  ['http://montclair.be/menu', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['menu', undefined],
  ['', undefined],
  [`/${'a'.repeat(3000)}`, undefined],
  [['/a'], undefined],
  [undefined, undefined],
])('a target %s of a redirect is %s on this site', (target, expected) => {
  expect(sitePath(target, 'https://montclair.be')).toBe(expected)
})
