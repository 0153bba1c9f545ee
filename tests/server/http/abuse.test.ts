import { readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp } from '../../../src/server/app'
import { openServer, type TestServer, towns } from '../../helpers/server/openServer'
import { temporaryFolder } from '../../helpers/server/temporaryFolder'

const vote = '/poll-service/api/v2/web/vote'
const fill = '/core-content-service/api/v1/web/forms/fill?portalName=montclair&form=avis-budget'
const events = '/core-content-service/api/v1/web/portal/montclair/events'

let server: TestServer
let origin: string
let poll: { uid: string; response: string }
const folder = temporaryFolder()
const failures: string[] = []
const logger = { level: 'error', stream: { write: (line: string) => void failures.push(line) } }
const pictures = readdirSync(join(towns, 'montclair/images')).filter((name) => name.endsWith('.svg'))

beforeAll(async () => {
  server = await openServer({ rateLimit: 5000, trustProxy: true, cacheFolder: folder.path, logger })
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
  poll = await server.db
    .selectFrom('poll')
    .innerJoin('poll_response', 'poll', 'poll.uid')
    .select(['poll.uid as uid', 'poll_response.uid as response'])
    .executeTakeFirstOrThrow()
})
afterAll(async () => {
  await server.close()
  folder.remove()
})

const from = (address: string) => ({ 'x-forwarded-for': address })
const get = (path: string, address: string) =>
  fetch(origin + path, { headers: { ...from(address), accept: 'image/webp' } })
const drawn = () => readdirSync(join(folder.path, 'pictures')).length
const statusesOf = async (answers: Promise<Response>[]) => {
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  return Object.fromEntries(
    [...new Set(statuses)].map((status) => [status, statuses.filter((each) => each === status).length]),
  )
}

it('230 odd sizes of a picture are few drawings, and keep nobody from new pictures', async () => {
  const odd = Array.from({ length: 230 }, (_, index) => get(`/resize/${index + 1}x0/${pictures[0]}`, '192.0.2.1'))
  const other = get(`/crop-resize/320x240/${pictures[1]}`, '192.0.2.2')
  expect((await other).status).toBe(200)
  expect(await statusesOf(odd)).toEqual({ 200: 230 })
  expect(drawn()).toBeLessThan(15)
})

it('pictures whose client has left are not drawn, and are no failure', async () => {
  const before = drawn()
  const leaving = new AbortController()
  const requests = pictures
    .slice(0, 24)
    .map((name) =>
      fetch(`${origin}/crop-resize/1224x918/${name}`, { headers: from('192.0.2.3'), signal: leaving.signal }),
    )
  await Promise.any(requests)
  leaving.abort()
  await Promise.allSettled(requests)
  expect((await get(`/crop-resize/46x46/${pictures[2]}`, '192.0.2.3')).status).toBe(200)
  expect(drawn() - before).toBeLessThan(requests.length / 2)
  expect(failures).toEqual([])
})

const sendVote = (address: string, headers: Record<string, string>) =>
  fetch(origin + vote, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...from(address), ...headers },
    body: JSON.stringify({ pollUid: poll.uid, responses: [poll.response] }),
  })
const countVotes = async () =>
  (
    await server.db
      .selectFrom('vote')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count
/** The cookies of a first visit. */
const visit = async () => {
  const { headers } = await fetch(`${origin}/montclair`)
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
}

it('200 invented ids make no vote', async () => {
  const id = (index: number) => `0f8fad5b-d9cb-469f-a165-${String(index).padStart(12, '0')}`
  const votes = Array.from({ length: 200 }, (_, index) =>
    sendVote('198.51.100.1', { 'x-lgc-anonymous-uid': id(index) }),
  )
  const statuses = await statusesOf(votes)
  expect(statuses[200]).toBeUndefined()
  expect(statuses[429]).toBe(170)
  expect(await countVotes()).toBe(0)
})

it('40 new visitors of one address make at most 30 votes a minute, the posts of pages among them', async () => {
  const cookies = await Promise.all(Array.from({ length: 40 }, visit))
  const post = (cookie: string) =>
    fetch(`${origin}/montclair/envoi`, {
      method: 'POST',
      headers: { ...from('198.51.100.2'), cookie, 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ _endpoint: vote, pollUid: poll.uid, 'responses[]': poll.response }),
      redirect: 'manual',
    })
  const answers = cookies.map((cookie, index) => (index % 2 ? post(cookie) : sendVote('198.51.100.2', { cookie })))
  const refusedCalls = (await statusesOf(answers))[429] ?? 0
  const refusedPages = server.rendered.filter(({ formResult }) => formResult?.status === 429).length
  expect(refusedCalls + refusedPages).toBe(10)
  expect(await countVotes()).toBe(30)
})

it('an id in capitals is the same visitor', async () => {
  const behind = await openServer({ trustsCallers: true })
  const send = async (uid: string) => {
    const payload = { pollUid: poll.uid, responses: [poll.response] }
    const answer = await behind.app.inject({
      method: 'POST',
      url: vote,
      headers: { 'x-lgc-anonymous-uid': uid },
      payload,
    })
    return answer.json().data?.counted
  }
  const uid = '0f8fad5b-d9cb-469f-a165-70867728950e'
  expect([await send(uid), await send(uid.toUpperCase())]).toEqual([true, false])
  await behind.close()
})

it.each(['9999-12-31', '0000-01-01'])('the day %s is refused', async (day) => {
  expect((await get(`${events}?date=${day}`, '203.0.113.1')).status).toBe(400)
})

it('a file that is no base64 is refused', async () => {
  const photo = { filename: 'a.png', contentType: 'image/png', file: 'A' }
  const answer = await fetch(origin + fill, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ note: 4, photo }),
  })
  expect(answer.status).toBe(400)
})

it('a back end that answers 2 GB in a small gzip is given up', async () => {
  const bomb = Buffer.concat(Array<Buffer>(128).fill(gzipSync(Buffer.alloc(16 * 1024 * 1024, ' '))))
  const back = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(bomb)
  })
  await new Promise<void>((resolve) => back.listen(0, '127.0.0.1', resolve))
  const address = back.address()
  const apiOrigin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const front = await createApp({
    source: { apiOrigin },
    towns,
    built: folder.path,
    cacheFolder: folder.path,
    portal: undefined,
    secret: 'a'.repeat(32),
  })
  const answer = await fetch((await front.listen({ port: 0, host: '127.0.0.1' })) + events)
  expect([answer.status, (await answer.json()).error.code]).toEqual([503, 'unavailable'])
  await front.close()
  back.closeAllConnections()
  back.close()
})
