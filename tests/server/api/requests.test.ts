import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { validate } from '../../../schemas'
import { openServer, type TestServer } from '../../helpers/server/openServer'

const core = '/core-service/api/v2/web/portal'
const content = '/core-content-service/api/v1/web/portal/montclair'
const pickups = '/garbage-view-service/api/v1/web/pickups/detail?luid=montclair-sur-meuse&zuid=centre'
const vote = '/poll-service/api/v2/web/vote'

describe('an invalid request', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await openServer({ trustsCallers: true })
  })
  afterAll(() => server.close())

  const fails = async (request: InjectOptions | string, status: number, code: string) => {
    const answer = await failsAsJson(request, status, code)
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    return answer
  }
  const failsAsJson = async (request: InjectOptions | string, status: number, code: string) => {
    const answer = await server.app.inject(request)
    expect(answer.statusCode, answer.body).toBe(status)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    const body = answer.json()
    expect(validate(body, { as: 'api-error' }).ok).toBe(true)
    expect(body.error).toMatchObject({ status, code, message: expect.stringMatching(/^[A-Z].*\.$/) })
    expect(Array.isArray(body.error.issues)).toBe(true)
    expect(answer.body).not.toMatch(/\bat .*(?:\.[jt]s|\()|node_modules|node:|dist\/|\.js:\d|select .* from|stack/i)
    return answer
  }

  it.each([
    ['a portal', `${core}/nowhere`],
    ['a portal of an inherited name', `${core}/constructor`],
    ['a content', `${content}/content/nowhere`],
    ['a publication', `${content}/publications/nowhere`],
    ['an event', `${content}/events/nowhere`],
    ['a poll', `${content}/poll/nowhere`],
    ['a menu entry', `${content}/menu/nowhere`],
    ['a block', '/core-service/api/v1/web/portal/montclair/blocks/nowhere'],
    ['a block of an inherited name', '/core-service/api/v1/web/portal/montclair/blocks/constructor-x'],
    ['a call', '/core-service/api/v9/nothing'],
    ['a call of no service', '/poll-service/x'],
    ['a picture', '/resize/10x10/nothing.svg'],
  ])('for %s that does not exist is a 404', async (_, url) => {
    await fails(url, 404, 'not-found')
  })

  it.each([
    [`${content}/events?size=101`, 'out-of-range', '/query/size'],
    [`${content}/events?size=0`, 'out-of-range', '/query/size'],
    [`${content}/events?page=two`, 'wrong-type', '/query/page'],
    [`${content}/events?page=1.5`, 'wrong-type', '/query/page'],
    [`${content}/events?from=-1`, 'out-of-range', '/query/from'],
    [`${content}/events?env=tablet`, 'wrong-value', '/query/env'],
    [`${content}/events?date=tomorrow`, 'wrong-format', '/query/date'],
    [`${content}/events?date=2026-02-30`, 'wrong-format', '/query/date'],
    [`${content}/events?date=9999-12-31`, 'wrong-format', '/query/date'],
    [`${content}/events/calendar?year=9999&month=12`, 'out-of-range', '/query/year'],
    [`${pickups}&from=2026-02-30`, 'wrong-format', '/query/from'],
    [`${pickups}&from=9999-12-31`, 'wrong-format', '/query/from'],
    [`${content}/events?query=${'a'.repeat(201)}`, 'out-of-range', '/query/query'],
    [`${content}/events/calendar?month=13`, 'out-of-range', '/query/month'],
    [`${content}/publications/a%20b`, 'wrong-format', '/params/uid'],
    [`${core}/${'a'.repeat(81)}`, 'out-of-range', '/params/portalName'],
  ])('%s is answered with the issue', async (url, code, pointer) => {
    const { error } = (await fails(url, 400, 'invalid-request')).json()
    expect(error.issues).toEqual([expect.objectContaining({ severity: 'error', code, pointer })])
  })

  it('is answered with all its issues at once', async () => {
    const { error } = (await fails(`${content}/events?size=0&page=0&env=x`, 400, 'invalid-request')).json()
    expect(error.issues.map(({ pointer }: { pointer: string }) => pointer).sort()).toEqual([
      '/query/env',
      '/query/page',
      '/query/size',
    ])
  })

  it('may not repeat a parameter', async () => {
    await fails(`${content}/events?page=1&page=2`, 400, 'invalid-request')
  })

  it('with broken percent signs is a 400', async () => {
    await failsAsJson(`${core}/%E0%A4%A`, 400, 'invalid-request')
  })

  const identified = { 'x-lgc-anonymous-uid': '0f8fad5b-d9cb-469f-a165-70867728950e' }
  const post = (payload: string | object, type = 'application/json') => ({
    method: 'POST' as const,
    url: vote,
    headers: { ...identified, 'content-type': type },
    payload,
  })

  it('that is not JSON is a 400', async () => {
    await fails(post('{"pollUid": '), 400, 'not-json')
    await fails(post(''), 400, 'not-json')
    await fails(post('{"__proto__": {"x": 1}}'), 400, 'not-json')
  })

  it('whose body is not an object is a 400', async () => {
    for (const body of ['null', '[]', '"vote"', '1']) await fails(post(body), 400, 'invalid-request')
  })

  it('to vote for what is no poll, or no answer of one, is a 404 or a 400', async () => {
    await fails(post({ pollUid: 'rien', responses: ['rien'] }), 404, 'not-found')
    await fails(post({ pollUid: 'quai-de-meuse', responses: ['rien'] }), 400, 'invalid-request')
    const { error } = (
      await fails(post({ pollUid: 'quai-de-meuse', responses: 'ombre' }), 400, 'invalid-request')
    ).json()
    expect(error.issues).toContainEqual(
      expect.objectContaining({ code: 'wrong-type', pointer: '/body/responses', severity: 'error' }),
    )
  })

  it('for a picture that is too large is a 400', async () => {
    await fails('/resize/90000x90000/logo.svg', 400, 'invalid-request')
  })

  it('over 64 kB is a 413', async () => {
    await fails(post({ pollUid: 'x'.repeat(70_000), responses: [] }), 413, 'too-large')
  })

  it('of another type than JSON is a 415', async () => {
    await fails(post('pollUid=x', 'application/x-www-form-urlencoded'), 415, 'unsupported-media-type')
    await fails(post('<xml/>', 'text/xml'), 415, 'unsupported-media-type')
  })

  it.each([
    ['DELETE', `${core}/montclair`, 'GET, HEAD, OPTIONS'],
    ['POST', `${content}/events`, 'GET, HEAD, OPTIONS'],
    ['GET', vote, 'POST, OPTIONS'],
    ['DELETE', vote, 'POST, OPTIONS'],
    ['PUT', '/montclair', 'GET, HEAD, OPTIONS'],
    ['PUT', '/health/live', 'GET, HEAD, OPTIONS'],
    ['POST', '/resize/10x10/x.svg', 'GET, HEAD, OPTIONS'],
  ] as const)('%s %s is a 405 that says what is allowed', async (method, url, allow) => {
    const answer = await fails({ method, url }, 405, 'method-not-allowed')
    expect(answer.headers.allow).toBe(allow)
  })

  it('with a wrong method and a broken body is a 405 all the same', async () => {
    const request = { method: 'PUT' as const, url: vote, headers: { 'content-type': 'text/xml' }, payload: '<' }
    await fails(request, 405, 'method-not-allowed')
  })

  it('learns the allowed methods by OPTIONS', async () => {
    const answer = await server.app.inject({ method: 'OPTIONS', url: vote })
    expect(answer.statusCode).toBe(204)
    expect(answer.headers.allow).toBe('POST, OPTIONS')
  })

  it('does not affect the next one', async () => {
    await fails(post('{'), 400, 'not-json')
    expect((await server.app.inject(`${core}/montclair`)).statusCode).toBe(200)
  })

  it('that makes the server fail is answered without details', async () => {
    const broken = await openServer({ trustsCallers: true })
    await broken.db.schema.dropTable('tag').execute()
    const answer = await broken.app.inject('/core-service/api/v1/web/portal/montclair/tags')
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({
      error: { status: 500, code: 'internal', message: 'The server failed to answer.', issues: [] },
    })
    await broken.close()
  })
})

