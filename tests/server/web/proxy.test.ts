import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RenderRequest } from '../../../schemas/door'
import { createApp } from '../../../src/server/app'
import { openServer, stubPortal, type TestServer, towns } from '../../helpers/server/openServer'
import { temporaryFolder } from '../../helpers/server/temporaryFolder'
import { secret, visitorCookie } from '../../helpers/server/visitor'

const uuid = '0f8fad5b-d9cb-469f-a165-70867728950e'

describe('a server in front of a town’s own back end', () => {
  let behind: TestServer
  let app: FastifyInstance
  const drawn: RenderRequest[] = []
  const folder = temporaryFolder()
  beforeAll(async () => {
    behind = await openServer({ trustsCallers: true })
    const apiOrigin = new URL(await behind.app.listen({ port: 0, host: '127.0.0.1' })).origin
    app = await front(apiOrigin)
  })
  afterAll(async () => {
    await app.close()
    await behind.close()
    folder.remove()
  })

  const front = (apiOrigin: string) =>
    createApp({
      source: { apiOrigin },
      towns,
      built: folder.path,
      cacheFolder: folder.path,
      fixedPortal: 'montclair',
      rateLimit: 0,
      secret,
      portal: stubPortal(async (request) => {
        drawn.push(request)
        return { status: 200, html: '<!doctype html>' }
      }),
    })

  it('forwards calls with identity and language, and the answers', async () => {
    const url = '/core-service/api/v2/web/portal/montclair/home-menu'
    const answer = await app.inject({ url, headers: { 'x-lgc-language': 'en' } })
    expect(answer.json()).toEqual((await behind.app.inject({ url, headers: { 'x-lgc-language': 'en' } })).json())
    const again = await app.inject({
      url,
      headers: { 'x-lgc-language': 'en', 'if-none-match': String(answer.headers.etag) },
    })
    expect(again.statusCode).toBe(304)
  })

  it('forwards a vote with the identity of the visitor’s cookie', async () => {
    const poll = await behind.db
      .selectFrom('poll')
      .innerJoin('poll_response', 'poll', 'poll.uid')
      .select(['poll.uid as uid', 'poll_response.uid as response'])
      .executeTakeFirstOrThrow()
    const answer = await app.inject({
      method: 'POST',
      url: '/poll-service/api/v2/web/vote',
      cookies: visitorCookie(uuid),
      payload: { pollUid: poll.uid, responses: [poll.response] },
    })
    expect(answer.json()).toEqual({ data: { pollUid: poll.uid, counted: true } })
  })

  it('forwards forms posted without JavaScript, and large ones, with the identity of the visitor’s cookie', async () => {
    const fill = '/core-content-service/api/v1/web/forms/fill?portalName=montclair&form=avis-budget'
    const posted = await app.inject({
      method: 'POST',
      url: '/montclair/envoi',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
      cookies: visitorCookie(uuid),
      payload: new URLSearchParams({ _endpoint: fill, note: '4', _back: '/contenu/contact' }).toString(),
    })
    expect([posted.statusCode, posted.headers.location]).toEqual([303, '/montclair/envoi?back=%2Fcontenu%2Fcontact'])
    const photo = { filename: 'a.jpg', contentType: 'image/jpeg', file: 'A'.repeat(2_000_000) }
    const large = await app.inject({ method: 'POST', url: fill, payload: { note: 5, photo } })
    expect(large.statusCode, large.body).toBe(200)
    expect(await behind.db.selectFrom('filled_form').selectAll().execute()).toHaveLength(2)
  })

  it('shows a page saying that the form failed when the back end does not answer', async () => {
    const alone = await front('http://127.0.0.1:9')
    await alone.inject({
      method: 'POST',
      url: '/montclair/envoi',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
      payload: '_endpoint=%2Fcore-service%2Fx',
    })
    expect(drawn.at(-1)?.formResult).toMatchObject({ status: 503, endpoint: '/core-service/x' })
    await alone.close()
  })

  it('forwards the status of failures, and pictures', async () => {
    expect((await app.inject('/core-service/api/v2/web/portal/nowhere')).statusCode).toBe(404)
    const picture = await app.inject({ url: '/resize/20x20/place-du-marche.svg', headers: { accept: 'image/webp' } })
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp'])
  })

  it('forwards the tiles of maps and the files of walks', async () => {
    const { name } = await behind.db.selectFrom('gpx_file').select('name').executeTakeFirstOrThrow()
    const files = [
      ['/maps-service/api/v1/web/tiles/montclair/14/8455/5508', 'application/vnd.mapbox-vector-tile'],
      [`/file-service/api/v1/web/files/${name}`, 'application/gpx+xml'],
    ] as const
    for (const [url, type] of files) {
      const [own, its] = [await app.inject(url), await behind.app.inject(url)]
      expect([own.statusCode, own.headers['content-type']]).toEqual([200, type])
      expect(own.rawPayload.equals(its.rawPayload), url).toBe(true)
    }
  })

  it('forwards the calls of every service of the platform, of which the back end has its own', async () => {
    const ears = fastify()
    ears.get('/*', async ({ url }) => ({ data: url }))
    const other = await front(new URL(await ears.listen({ port: 0, host: '127.0.0.1' })).origin)
    const first = ['core', 'core-content', 'connectors', 'ticketing', 'extra-data', 'garbage-view', 'street-defect']
    for (const service of [...first, 'bus', 'train', 'reservation', 'proxy', 'stats', 'aggregator', 'poll', 'file']) {
      const url = `/${service}-service/api/v1/web/of-this-town-only`
      expect((await other.inject(url)).json(), service).toEqual({ data: url })
    }
    await other.close()
    await ears.close()
  })

  it('does not forward the visitor’s cookies', async () => {
    const ears = fastify()
    let heard: unknown
    ears.get('/*', async ({ headers }) => {
      heard = headers
      return {}
    })
    const other = await front(new URL(await ears.listen({ port: 0, host: '127.0.0.1' })).origin)
    await other.inject({ url: '/core-service/x', cookies: { session: 'secret', ...visitorCookie(uuid) } })
    expect(heard).toMatchObject({ 'x-lgc-anonymous-uid': uuid })
    expect(JSON.stringify(heard)).not.toContain('secret')
    await other.close()
    await ears.close()
  })

  it('renders pages with the back end’s answers', async () => {
    expect((await app.inject('/montclair')).statusCode).toBe(200)
    const request = drawn.at(-1)
    expect(request?.portal).toMatchObject({ cardName: 'montclair' })
    const home = await request?.fetch('/core-service/api/v2/web/portal/montclair/home')
    expect(home?.status).toBe(200)
    expect((await request?.fetch('//evil.example/x'))?.status).toBe(400)
  })

  it('answers 503 when the back end does not answer, and lets the portal render that', async () => {
    const alone = await front('http://127.0.0.1:9')
    const answer = await alone.inject('/core-service/api/v2/web/portal/montclair')
    expect(answer.statusCode).toBe(503)
    expect(answer.json().error.code).toBe('unavailable')
    await alone.inject('/montclair')
    expect(drawn.at(-1)?.portal).toBeNull()
    expect((await alone.inject('/health/live')).statusCode).toBe(200)
    await alone.close()
  })
})
