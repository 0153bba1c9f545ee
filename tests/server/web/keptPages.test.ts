import { afterEach, describe, expect, it } from 'vitest'
import type { RenderRequest } from '../../../schemas/door'
import { door } from '../../../src/portal/entry-server'
import { now, openServer, stubPortal, type TestServer } from '../../helpers/server/openServer'
import { returning, visitorCookie } from '../../helpers/server/visitor'

const uuid = '0f8fad5b-d9cb-469f-a165-70867728950e'
const poll = '/core-content-service/api/v1/web/portal/montclair/poll/quai-de-meuse'
const portalPath = '/core-service/api/v2/web/portal/montclair'

type Options = { status?: number; parameters?: string[]; publicOrigin?: string }

describe('a kept page', () => {
  let server: TestServer
  let time = now
  const rendered: RenderRequest[] = []
  afterEach(() => server.close())

  /** A server whose pages show an answer of the API. `parameters` are read by every page. */
  const open = async (path = poll, { status = 200, parameters = [] as string[], ...options }: Options = {}) => {
    rendered.length = 0
    time = now
    const portal = stubPortal(async (request) => {
      rendered.push(request)
      const answer = await (await request.fetch(path)).text()
      return { status, html: `<!doctype html><body>${answer}</body>`, parameters, notice: '<p>As it was.</p>' }
    })
    server = await openServer({ portal: { ...portal, readAddress: door.readAddress }, now: () => time, ...options })
  }
  const get = (url: string, options: { cookies?: Record<string, string>; headers?: Record<string, string> } = {}) =>
    server.app.inject({ url, ...options })

  it('is rendered once for all who ask at the same time, and kept', async () => {
    await open()
    const answers = await Promise.all(Array.from({ length: 50 }, () => get('/montclair')))
    await get('/montclair')
    expect(rendered).toHaveLength(1)
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  })

  it('is one for each language, layout and portal, and no more for parameters that no page reads', async () => {
    await open()
    for (const url of ['/montclair', '/montclair?utm_source=mail', '/montclair?fbclid=1&x=2', '/montclair?#top'])
      await get(url)
    expect(rendered.map(({ url }) => url)).toEqual(['/montclair'])
    await get('/montclair?page=2&utm_source=mail')
    await get('/montclair?page=2')
    await get('/montclair', { cookies: returning({ i18n_redirected: 'en' }) })
    await get('/montclair', { headers: { 'sec-ch-ua-mobile': '?1' } })
    await get('/hauteroche')
    expect(rendered.slice(1).map(({ url, locale, env }) => [url, locale, env])).toEqual([
      ['/montclair?page=2', 'fr', 'desktop'],
      ['/montclair', 'en', 'desktop'],
      ['/montclair', 'fr', 'mobile'],
      ['/hauteroche', 'fr', 'desktop'],
    ])
  })

  it('is one for each town, also at an address that names none', async () => {
    // Without it, the towns' own origins would tell their pages apart.
    await open(poll, { publicOrigin: 'http://localhost:80' })
    for (const town of ['montclair', 'hauteroche']) await get('/compte', { cookies: returning({ beffroi_town: town }) })
    expect(rendered.map(({ portal }) => portal)).toMatchObject([{ cardName: 'montclair' }, { cardName: 'hauteroche' }])
  })

  it('has a form for each value of a parameter that its blocks read', async () => {
    await open(poll, { parameters: ['theme'] })
    for (const url of ['/montclair?theme=a&x=1', '/montclair?x=2&theme=a', '/montclair?theme=b']) await get(url)
    expect(rendered.map(({ url }) => url)).toEqual(['/montclair', '/montclair?theme=a', '/montclair?theme=b'])
  })

  it('is made anew when what it shows changes, and when the minute turns', async () => {
    await open()
    await get('/montclair')
    await server.db.updateTable('tag').set({ color: '#123456' }).where('portal', '=', 'montclair').execute()
    await server.app.readChanges()
    await get('/montclair')
    expect(rendered).toHaveLength(1)
    await server.db.updateTable('poll').set({ multiple: true }).where('uid', '=', 'quai-de-meuse').execute()
    await server.app.readChanges()
    expect((await get('/montclair')).body).toContain('"multiple":true')
    expect(rendered).toHaveLength(2)
    time = new Date(now.getTime() + 120_000)
    await get('/montclair')
    expect(rendered).toHaveLength(3)
  })

  it('is not given to a visitor whose answers differ, but to one whose answers do not', async () => {
    await open()
    const voter = visitorCookie(uuid)
    const vote = await server.app.inject({
      method: 'POST',
      url: '/poll-service/api/v2/web/vote',
      cookies: voter,
      payload: { pollUid: 'quai-de-meuse', responses: ['ombre'] },
    })
    expect(vote.statusCode).toBe(200)
    const marked = Object.fromEntries(vote.cookies.map(({ name, value }) => [name, value]))
    expect(marked).toEqual(visitorCookie(uuid, true))
    expect((await get('/montclair')).body).toContain('"type":"poll"')
    expect((await get('/montclair', { cookies: marked })).body).toContain('"type":"poll-results"')
    expect((await get('/montclair')).body).toContain('"type":"poll"')
    expect(rendered).toHaveLength(2)
    const other = visitorCookie('5b1d0f5e-63b0-4f0e-9a54-6a3fbd0e3f11', true)
    expect((await get('/montclair', { cookies: other })).body).toContain('"type":"poll"')
    expect(rendered).toHaveLength(2)
  })

  it('is sent compressed, with a tag of each form, and with the cookies of its visitor only', async () => {
    await open(`${portalPath}/home`)
    const plain = await get('/montclair')
    const small = await get('/montclair', { headers: { 'accept-encoding': 'br, gzip' } })
    expect(small.headers['content-encoding']).toBe('br')
    expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length)
    expect(small.headers.etag).not.toBe(plain.headers.etag)
    const uids = [plain, small].map(({ cookies }) => cookies.find(({ name }) => name === 'beffroi_anonymous')?.value)
    expect(new Set(uids).size).toBe(2)
    const known = await get('/montclair', { headers: { 'if-none-match': String(small.headers.etag) } })
    expect([known.statusCode, known.body]).toEqual([304, ''])
    expect(rendered).toHaveLength(1)
  })

  it('is none that shows an error', async () => {
    await open(poll, { status: 404 })
    for (let visit = 0; visit < 2; visit++) expect((await get('/montclair/contenu/rien')).statusCode).toBe(404)
    expect(rendered).toHaveLength(2)
  })

  it('is sent again, marked, when the database fails', async () => {
    await open(`${portalPath}/home`)
    expect((await get('/montclair')).body).not.toContain('As it was')
    await server.db.schema.alterTable('publication').renameTo('lost').execute()
    await server.db.updateTable('event').set({ image: null }).execute()
    await server.app.readChanges()
    const outdated = await get('/montclair')
    expect(outdated.statusCode).toBe(200)
    expect(outdated.body).toContain('<body><p>As it was.</p>')
    expect(outdated.headers.etag).toBeUndefined()
    await server.db.schema.alterTable('lost').renameTo('publication').execute()
    await server.db.updateTable('event').set({ image: null }).execute()
    await server.app.readChanges()
    expect((await get('/montclair')).body).not.toContain('As it was')
  })
})
