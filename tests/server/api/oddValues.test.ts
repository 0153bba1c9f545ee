import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RouteDescription, routes } from '../../../src/server/openapi/openapi'
import { isWhole } from '../../helpers/sample'
import { databases } from '../../helpers/server/databases'
import { openServer, type TestServer } from '../../helpers/server/openServer'

/** Values on the edges of types, of calendars and of what databases hold. */
const odd = [
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  'NaN',
  '2147483648',
  '9007199254740993',
  '99999999999999999999',
  'true',
  'null',
  '[]',
  '9999-12-31',
  '0000-01-01',
  '2027-02-30',
  '275760-09-13',
  '-000001-01-01',
  '9999-12-31T23:59:60Z',
  '0000-01-01T00:00:00+23:59',
  "'; drop table vote; --",
  '%_\\',
  '\u202E\u0000',
  '😀\u{10FFFF}',
  'x'.repeat(5000),
  '../../etc/passwd',
  '__proto__',
]

const fill = '?portalName=montclair&form=avis-budget'
/** Requests that reach a handler, so that a single value of them can be spoilt. */
const valid: Readonly<
  Record<string, { path?: Record<string, string>; query?: Record<string, string>; body?: object }>
> = {
  vote: { body: { pollUid: 'budget', responses: ['a'] } },
  fillForm: { query: Object.fromEntries(new URLSearchParams(fill)), body: { note: 4, commentaire: 'x' } },
  sendReading: { body: { index: '01234.567', meter: '1', date: '2027-03-01' } },
  findAddresses: { query: { query: 'rue' } },
  searchPickups: { query: { query: 'rue' } },
  listPickups: { query: { luid: 'montclair-sur-meuse', zuid: 'centre' } },
}

const namesOf = (schema: object | undefined): string[] =>
  schema && 'properties' in schema ? Object.keys(schema.properties as object) : []

describe.each(databases)('an odd value, on $name,', (database) => {
  let server: TestServer
  let cookies: Record<string, string>
  beforeAll(async () => {
    server = await openServer({ database })
    const first = await server.app.inject('/montclair')
    cookies = Object.fromEntries(first.cookies.map(({ name, value }) => [name, value]))
  })
  afterAll(() => server.close())

  type Parts = { path?: Record<string, string>; query?: Record<string, string>; body?: unknown }
  const send = async ({ id, method, path }: RouteDescription, parts: Parts) => {
    const base = valid[id] ?? {}
    const values: Record<string, string> = { portalName: 'montclair', width: '10', height: '10', ...parts.path }
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? 'x'))
    const query = new URLSearchParams({ ...base.query, ...parts.query })
    const body = 'body' in parts ? parts.body : base.body
    const answer = await server.app.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url: `${address}?${query}`,
      cookies,
      ...(method === 'POST' ? { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    })
    expect(answer.statusCode, `${id} ${JSON.stringify(parts).slice(0, 200)} ${answer.body}`).toBeLessThan(500)
  }

  const random = fc.sample(fc.string({ unit: 'binary', maxLength: 20 }), { numRuns: 4, seed: 11 })
  const all = [...odd, ...random]
  let turn = 0
  /** All values for a date, else a share of them, another one for each parameter; in a whole run all. */
  const valuesFor = (name: string) => {
    turn++
    const share = isWhole ? 1 : database.name === 'PGlite' ? 16 : name === 'date' ? 1 : 8
    return all.filter((_, index) => (index + turn) % share === 0)
  }

  it.each(routes().map((route) => [route.id, route] as const))('never makes %s fail', async (id, route) => {
    const { params, querystring } = route.schema
    for (const name of namesOf(querystring)) {
      for (const value of valuesFor(name)) await send(route, { query: { [name]: value } })
    }
    for (const name of namesOf(params)) {
      for (const value of valuesFor(name)) if (value !== '') await send(route, { path: { [name]: value } })
    }
    const { body } = valid[id] ?? {}
    for (const name of Object.keys(body ?? {})) {
      for (const value of valuesFor(name)) {
        await send(route, { body: { ...body, [name]: value } })
        await send(route, { body: { ...body, [name]: [value, { file: value }] } })
      }
    }
  })

  it('that is not a string never makes a call with a body fail', async () => {
    const others = [0, -0, -1, 1e308, 2 ** 53, 0.1, null, true, [], {}, '\ud800', { a: { b: [] } }]
    for (const route of routes().filter(({ method }) => method === 'POST')) {
      const body = valid[route.id]?.body ?? {}
      for (const given of others) {
        await send(route, { body: given })
        for (const name of Object.keys(body)) await send(route, { body: { ...body, [name]: given } })
      }
    }
  })
})
