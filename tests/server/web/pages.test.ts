import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RenderRequest } from '../../../schemas/door'
import { isObject } from '../../../schemas/engine'
import { openServer, stubPortal, type TestServer } from '../../helpers/server/openServer'
import { setServices } from '../../helpers/server/setServices'
import { returningWith, visitorCookie } from '../../helpers/server/visitor'

const uuid = '0f8fad5b-d9cb-469f-a165-70867728950e'
const phone = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'

describe('a page', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await openServer()
  })
  afterAll(() => server.close())

  let visits = 0
  /** Visits an address with a number of its own, so that its page is rendered anew. */
  const renderUrl = async (address: string, headers: Record<string, string> = {}) => {
    visits++
    const url = `${address}${address.includes('?') ? '&' : '?'}visit=${visits}`
    const answer = await server.app.inject({ url, headers })
    const request: RenderRequest | undefined = server.rendered.at(-1)
    if (!request) throw new Error('Nothing was rendered.')
    return { answer, request }
  }

  it('is rendered by the portal with the request’s context', async () => {
    const { answer, request } = await renderUrl('/montclair/contenu/voirie?x=1', { host: 'montclair.example' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('private, no-cache')
    expect(request).toMatchObject({
      url: `/montclair/contenu/voirie?x=1&visit=${visits}`,
      locale: 'fr',
      env: 'desktop',
      origin: 'https://www.montclair.example',
    })
    expect(request.portal).toMatchObject({ cardName: 'montclair', name: expect.any(String) })
  })

  it('has the origin of its portal’s url, whatever host is requested', async () => {
    for (const host of ['evil.example', 'evil"><script>', 'a.example:8080', '[::1]:80']) {
      const headers = { host, 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
      expect((await renderUrl('/montclair', headers)).request.origin, host).toBe('https://www.montclair.example')
    }
  })

  it('of an unknown card name is rendered with status 404', async () => {
    for (const url of ['/nowhere', '/nowhere/contenu/voirie', '/constructor', '/a.b', '/...']) {
      const { answer, request } = await renderUrl(url)
      expect(answer.statusCode, url).toBe(404)
      expect(request.portal).toBeUndefined()
    }
  })

  it('is in the language of the cookie only if the portal offers it', async () => {
    const cookie = (locale: string) => ({ cookie: returningWith(`i18n_redirected=${locale}`) })
    expect((await renderUrl('/montclair', cookie('en'))).request.locale).toBe('en')
    expect((await renderUrl('/montclair', cookie('de'))).request.locale).toBe('fr')
    expect((await renderUrl('/hauteroche', cookie('de'))).request.locale).toBe('de')
    expect((await renderUrl('/montclair', cookie('"><script>'))).request.locale).toBe('fr')
    expect((await renderUrl('/montclair', { 'accept-language': 'en' })).request.locale).toBe('fr')
  })

  it('has the mobile layout for phones', async () => {
    expect((await renderUrl('/montclair', { 'user-agent': phone })).request.env).toBe('mobile')
    expect((await renderUrl('/montclair', { 'user-agent': phone, 'sec-ch-ua-mobile': '?0' })).request.env).toBe(
      'desktop',
    )
    expect((await renderUrl('/montclair', { 'sec-ch-ua-mobile': '?1' })).request.env).toBe('mobile')
  })

  it.each([
    'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Linux; Android 13; SM-X200) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
    'Mozilla/5.0 (Android 13; Tablet; rv:128.0) Gecko/128.0 Firefox/128.0',
    'Mozilla/5.0 (Linux; Android 9; Tablet) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/80.0 Mobile Safari/537.36',
  ])('has the desktop layout for tablets: %s', async (agent) => {
    expect((await renderUrl('/montclair', { 'user-agent': agent })).request.env).toBe('desktop')
  })

  it('sets the visitor’s id in an HttpOnly cookie for ten years, once', async () => {
    const first = await server.app.inject('/montclair')
    const cookie = first.cookies.find(({ name }) => name === 'beffroi_anonymous')
    expect(cookie).toMatchObject({
      name: 'beffroi_anonymous',
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      maxAge: 315360000,
    })
    const second = await server.app.inject({
      url: '/montclair',
      cookies: { beffroi_anonymous: cookie?.value ?? '', beffroi_town: 'montclair' },
    })
    expect(second.cookies).toEqual([])
    const forged = await server.app.inject({ url: '/montclair', cookies: { beffroi_anonymous: 'x' } })
    const replaced = forged.cookies.filter(({ name }) => name === 'beffroi_anonymous')
    expect(replaced.map(({ value }) => value)).toEqual([expect.stringMatching(/^[0-9a-f-]{36}\.[\w+/]{43}$/)])
  })

  it('calls the API with the identity and language of the visitor', async () => {
    const { beffroi_anonymous: voter } = visitorCookie(uuid)
    const { request } = await renderUrl('/montclair', { cookie: `beffroi_anonymous=${voter}; i18n_redirected=en` })
    const poll = await server.db
      .selectFrom('poll')
      .innerJoin('poll_response', 'poll', 'poll.uid')
      .select(['poll.uid as uid', 'poll_response.uid as response'])
      .where('portal', '=', 'montclair')
      .executeTakeFirstOrThrow()
    const vote = await request.fetch('/poll-service/api/v2/web/vote', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ pollUid: poll.uid, responses: [poll.response] }),
    })
    expect(await vote.json()).toEqual({ data: { pollUid: poll.uid, counted: true } })
    const read = await server.app.inject({
      url: `/core-content-service/api/v1/web/portal/montclair/poll/${poll.uid}`,
      cookies: visitorCookie(uuid, true),
      headers: { 'x-lgc-language': 'en' },
    })
    expect(read.json()).toMatchObject({ data: { type: 'poll-results', data: { unit: 'votes' } } })
    const missing = await request.fetch('/core-service/api/v2/web/portal/nowhere')
    expect(missing.status).toBe(404)
  })

  it('is answered to HEAD without its body, and other methods are refused', async () => {
    const head = await server.app.inject({ method: 'HEAD', url: '/montclair' })
    expect(head.statusCode).toBe(200)
    expect(head.body).toBe('')
    const post = await server.app.inject({ method: 'POST', url: '/montclair', payload: { a: 1 } })
    expect(post.statusCode).toBe(405)
    expect(post.headers.allow).toBe('GET, HEAD, OPTIONS')
  })

  it('has security headers', async () => {
    const { answer } = await renderUrl('/montclair')
    expect(answer.headers['content-security-policy']).toContain("script-src 'self'")
    expect(answer.headers['content-security-policy']).not.toMatch(
      /unsafe|\*|(?:script|style|connect|font)-src[^;]*https:/,
    )
    expect(answer.headers['x-frame-options']).toBe('SAMEORIGIN')
    expect(answer.headers['permissions-policy']).toMatch(/^geolocation=\(self\), .*\bcamera=\(\), .*\bmicrophone=\(\)/)
  })
})