describe('a valid request', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await openServer({ trustsCallers: true })
  })
  afterAll(() => server.close())

  it('is answered 304 when the client has the answer', async () => {
    const first = await server.app.inject(`${core}/montclair/home`)
    const etag = String(first.headers.etag)
    const second = await server.app.inject({ url: `${core}/montclair/home`, headers: { 'if-none-match': etag } })
    expect(second.statusCode).toBe(304)
    expect(second.body).toBe('')
    const german = await server.app.inject({
      url: `${core}/hauteroche/home`,
      headers: { 'if-none-match': etag, 'x-lgc-language': 'de' },
    })
    expect(german.statusCode).toBe(200)
  })

  it('is answered compressed when the client accepts that', async () => {
    const answer = await server.app.inject({
      url: `${core}/montclair/home`,
      headers: { 'accept-encoding': 'gzip, br' },
    })
    expect(answer.headers['content-encoding']).toBe('br')
    const plain = await server.app.inject(`${core}/montclair/home`)
    expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
  })

  it('falls back to the default language of the portal', async () => {
    const read = async (language?: string) =>
      (
        await server.app.inject({
          url: `${core}/montclair/home-menu`,
          headers: language ? { 'x-lgc-language': language } : {},
        })
      ).body
    expect(await read('nl')).toBe(await read())
    expect(await read('en-GB')).toBe(await read('en'))
    expect(await read('en')).not.toBe(await read('fr'))
  })

  it('finds a block by the id it has in the home page', async () => {
    const home = (await server.app.inject(`${core}/montclair/home`)).json().data
    for (const block of home.components) {
      const answer = await server.app.inject(`/core-service/api/v1/web/portal/montclair/blocks/${block.id}`)
      expect(answer.json().data, block.id).toEqual(block)
    }
  })

  it('for one portal runs no query of another', async () => {
    const uid = (
      await server.db
        .selectFrom('publication')
        .select('uid')
        .where('portal', '=', 'montclair')
        .executeTakeFirstOrThrow()
    ).uid
    const url = `/core-content-service/api/v1/web/portal/hauteroche/publications/${uid}`
    expect((await server.app.inject(url)).statusCode).toBe(404)
  })

  it('is answered with security headers', async () => {
    const { headers } = await server.app.inject(`${core}/montclair`)
    expect(headers['content-security-policy']).toBe(
      "default-src 'none';script-src 'self';style-src 'self' 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=';img-src 'self' data: https:;font-src 'self';connect-src 'self';worker-src 'self';frame-src 'self' https:;manifest-src 'self';form-action 'self';base-uri 'none';frame-ancestors 'self'",
    )
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['access-control-allow-origin']).toBeUndefined()
    expect(headers['x-powered-by']).toBeUndefined()
  })
})
