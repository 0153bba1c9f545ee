import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { siteOrigin } from '../../../src/server/web/siteOrigin'
import { openServer, type TestServer } from '../../helpers/server/openServer'

describe('the origin of a portal', () => {
  it('is PUBLIC_ORIGIN, else that of the portal’s url, else unknown', () => {
    const portal = { url: 'https://www.montclair.example:8443/accueil?a#b' }
    expect(siteOrigin('https://montclair.be', portal)).toBe('https://montclair.be')
    expect(siteOrigin(undefined, portal)).toBe('https://www.montclair.example:8443')
    for (const url of [
      '/accueil',
      'mailto:info@montclair.example',
      'http://montclair.example',
      'javascript:0',
      5,
      null,
    ])
      expect(siteOrigin(undefined, { url }), String(url)).toBeUndefined()
    for (const nothing of [null, undefined, {}, 'x']) expect(siteOrigin(undefined, nothing)).toBeUndefined()
  })
})

describe('a server with PUBLIC_ORIGIN', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await openServer({ publicOrigin: 'https://montclair.be', trustProxy: '127.0.0.1' })
  })
  afterAll(() => server.close())
  const get = (url: string, headers: Record<string, string>) => server.app.inject({ url, headers })

  it.each(['montclair.be', 'MONTCLAIR.be', 'montclair.be:443'])('serves the host %s', async (host) => {
    expect((await get('/montclair', { host })).statusCode).toBe(200)
    expect(server.rendered.at(-1)?.origin).toBe('https://montclair.be')
    // The page's own calls stay in the process.
    const answer = await server.rendered.at(-1)?.fetch('/core-service/api/v2/web/portal/montclair')
    expect(answer?.status).toBe(200)
  })

  it('takes the host from a trusted proxy', async () => {
    const forwarded = { host: '10.0.0.5:3000', 'x-forwarded-host': 'montclair.be' }
    expect((await get('/montclair', forwarded)).statusCode).toBe(200)
    const evil = { host: 'montclair.be', 'x-forwarded-host': 'evil.example' }
    expect((await get('/montclair', evil)).statusCode).toBe(421)
  })

  it.each(['evil.example', 'montclair.be.evil.example', 'montclair.be:80', 'a@montclair.be', '', '127.0.0.1:3000'])(
    'answers the host %j with a neutral page',
    async (host) => {
      const count = server.rendered.length
      const answer = await get('/montclair', { host })
      expect(answer.statusCode).toBe(421)
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(answer.body).toContain('Adresse inconnue')
      expect(answer.body).not.toMatch(/montclair|evil/i)
      expect(server.rendered).toHaveLength(count)
      const call = await get('/core-service/api/v2/web/portal/montclair', { host })
      expect(call.statusCode).toBe(421)
      expect(call.json()).toMatchObject({ error: { status: 421 } })
    },
  )

  it('answers health checks by address, and the style of the neutral page', async () => {
    for (const url of ['/health/live', '/health/ready', '/plain.css'])
      expect((await get(url, { host: '10.0.0.5' })).statusCode, url).toBe(200)
  })
})
