import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { validate } from '../../../schemas'
import { findPoll } from '../../../src/server/api/polls/findPoll'
import { nobody } from '../../../src/server/identity/Visitor'
import { databases } from '../../helpers/server/databases'
import { now, openServer, type TestServer } from '../../helpers/server/openServer'
import { visitorCookie } from '../../helpers/server/visitor'

type Results = {
  type: string
  data: { nbTotal: number; unit: string; dataset: { nb: number; hasVoted: boolean; isWinner: boolean }[] }
}
const path = '/poll-service/api/v2/web/vote?requestNewPoll=true'

describe.each(databases)('voting on $name', (database) => {
  let server: TestServer
  let pollUid: string
  let first: string
  let second: string
  beforeAll(async () => {
    server = await openServer({ database, trustsCallers: true })
    pollUid = 'test-single'
    await addPoll(false, pollUid)
    ;[first, second] = ['oui', 'non']
  })
  afterAll(() => server.close())

  const addPoll = async (multiple: boolean, uid: string) => {
    const texts = { fr: { question: 'Une question ?', responses: { oui: 'Oui', non: 'Non', bof: 'Peut-être' } } }
    await server.db
      .insertInto('poll')
      .values({
        uid,
        portal: 'montclair',
        kind: 'full',
        multiple,
        image: null,
        texts: JSON.stringify(texts),
      })
      .execute()
    const responses = ['oui', 'non', 'bof'].map((response, position) => ({ poll: uid, uid: response, position }))
    await server.db.insertInto('poll_response').values(responses).execute()
    const votes = JSON.stringify({ non: 1, bof: 2 })
    await server.db.insertInto('poll_tally').values({ poll: uid, voters: 3, votes }).execute()
  }
  const vote = (voter: string | undefined, responses: unknown, poll = pollUid, url = path) =>
    server.app.inject({
      method: 'POST',
      url,
      headers: voter ? { 'x-lgc-anonymous-uid': voter } : {},
      payload: { pollUid: poll, responses },
    })
  const results = (answer: { json(): { data: Results } }) => answer.json().data

  it('answers the results, with the vote counted and marked', async () => {
    const answer = await vote(randomUUID(), [first])
    expect(answer.statusCode).toBe(200)
    const block = results(answer)
    expect(validate(block, { as: 'block' }).issues).toEqual([])
    expect(block).toMatchObject({ type: 'poll-results', data: { pollUid } })
    expect(block.data.dataset.map(({ nb }) => nb)).toEqual([1, 1, 2])
    expect(block.data.dataset.map(({ hasVoted }) => hasVoted)).toEqual([true, false, false])
    expect(block.data.dataset.map(({ isWinner }) => isWinner)).toEqual([false, false, true])
    expect(block.data.nbTotal).toBe(4)
    expect(block.data.unit).toBe('votes')
  })

  it('counts a visitor once and answers a second vote like the first', async () => {
    const voter = randomUUID()
    const before = results(await vote(voter, [first])).data.nbTotal
    const again = results(await vote(voter, [second]))
    expect(again.data.nbTotal).toBe(before)
    expect(again.data.dataset.map(({ hasVoted }) => hasVoted)).toEqual([true, false, false])
  })

  it('counts a visitor once even when votes arrive simultaneously', async () => {
    await addPoll(false, 'test-rush')
    const voter = randomUUID()
    const answers = await Promise.all(Array.from({ length: 8 }, () => vote(voter, [first], 'test-rush')))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200))
    const crowd = await Promise.all(Array.from({ length: 20 }, () => vote(randomUUID(), [second], 'test-rush')))
    expect(crowd.every(({ statusCode }) => statusCode === 200)).toBe(true)
    const block = results(await vote(voter, [first], 'test-rush'))
    expect(block.data.dataset.map(({ nb }) => nb)).toEqual([1, 21, 2])
  })

  it('shows the poll to those who have not voted, and its results to those who have', async () => {
    const voter = randomUUID()
    const read = async () =>
      (
        await server.app.inject({
          url: `/core-content-service/api/v1/web/portal/montclair/poll/${pollUid}`,
          headers: { 'x-lgc-anonymous-uid': voter },
        })
      ).json().data.type
    expect(await read()).toBe('poll')
    await vote(voter, [first])
    expect(await read()).toBe('poll-results')
  })

  it('reads nothing that votes change for those who have not voted', async () => {
    const read: string[] = []
    let statements = 0
    const db = server.db.withPlugin({
      transformQuery: ({ node }) => {
        read.push(JSON.stringify(node))
        return node
      },
      transformResult: async ({ result }) => {
        statements++
        return result
      },
    })
    expect(await findPoll(db, pollUid, nobody)).toMatchObject({ chosen: [], voters: 0 })
    expect(statements).toBe(1)
    expect(read.join()).toContain('"poll_response"')
    expect(read.join()).not.toMatch(/"(?:poll_tally|vote|vote_choice)"/)
    const voter = randomUUID()
    expect(await findPoll(db, pollUid, { ...nobody, anonymousUid: voter })).toMatchObject({ chosen: [], voters: 0 })
    await vote(voter, [first])
    const poll = await findPoll(db, pollUid, { ...nobody, anonymousUid: voter })
    expect(poll?.chosen).toEqual([first])
    expect(poll?.voters).toBeGreaterThan(3)
  })

  it('accepts several responses only in a poll that allows them', async () => {
    await addPoll(true, 'test-multiple')
    const block = results(await vote(randomUUID(), ['oui', 'bof'], 'test-multiple'))
    expect(block.data.dataset.map(({ nb }) => nb)).toEqual([1, 1, 3])
    // The three of before and this one, though there are five votes.
    expect(block.data.nbTotal).toBe(4)
    const refused = await vote(randomUUID(), [first, second])
    expect(refused.statusCode).toBe(400)
    expect(refused.json().error.issues[0]).toMatchObject({ code: 'out-of-range', pointer: '/body/responses' })
  })

  it('refuses unknown polls, unknown answers, no answers and the same answer twice', async () => {
    expect((await vote(randomUUID(), ['oui'], 'no-such-poll')).statusCode).toBe(404)
    const unknown = await vote(randomUUID(), ['oui', 'jamais'], 'test-multiple')
    expect(unknown.statusCode).toBe(400)
    expect(unknown.json().error.issues[0].pointer).toBe('/body/responses/1')
    expect((await vote(randomUUID(), [])).json().error.issues[0]).toMatchObject({
      code: 'out-of-range',
      pointer: '/body/responses',
    })
    expect((await vote(randomUUID(), ['oui', 'oui'])).statusCode).toBe(400)
    expect((await vote(randomUUID(), 'oui')).json().error.issues[0].code).toBe('wrong-type')
  })

  it('refuses a vote without a visitor id', async () => {
    const answer = await vote(undefined, [first])
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.issues[0]).toMatchObject({
      code: 'missing-property',
      pointer: '/headers/x-lgc-anonymous-uid',
    })
    expect((await vote('<script>', [first])).statusCode).toBe(400)
  })

  it('counts nothing of a refused vote', async () => {
    const count = async () =>
      (
        await server.db
          .selectFrom('vote')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
      ).count
    const before = await count()
    await vote(randomUUID(), ['oui', 'jamais'], 'test-multiple')
    expect(await count()).toBe(before)
  })

  it('answers a receipt without requestNewPoll', async () => {
    const voter = randomUUID()
    const url = '/poll-service/api/v2/web/vote'
    expect((await vote(voter, [first], pollUid, url)).json()).toEqual({ data: { pollUid, counted: true } })
    expect((await vote(voter, [first], pollUid, url)).json()).toEqual({ data: { pollUid, counted: false } })
  })

  it('identifies a visitor by the cookie', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: path,
      cookies: visitorCookie(randomUUID()),
      payload: { pollUid, responses: [first] },
    })
    expect(answer.statusCode).toBe(200)
  })

  it('stores nothing that identifies the voter', async () => {
    const voter = randomUUID()
    await vote(voter, [first])
    await vote(voter, [first], 'test-multiple')
    const rows = await server.db.selectFrom('vote').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(voter)
    expect(rows.every(({ cast_at }) => cast_at.getTime() === now.getTime())).toBe(true)
  })
})

