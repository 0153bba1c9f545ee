import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../../../src/server/openapi/openapi'
import { openServer, type TestServer } from '../../helpers/server/openServer'

const content = '/core-content-service/api/v1/web/portal/montclair'

describe('a null character', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await openServer()
  })
  afterAll(() => server.close())

  const issuesOf = (answer: { json(): unknown }) =>
    (answer.json() as { error: { issues: { code: string; pointer: string }[] } }).error.issues.map(
      ({ code, pointer }) => `${code} ${pointer}`,
    )
  const post = (url: string, body: string) =>
    server.app.inject({ method: 'POST', url, payload: body, headers: { 'content-type': 'application/json' } })

  it.each([
    [`${content}/publications?query=%00`, '/query/query'],
    [`${content}/publications?keyword=a&keyword=%00`, '/query/keyword/1'],
    [`${content}/events?query=a%00b`, '/query/query'],
    ['/bus-service/api/v1/web/stops?stopName=%00', '/query/stopName'],
    ['/bus-service/api/v1/web/stops?unknown=%00', '/query/unknown'],
    [`${content}/publications/a%00`, '/params/uid'],
  ])('in %s is refused', async (url, pointer) => {
    const answer = await server.app.inject(url)
    expect(answer.statusCode).toBe(400)
    expect(issuesOf(answer)).toEqual([`wrong-format ${pointer}`])
  })

  it.each([
    ['{"index":"01234.567","meter":"a\\u0000"}', '/body/meter'],
    ['{"index":"01234.567","more":[{"of":["\\u0000"]}]}', '/body/more/0/of/0'],
    ['{"index":"01234.567","a\\u0000b":1}', '/body'],
    [
      '{"index":"01234.567","photo":{"filename":"a\\u0000.png","contentType":"image/png","file":"AAAA"}}',
      '/body/photo/filename',
    ],
  ])('in the body %s is refused', async (body, pointer) => {
    const answer = await post('/core-content-service/api/v1/temporary/releve?portalName=montclair', body)
    expect(answer.statusCode).toBe(400)
    expect(issuesOf(answer)).toEqual([`wrong-format ${pointer}`])
  })

  it('in any parameter of any call is refused', async () => {
    for (const { id, method, path, schema } of routes()) {
      const url = path.replaceAll(/\{(?:width|height)\}/g, '10').replaceAll(/\{\w+\}/g, 'montclair')
      const names = Object.keys({
        ...(schema.querystring && 'properties' in schema.querystring ? (schema.querystring.properties as object) : {}),
      })
      for (const name of [...names, 'other']) {
        const headers = {
          'content-type': 'application/json',
          'x-lgc-anonymous-uid': '0f8fad5b-d9cb-469f-a165-70867728950e',
        }
        const sent = method === 'GET' ? { headers: {} } : { headers, payload: '{}' }
        const answer = await server.app.inject({ method: method as 'GET', url: `${url}?${name}=%00`, ...sent })
        expect(answer.statusCode, `${id} ${name}`).toBe(400)
        expect(issuesOf(answer), id).toEqual([`wrong-format /query/${name}`])
      }
    }
  })

  it('in the address of a page or in a posted form is answered with a page', async () => {
    for (const url of [
      '/%00',
      '/montclair/publication?query=%00',
      '/montclair/contenu/a%00',
      '/montclair/locale?to=%00',
    ]) {
      const answer = await server.app.inject(url)
      expect(answer.statusCode, url).toBe(400)
      expect(answer.body).toContain('Demande incorrecte')
    }
    const name = new FormData()
    name.append('photo', new File(['x'], 'a\0.png'))
    const text = new FormData()
    text.append('message', 'a\0')
    for (const form of [name, text]) {
      const request = new Request('http://x', { method: 'POST', body: form })
      const answer = await server.app.inject({
        method: 'POST',
        url: '/montclair/envoi',
        headers: { 'sec-fetch-site': 'same-origin', 'content-type': request.headers.get('content-type') ?? '' },
        payload: Buffer.from(await request.arrayBuffer()),
      })
      expect(answer.statusCode, answer.body).toBe(400)
    }
    expect(server.rendered).toEqual([])
  })

  it('in the cookie of the language is ignored', async () => {
    const answer = await server.app.inject({ url: '/montclair', cookies: { i18n_redirected: '\0' } })
    expect(answer.statusCode).toBe(200)
  })

  it('may be meant: its escape as written text is no null character', async () => {
    const answer = await post(
      '/core-content-service/api/v1/temporary/releve?portalName=montclair',
      '{"index":"01234.567","meter":"\\\\u0000","date":null}',
    )
    expect(answer.statusCode, answer.body).toBe(200)
  })
})

describe('a body', () => {
  it('nested very deep is refused', async () => {
    const server = await openServer()
    const payload = `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`
    for (const url of ['/core-content-service/api/v1/web/forms/fill', '/poll-service/api/v2/web/vote']) {
      const headers = { 'content-type': 'application/json' }
      const answer = await server.app.inject({ method: 'POST', url, payload, headers })
      expect(answer.statusCode, url).toBe(400)
    }
    await server.close()
  })
})