describe('the root path', () => {
  it('redirects to the first portal by name', async () => {
    const server = await openServer()
    const answer = await server.app.inject('/')
    expect(answer.statusCode).toBe(302)
    expect(answer.headers.location).toBe('/hauteroche')
    await server.close()
  })

  it('redirects to the fixed portal, as does every path of another portal', async () => {
    const server = await openServer({ fixedPortal: 'montclair' })
    const location = async (url: string) => (await server.app.inject(url)).headers.location
    expect(await location('/')).toBe('/montclair')
    expect(await location('/hauteroche/contenu/voirie?a=b')).toBe('/montclair/contenu/voirie?a=b')
    expect(await location('/hauteroche')).toBe('/montclair')
    expect(await location('/hauteroche/')).toBe('/montclair')
    expect((await server.app.inject('//evil.example/x')).statusCode).toBe(400)
    expect(await location('/evil.example/x')).toBe('/montclair/x')
    expect((await server.app.inject('/montclair/contenu/voirie')).statusCode).toBe(200)
    await server.close()
  })
})

describe('an address without a town', () => {
  const townOf = async (server: TestServer, url: string, cookie?: string) => {
    const answer = await server.app.inject({ url, headers: cookie ? { cookie } : {} })
    const portal = server.rendered.at(-1)?.portal
    return { answer, town: isObject(portal) ? portal.cardName : undefined, url: server.rendered.at(-1)?.url }
  }

  it('leads to the page of the fixed portal', async () => {
    const server = await openServer({ fixedPortal: 'montclair' })
    for (const url of ['/compte', '/compte/connexion?redirectUrl=%2Fmontclair']) {
      const { answer, ...rendered } = await townOf(server, url)
      expect(answer.statusCode).toBe(200)
      expect(rendered).toEqual({ town: 'montclair', url })
    }
    await server.close()
  })

  it('leads to the town that the visitor goes back to, else saw last, else to the first that has accounts', async () => {
    const server = await openServer()
    await setServices(server, 'hauteroche', { login: false })
    expect((await townOf(server, '/compte')).town).toBe('montclair')
    const back = (town: string) => `/compte/connexion?redirectUrl=%2F${town}%2Fmenu`
    expect((await townOf(server, back('hauteroche'), 'beffroi_town=montclair')).town).toBe('hauteroche')
    expect((await townOf(server, back('atlantis'), 'beffroi_town=hauteroche')).town).toBe('hauteroche')
    const seen = await server.app.inject('/montclair/menu')
    const town = seen.cookies.find(({ name }) => name === 'beffroi_town')
    expect(town).toMatchObject({ value: 'montclair', httpOnly: true, sameSite: 'Lax' })
    expect((await townOf(server, '/compte/connexion/', 'beffroi_town=montclair')).town).toBe('montclair')
    await server.close()
  })

  it('gets the name of the town when it is short for an address below it', async () => {
    const server = await openServer()
    const { answer } = await townOf(server, '/4411/redirect?a=b', 'beffroi_town=montclair')
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/montclair/4411/redirect?a=b'])
    expect((await townOf(server, '/signalement')).answer.headers.location).toBe('/hauteroche/signalement')
    await server.close()
  })
})

describe('a page that cannot be rendered', () => {
  it('is a small page in French without the reason', async () => {
    const portal = stubPortal(() => Promise.reject(new Error('secret reason')))
    const server = await openServer({ portal })
    const answer = await server.app.inject('/montclair')
    expect(answer.statusCode).toBe(500)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.body).toContain('<html lang="fr">')
    expect(answer.body).toContain('Une erreur est survenue')
    expect(answer.body).not.toMatch(/secret|Error|<script|style=/)
    await server.close()
  })

  it('because the portal is not built says that the site is not ready', async () => {
    const server = await openServer({ portal: undefined })
    const answer = await server.app.inject('/montclair')
    expect(answer.statusCode).toBe(503)
    expect(answer.body).toContain('Site en préparation')
    await server.close()
  })

  it('because the portal’s configuration cannot be read is left to the portal', async () => {
    const server = await openServer()
    await server.db.schema.alterTable('portal').renameTo('gone').execute()
    const answer = await server.app.inject('/montclair')
    expect(server.rendered.at(-1)?.portal).toBeNull()
    expect(answer.statusCode).toBe(200)
    await server.close()
  })
})