describe('the rate limit of votes', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await openServer({ rateLimit: 1000, trustsCallers: true })
  })
  afterAll(() => server.close())

  /** Answers of so many votes sent one after the other, each with the headers that `headersOf` returns. */
  const send = async (times: number, headersOf: () => Record<string, string>) => {
    const answers: Awaited<ReturnType<typeof server.app.inject>>[] = []
    for (let count = 0; count < times; count++) {
      const payload = { pollUid: 'nothing', responses: ['x'] }
      answers.push(await server.app.inject({ method: 'POST', url: path, headers: headersOf(), payload }))
    }
    return answers.filter(({ statusCode }) => statusCode === 429)
  }

  it('is lower than that of reading and answered as JSON', async () => {
    const limited = await send(31, () => ({}))
    expect(limited).toHaveLength(1)
    expect(limited[0]?.json().error.code).toBe('too-many-requests')
    expect(limited[0]?.headers['retry-after']).toBeDefined()
    expect((await server.app.inject('/core-service/api/v2/web/portal/montclair')).statusCode).toBe(200)
  })

  it('counts no network for a trusted portal, whose visitors have one address together', async () => {
    expect(await send(70, () => ({ 'x-lgc-anonymous-uid': randomUUID() }))).toHaveLength(0)
  })

  it('counts each visitor of a trusted portal', async () => {
    const uid = randomUUID()
    expect(await send(21, () => ({ 'x-lgc-anonymous-uid': uid }))).toHaveLength(1)
  })
})
