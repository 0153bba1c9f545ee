import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { deleteExpiredDrafts } from '../../../src/server/drafts/deleteExpiredDrafts'
import { now, openServer, type TestServer } from '../../helpers/server/openServer'

const dayMs = 86_400_000

describe('documents that the studio shares', () => {
  let server: TestServer
  let time = now
  beforeAll(async () => {
    server = await openServer({ now: () => time })
  })
  afterEach(async () => {
    time = now
    await server.db.deleteFrom('shared_draft').execute()
  })
  afterAll(() => server.close())

  const share = (payload: object | string) =>
    server.app.inject({
      method: 'POST',
      url: '/studio/drafts',
      headers: { 'content-type': 'application/json' },
      payload,
    })
  const read = (id: string) => server.app.inject(`/studio/drafts/${id}`)

  it('are read by whoever has the address, which nobody can guess', async () => {
    const draft = `{"type":"title","data":{"text":"Été – « ${'é'.repeat(9000)} »"}}`
    const [first, second] = [await share({ draft }), await share({ draft })]
    expect([first.statusCode, first.json()]).toEqual([201, { id: expect.stringMatching(/^[\w-]{22}$/), days: 30 }])
    expect(second.json().id).not.toBe(first.json().id)
    const answer = await read(first.json().id)
    expect([answer.statusCode, answer.json()]).toEqual([200, { draft }])
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
  })

  it.each(['x', 'A'.repeat(22), '../../etc', `${'a'.repeat(21)}%27`])('are not found at the address %s', async (id) => {
    expect((await read(id)).statusCode).toBe(404)
  })

  it('are gone after thirty days, from the database too', async () => {
    const { id } = (await share({ draft: 'kept' })).json()
    time = new Date(now.getTime() + 30 * dayMs - 1)
    await deleteExpiredDrafts(server.db, time)
    expect((await read(id)).json()).toEqual({ draft: 'kept' })
    time = new Date(now.getTime() + 30 * dayMs)
    expect((await read(id)).statusCode).toBe(404)
    await deleteExpiredDrafts(server.db, time)
    expect(await server.db.selectFrom('shared_draft').select('id').execute()).toEqual([])
  })

  it.each([
    ['an empty draft', { draft: '' }, 400],
    ['a draft that is no text', { draft: { type: 'title' } }, 400],
    ['a list', [], 400],
    ['a body that is not JSON', '{', 400],
    ['more than a megabyte', { draft: 'x'.repeat(1024 * 1024) }, 413],
    ['what no database can store', { draft: 'a\0b' }, 400],
  ])('are refused: %s', async (_, payload, status) => {
    expect((await share(payload)).statusCode).toBe(status)
  })

  it('are refused when the storage is full, until some expire', async () => {
    const full = { id: 'full', body: 'x', size: 256 * 1024 * 1024, expires_at: new Date(now.getTime() + dayMs) }
    await server.db.insertInto('shared_draft').values(full).execute()
    expect((await share({ draft: 'one more' })).statusCode).toBe(503)
    await deleteExpiredDrafts(server.db, new Date(now.getTime() + dayMs))
    expect((await share({ draft: 'one more' })).statusCode).toBe(201)
  })

  it('are limited for each network', async () => {
    const limited = await openServer({ rateLimit: 1200 })
    const from = (remoteAddress: string) =>
      limited.app.inject({ method: 'POST', url: '/studio/drafts', payload: { draft: 'x' }, remoteAddress })
    const answers = await Promise.all(Array.from({ length: 31 }, () => from('203.0.113.7')))
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1)
    expect((await from('198.51.100.9')).statusCode).toBe(201)
    await limited.close()
  })

  it('do not exist where they are switched off', async () => {
    const closed = await openServer({ keepsDrafts: false })
    const post = { method: 'POST', url: '/studio/drafts', payload: { draft: 'x' } } as const
    expect((await closed.app.inject(post)).statusCode).toBe(405)
    await closed.close()
  })
})
