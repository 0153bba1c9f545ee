import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '../../../src/server/app'
import { usualDatabases } from '../../helpers/server/databases'
import { openServer, now as start, type TestServer, towns } from '../../helpers/server/openServer'
import { temporaryFolder } from '../../helpers/server/temporaryFolder'
import { secret } from '../../helpers/server/visitor'

const vote = '/poll-service/api/v2/web/vote'
const fill = '/core-content-service/api/v1/web/forms/fill?portalName=montclair&form=avis-budget'
const reading = '/core-content-service/api/v1/temporary/releve'

describe.each(usualDatabases)('submissions, counted in $name', (database) => {
  let server: TestServer
  let other: FastifyInstance
  let poll: { uid: string; response: string }
  let time = start
  const folder = temporaryFolder()
  beforeAll(async () => {
    const options = { rateLimit: 10_000, now: () => time, trustProxy: true }
    server = await openServer({ database, ...options })
    const source = { db: server.db }
    other = await createApp({
      source,
      towns,
      built: folder.path,
      cacheFolder: folder.path,
      portal: undefined,
      secret,
      ...options,
    })
    poll = await server.db
      .selectFrom('poll')
      .innerJoin('poll_response', 'poll', 'poll.uid')
      .select(['poll.uid as uid', 'poll_response.uid as response'])
      .orderBy('poll.uid')
      .executeTakeFirstOrThrow()
  })
  afterAll(async () => {
    await other.close()
    await server.close()
    folder.remove()
  })
  // A minute of its own for each test.
  beforeEach(() => pass(60))

  const pass = (seconds: number) => {
    time = new Date(time.getTime() + seconds * 1000)
  }
  const from = (address: string) => ({ 'x-forwarded-for': address })
  /** The cookies that a first visit sets. */
  const visit = async () => {
    const { cookies } = await server.app.inject('/montclair')
    return Object.fromEntries(cookies.map(({ name, value }) => [name, value]))
  }
  const send = async (app: FastifyInstance, address: string, url = vote, cookies?: Record<string, string>) => {
    const payloads: Record<string, object> = {
      [vote]: { pollUid: poll.uid, responses: [poll.response] },
      [fill]: { note: 4 },
    }
    return await app.inject({
      method: 'POST',
      url,
      headers: from(address),
      cookies: cookies ?? (url === vote ? await visit() : {}),
      payload: payloads[url] ?? { index: '01234.567' },
    })
  }
  const post = (address: string) =>
    server.app.inject({
      method: 'POST',
      url: '/montclair/envoi',
      headers: {
        ...from(address),
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams({ _endpoint: fill, note: '4', _back: '/contenu/contact' }).toString(),
    })

  it('are limited in all for one address, on every server and at every door', async () => {
    const statuses = new Map<number, number>()
    const count = ({ statusCode }: { statusCode: number }) =>
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
    for (let round = 0; round < 6; round++) {
      count(await send(server.app, '192.0.2.1'))
      count(await send(other, '192.0.2.1'))
      count(await send(server.app, '192.0.2.1', fill))
      count(await send(other, '192.0.2.1', reading))
      count(await post('192.0.2.1'))
    }
    expect(statuses).toEqual(
      new Map([
        [200, 24],
        [303, 6],
      ]),
    )
    for (const answer of [await send(server.app, '192.0.2.1'), await send(other, '192.0.2.1', fill)]) {
      expect(answer.statusCode).toBe(429)
      expect(answer.json().error.code).toBe('too-many-requests')
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    }
    const page = await post('192.0.2.1')
    expect(server.rendered.at(-1)?.formResult).toEqual({
      status: 429,
      back: '/contenu/contact',
      fields: [
        ['_endpoint', fill],
        ['note', '4'],
        ['_back', '/contenu/contact'],
      ],
    })
    expect(Number(page.headers['retry-after'])).toBeLessThanOrEqual(60)

    expect((await send(other, '192.0.2.2', fill)).statusCode).toBe(200)
    pass(60)
    expect((await send(other, '192.0.2.1', fill)).statusCode).toBe(200)
  })

  it('are limited for one visitor, whatever the address', async () => {
    const cookies = await visit()
    const answers: number[] = []
    for (let host = 1; host <= 21; host++) {
      const app = host % 2 ? server.app : other
      answers.push((await send(app, `198.51.100.${host}`, vote, cookies)).statusCode)
    }
    expect(answers).toEqual([...Array(20).fill(200), 429])
  })

  it('are limited for all addresses of an IPv6 network together', async () => {
    const send31 = async (address: (index: number) => string) => {
      const answers: number[] = []
      for (let index = 0; index < 31; index++) answers.push((await send(other, address(index), reading)).statusCode)
      return answers.filter((status) => status === 429).length
    }
    expect(await send31((index) => `2001:db8:7:1::${index.toString(16)}`)).toBe(1)
    expect(await send31((index) => `2001:db8:7:${(index + 2).toString(16)}::1`)).toBe(0)
  })

  it('in one poll are limited for an hour, and mark the poll for the town', async () => {
    pass(3600 - ((time.getTime() / 1000) % 3600))
    const answers: number[] = []
    for (let index = 0; index < 61; index++) {
      if (index % 25 === 0) pass(60)
      answers.push((await send(index % 2 ? server.app : other, '203.0.113.9')).statusCode)
    }
    expect(answers).toEqual([...Array(60).fill(200), 429])
    expect((await send(server.app, '203.0.113.10')).statusCode).toBe(200)
    const marks = await server.db.selectFrom('poll_suspicion').selectAll().execute()
    expect(marks.filter(({ attempts }) => attempts > 20)).toEqual([
      { poll: poll.uid, slot: expect.any(Date), attempts: 60 },
    ])
    pass(3600)
    expect((await send(server.app, '203.0.113.9')).statusCode).toBe(200)
  })

  it('to a poll that does not exist mark nothing', async () => {
    const before = await server.db.selectFrom('poll_suspicion').selectAll().execute()
    for (let index = 0; index < 25; index++) {
      const payload = { pollUid: 'nothing', responses: ['x'] }
      const answer = await other.inject({
        method: 'POST',
        url: vote,
        headers: from('192.0.2.77'),
        cookies: await visit(),
        payload,
      })
      expect(answer.statusCode).toBe(404)
    }
    expect(await server.db.selectFrom('poll_suspicion').selectAll().execute()).toEqual(before)
  })

  it('leave no address, and nothing after two hours', async () => {
    await send(server.app, '192.0.2.200')
    const rows = await server.db.selectFrom('rate_limit').selectAll().execute()
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain('192.0.2.')
    pass(7200)
    await send(server.app, '192.0.2.201', reading)
    expect(await server.db.selectFrom('rate_limit').selectAll().execute()).toHaveLength(1)
  })
})

it('submissions are not limited where requests are not', async () => {
  const server = await openServer({ rateLimit: 0 })
  const send = () => server.app.inject({ method: 'POST', url: reading, payload: { index: '01234.567' } })
  const answers = await Promise.all(Array.from({ length: 40 }, send))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(await server.db.selectFrom('rate_limit').selectAll().execute()).toEqual([])
  await server.close()
})

describe('submissions to a back end of the town', () => {
  let app: FastifyInstance
  let time = start
  const folder = temporaryFolder()
  beforeAll(async () => {
    const source = { apiOrigin: 'http://127.0.0.1:9' }
    const options = { towns, built: folder.path, cacheFolder: folder.path, portal: undefined, secret }
    app = await createApp({ ...options, source, now: () => time })
  })
  afterAll(async () => {
    await app.close()
    folder.remove()
  })
  const send = async (url: string, payload: object = {}) =>
    (await app.inject({ method: 'POST', url, payload })).statusCode

  it('are limited too, each server for itself', async () => {
    const answers: number[] = []
    for (let count = 0; count < 31; count++) answers.push(await send([vote, fill, reading][count % 3] ?? vote))
    expect(answers).toEqual([...Array(30).fill(503), 429])
  })

  it('are limited in one poll for an hour', async () => {
    const answers: number[] = []
    for (let count = 0; count < 61; count++) {
      if (count % 25 === 0) time = new Date(time.getTime() + 60_000)
      answers.push(await send(vote, { pollUid: 'rue-haute', responses: ['oui'] }))
    }
    expect(answers).toEqual([...Array(60).fill(503), 429])
    expect(await send(vote, { pollUid: 'rue-basse', responses: ['oui'] })).toBe(503)
  })
})
