import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAnswers } from '../../src/portal/api/createAnswers'
import { createClient } from '../../src/portal/api/createClient'
import { homeQuery } from '../../src/portal/api/pageQueries'
import { type Answers, backEnd, page, text } from './answers'

const query = homeQuery({ portalName: 'valbeau', env: 'mobile' })
const minute = 60_000

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function open(responses: Answers) {
  const { fetch, calls } = backEnd(responses)
  return { answers: createAnswers({ client: createClient(fetch, 'fr'), title: 'Valbeau', report: () => {} }), calls }
}

/** Pauses before a second try pass at once. */
const settled = async (promise: Promise<unknown>) => {
  await vi.runAllTimersAsync()
  await promise
}

describe('an answer', () => {
  it('is fetched once for all callers, and again after a minute', async () => {
    const { answers, calls } = open({ '/home': page([]) })
    await Promise.all([answers.load(query), answers.load(query)])
    await answers.load(query)
    expect(calls.map(({ path }) => path)).toEqual(['/core-service/api/v2/web/portal/valbeau/home?env=mobile'])
    vi.advanceTimersByTime(minute)
    await answers.load(query)
    expect(calls).toHaveLength(2)
  })

  it('keeps the identity of unchanged blocks', async () => {
    const responses: Answers = { '/home': page([text('un', 'a'), text('deux', 'b')]) }
    const { answers } = open(responses)
    const components = () => {
      const answer = answers.read(query)
      return answer && 'data' in answer ? answer.data.components : expect.fail('There is no page.')
    }
    await answers.load(query)
    const [first] = components()
    responses['/home'] = page([text('un', 'a'), text('trois', 'b')])
    vi.advanceTimersByTime(minute)
    await answers.load(query)
    expect(components()[0]).toBe(first)
    expect(components()[1]?.data).toEqual({ text: 'trois' })
  })

  it('stays when refetching fails', async () => {
    const responses: Answers = { '/home': page([], { title: 'Avant' }) }
    const { answers } = open(responses)
    await answers.load(query)
    for (const failure of [500, 0]) {
      responses['/home'] = failure
      vi.advanceTimersByTime(minute)
      await settled(answers.load(query))
      expect(answers.read(query)).toMatchObject({ data: { title: 'Avant' } })
    }
  })

  it('is removed when its content no longer exists', async () => {
    const responses: Answers = { '/home': page([]) }
    const { answers } = open(responses)
    await answers.load(query)
    responses['/home'] = 404
    vi.advanceTimersByTime(minute)
    await answers.load(query)
    expect(answers.read(query)).toEqual({ failure: { status: 404, code: 'internal' } })
  })

  it('is taken from the server’s state without a call', async () => {
    const { answers, calls } = open({ '/home': page([]) })
    await answers.load(query)
    const hydrated = open({})
    hydrated.answers.put(JSON.parse(JSON.stringify(answers.all())))
    const stop = hydrated.answers.watch(query, () => {})
    expect(hydrated.answers.read(query)).toEqual(answers.read(query))
    expect(hydrated.calls).toEqual([])
    expect(calls).toHaveLength(1)
    stop()
  })

  it('is refetched on focus only while it is shown', async () => {
    const { answers, calls } = open({ '/home': page([]) })
    const changed = vi.fn()
    const stop = answers.watch(query, changed)
    await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1))
    answers.wake()
    expect(calls).toHaveLength(1)
    vi.advanceTimersByTime(minute)
    answers.wake()
    await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(2))
    stop()
    vi.advanceTimersByTime(minute)
    answers.wake()
    expect(calls).toHaveLength(2)
  })
})

describe('a failure', () => {
  it('is data, with the status of the call', async () => {
    const { answers } = open({ '/home': 503 })
    await answers.load(query)
    expect(answers.read(query)).toEqual({ failure: { status: 503, code: 'internal' } })
  })

  it('has status 0 after a retry without an answer', async () => {
    const { answers, calls } = open({ '/home': 0 })
    await settled(answers.load(query))
    expect(answers.read(query)).toEqual({ failure: { status: 0, code: 'unreachable' } })
    expect(calls).toHaveLength(2)
  })

  it('is refetched the next time unless it is a 404', async () => {
    for (const [status, asked] of [
      [500, 2],
      [404, 1],
    ] as const) {
      const { answers, calls } = open({ '/home': status })
      await answers.load(query)
      await answers.load(query)
      expect(calls).toHaveLength(asked)
    }
  })
})

it('is reported after the timeout', async () => {
  const fetch = (_: string, init?: RequestInit) =>
    new Promise<Response>((_, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))))
  const call = createClient(fetch, 'fr')('/slow').catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(40_000)
  expect(await call).toMatchObject({ name: 'CallError', status: 0 })
})
