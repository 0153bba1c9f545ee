import { dehydrate, focusManager } from '@tanstack/query-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createClient } from '../../src/portal/api/createClient'
import { createQueries } from '../../src/portal/api/createQueries'
import { mutate } from '../../src/portal/api/mutate'
import { homeQuery } from '../../src/portal/api/pageQueries'
import { type Answers, backEnd, page, text } from './answers'

const query = homeQuery({ portalName: 'valbeau', env: 'mobile' })
const minute = 60_000

/** Lets the fake clock run until the check passes. */
const waitFor = (check: () => void) => vi.waitFor(check, { timeout: 60_000 })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function open(responses: Answers) {
  const { fetch, calls } = backEnd(responses)
  return {
    queries: createQueries({ client: createClient(fetch, () => ({})), title: 'Valbeau', report: () => {} }),
    calls,
  }
}

describe('an answer', () => {
  it('is fetched once for all callers, and again after a minute', async () => {
    const { queries, calls } = open({ '/home': page([]) })
    await Promise.all([queries.load(query), queries.load(query)])
    await queries.load(query)
    expect(calls.map(({ path }) => path)).toEqual(['/core-service/api/v2/web/portal/valbeau/home?env=mobile'])
    vi.advanceTimersByTime(minute)
    await queries.load(query)
    expect(calls).toHaveLength(2)
  })

  it('keeps the identity of unchanged blocks', async () => {
    const responses: Answers = { '/home': page([text('un', 'a'), text('deux', 'b')]) }
    const { queries } = open(responses)
    const components = () => {
      const answer = queries.read(query)
      return answer && 'data' in answer ? answer.data.components : expect.fail('There is no page.')
    }
    await queries.load(query)
    const [first] = components()
    responses['/home'] = page([text('un', 'a'), text('trois', 'b')])
    vi.advanceTimersByTime(minute)
    await queries.load(query)
    expect(components()[0]).toBe(first)
    expect(components()[1]?.data).toEqual({ text: 'trois' })
  })

  it('stays when refetching fails', async () => {
    const responses: Answers = { '/home': page([], { title: 'Avant' }) }
    const { queries } = open(responses)
    await queries.load(query)
    for (const failure of [500, 0]) {
      responses['/home'] = failure
      vi.advanceTimersByTime(minute)
      // The pause before the retry passes at once.
      await Promise.all([queries.load(query), vi.runAllTimersAsync()])
      expect(queries.read(query)).toMatchObject({ data: { title: 'Avant' } })
    }
  })

  it('is removed when its content no longer exists', async () => {
    const responses: Answers = { '/home': page([]) }
    const { queries } = open(responses)
    await queries.load(query)
    responses['/home'] = 404
    vi.advanceTimersByTime(minute)
    await queries.load(query)
    expect(queries.read(query)).toEqual({ failure: { status: 404, code: 'internal' } })
  })

  it('is taken from the server’s state without a call', async () => {
    const { queries, calls } = open({ '/home': page([]) })
    await queries.load(query)
    const hydrated = open({})
    hydrated.queries.hydrate(JSON.parse(JSON.stringify(dehydrate(queries.cache))))
    const stop = hydrated.queries.watch(query, () => {})
    expect(hydrated.queries.read(query)).toEqual(queries.read(query))
    expect(hydrated.calls).toEqual([])
    expect(calls).toHaveLength(1)
    stop()
  })

  it('is refetched on focus only while it is shown', async () => {
    const { queries, calls } = open({ '/home': page([]) })
    queries.cache.mount()
    const comeBack = async () => {
      focusManager.setFocused(false)
      focusManager.setFocused(true)
      await vi.advanceTimersByTimeAsync(0)
    }
    const stop = queries.watch(query, () => {})
    await waitFor(() => expect(queries.read(query)).toBeDefined())
    await comeBack()
    expect(calls).toHaveLength(1)
    vi.advanceTimersByTime(minute)
    await comeBack()
    expect(calls).toHaveLength(2)
    stop()
    vi.advanceTimersByTime(minute)
    await comeBack()
    expect(calls).toHaveLength(2)
    queries.cache.unmount()
  })
})

