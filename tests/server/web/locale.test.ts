import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openServer, type TestServer } from '../../helpers/server/openServer'
import { returning } from '../../helpers/server/visitor'

describe('choosing a language', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await openServer()
  })
  afterAll(() => server.close())

  const choose = (query: string, card = 'montclair') =>
    server.app.inject({ url: `/${card}/locale?${query}`, cookies: returning({}) })

  it('is stored for a year and redirects back', async () => {
    const answer = await choose(`to=en&back=${encodeURIComponent('/montclair/contenu/voirie?a=b')}`)
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toBe('/montclair/contenu/voirie?a=b')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.cookies).toEqual([
      expect.objectContaining({ name: 'i18n_redirected', value: 'en', maxAge: 31536000, path: '/', sameSite: 'Lax' }),
    ])
  })

  it('is not stored for a language the portal does not offer, or an unknown portal', async () => {
    for (const query of ['to=de', 'to=xx', 'to=', '', 'to=en&to=fr', 'to=__proto__']) {
      const answer = await choose(query)
      expect(answer.statusCode, query).toBe(303)
      expect(answer.cookies, query).toEqual([])
      expect(answer.headers.location, query).toBe('/montclair')
    }
    expect((await choose('to=fr', 'nowhere')).cookies).toEqual([])
  })

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\tevil',
    'javascript:alert(1)',
    '/\r\nSet-Cookie: x=y',
    '',
    '\\\\evil',
  ])('does not redirect to another site: %j', async (back) => {
    const answer = await choose(`to=en&back=${encodeURIComponent(back)}`)
    expect(answer.headers.location).toBe('/montclair')
  })

  it('redirects back to paths with accents', async () => {
    const answer = await choose(`to=en&back=${encodeURIComponent('/montclair/contenu/été?q=d%C3%A9chets')}`)
    expect(answer.headers.location).toBe('/montclair/contenu/%C3%A9t%C3%A9?q=d%C3%A9chets')
  })
})