describe('a write', () => {
  const renamed = {
    query,
    edit: (draft: { title: string }) => {
      draft.title = 'Après'
    },
  }
  const titleOf = (answer: ReturnType<typeof open>['queries']) => answer.read(query)

  it('shows its result before the server has answered, then what the server says', async () => {
    const responses: Answers = { '/home': page([], { title: 'Avant' }) }
    const { queries } = open(responses)
    await queries.load(query)
    let answer = (_: string) => {}
    const writing = mutate(queries, {
      write: () => new Promise<string>((resolve) => (answer = resolve)),
      optimistic: renamed,
    })
    await waitFor(() => expect(titleOf(queries)).toMatchObject({ data: { title: 'Après' } }))
    responses['/home'] = page([], { title: 'Du serveur' })
    answer('fait')
    expect(await writing).toBe('fait')
    await waitFor(() => expect(titleOf(queries)).toMatchObject({ data: { title: 'Du serveur' } }))
  })

  it('shows a list in another order, and without an item, before the server has answered', async () => {
    const blocks = ['a', 'b', 'c'].map((each) => text(each))
    const { queries } = open({ '/home': page(blocks, { title: 'Avant' }) })
    await queries.load(query)
    const edits = [
      (draft: { components: unknown[] }) => void draft.components.reverse(),
      (draft: { components: unknown[] }) => void draft.components.pop(),
    ]
    for (const edit of edits) {
      // The server answers once the result is shown.
      const write = () =>
        waitFor(() =>
          expect(queries.read(query)).not.toEqual({ data: expect.objectContaining({ components: blocks }) }),
        )
      await mutate(queries, { write, optimistic: { query, edit } })
    }
  })

  it('refetches what a reading under way may have seen before it', async () => {
    const { queries, calls } = open({ '/home': page([], { title: 'Avant' }) })
    await queries.load(query)
    await queries.expire()
    let answer = (_: string) => {}
    const writing = mutate(queries, {
      write: () => new Promise<string>((resolve) => (answer = resolve)),
      optimistic: renamed,
    })
    await waitFor(() => expect(titleOf(queries)).toMatchObject({ data: { title: 'Après' } }))
    await queries.expire()
    const reading = queries.load(query)
    const before = calls.length
    answer('fait')
    await writing
    await reading
    await waitFor(() => expect(calls.length).toBeGreaterThan(before))
  })

  it('is followed by a new reading, in place of one that began before', async () => {
    const { queries, calls } = open({ '/home': page([]) })
    await queries.load(query)
    const stop = queries.watch(query, () => {})
    const early = queries.refresh().catch(stop)
    await queries.expire()
    await queries.reload(query).then(() => early)
    expect(calls).toHaveLength(3)
  })

  it('puts the former answer back when it fails', async () => {
    const { queries } = open({ '/home': page([], { title: 'Avant' }) })
    await queries.load(query)
    const write = () => Promise.reject(new Error('refused'))
    await expect(mutate(queries, { write, optimistic: renamed })).rejects.toThrow('refused')
    expect(titleOf(queries)).toMatchObject({ data: { title: 'Avant' } })
  })

  it('makes every answer stale', async () => {
    const { queries, calls } = open({ '/home': page([]) })
    await queries.load(query)
    await mutate(queries, { write: async () => {} })
    await queries.load(query)
    expect(calls).toHaveLength(2)
  })
})

describe('a failure', () => {
  it('is data, with the status of the call', async () => {
    const { queries } = open({ '/home': 503 })
    await queries.load(query)
    expect(queries.read(query)).toEqual({ failure: { status: 503, code: 'internal' } })
  })

  it('has status 0 after a retry without an answer', async () => {
    const { queries, calls } = open({ '/home': 0 })
    await Promise.all([queries.load(query), vi.runAllTimersAsync()])
    expect(queries.read(query)).toEqual({ failure: { status: 0, code: 'unreachable' } })
    expect(calls).toHaveLength(2)
  })

  it('is refetched the next time unless it is a 404', async () => {
    for (const [status, asked] of [
      [500, 2],
      [404, 1],
    ] as const) {
      const { queries, calls } = open({ '/home': status })
      await queries.load(query)
      await queries.load(query)
      expect(calls).toHaveLength(asked)
    }
  })

  it('of the server is hydrated as it is, and refetched once it is shown', async () => {
    const { queries } = open({ '/home': 503 })
    await queries.load(query)
    const hydrated = open({ '/home': page([], { title: 'Revenu' }) })
    hydrated.queries.hydrate(JSON.parse(JSON.stringify(dehydrate(queries.cache, { shouldDehydrateQuery: () => true }))))
    await hydrated.queries.load(query)
    expect(hydrated.queries.read(query)).toEqual({ failure: { status: 503, code: 'internal' } })
    expect(hydrated.calls).toEqual([])
    const stop = hydrated.queries.watch(query, () => {})
    await waitFor(() => expect(hydrated.queries.read(query)).toMatchObject({ data: { title: 'Revenu' } }))
    stop()
  })
})
