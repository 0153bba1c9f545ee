// @vitest-environment node
// biome-ignore-all lint/suspicious/noThenProperty: `then` is a word of the contract
import { expect, it } from 'vitest'
import type { Handler } from '../../../renderer/actions/Handler'
import { handlers } from '../../../renderer/actions/handlers'
import { deferred, navigation, record, submit } from './recorder'

const never = () => new Promise(() => {})

it('[X12] neither validates nor runs an action whose signal is already aborted', async () => {
  const { run, names, issues } = record()
  expect(await run({ handler: 'teleport' }, { signal: AbortSignal.abort() })).toEqual({ status: 'aborted' })
  expect([names(), issues]).toEqual([[], []])
})

it('[X12] ends at once although the port never answers, and the port sees the abort', async () => {
  const leaving = new AbortController()
  const { run, contexts } = record({ call: never })
  const outcome = run(submit(), { signal: leaving.signal })
  leaving.abort()
  expect(await outcome).toEqual({ status: 'aborted' })
  expect(contexts[0]?.signal.aborted).toBe(true)
})

it('[X12] performs nothing when the abort comes while its question is open', async () => {
  const leaving = new AbortController()
  const { run, names } = record({ confirm: never })
  const outcome = run({ ...navigation(), confirm: { title: 'Quitter ?' } }, { signal: leaving.signal })
  leaving.abort()
  expect(await outcome).toEqual({ status: 'aborted' })
  expect(names()).toEqual(['confirm'])
})

it('[X12] keeps the effects performed before the abort, and does not run the then', async () => {
  const leaving = new AbortController()
  const { run, names } = record({ reload: never })
  const outcome = run(
    { ...navigation(), then: { handler: 'refresh', then: { handler: 'back' } } },
    { signal: leaving.signal },
  )
  await expect.poll(names).toContain('reload')
  leaving.abort()
  expect(await outcome).toEqual({ status: 'done', value: undefined, next: { status: 'aborted' } })
  expect(names()).toEqual(['navigate', 'reload'])
})

it('[X12] performs nothing when the abort comes between two effects', async () => {
  const leaving = new AbortController()
  const program: Handler<'submit'> = function* ({ endpoint }) {
    yield { effect: 'emit', event: 'begin' }
    leaving.abort()
    yield { effect: 'call', method: 'GET', endpoint }
  }
  const { run, names, entries } = record({}, { handlers: { ...handlers, submit: program } })
  expect(await run(submit(), { signal: leaving.signal })).toEqual({ status: 'aborted' })
  expect(names()).toEqual(['emit'])
  expect(entries).toHaveLength(1)
})

it('[X12] runs the finally blocks of the handler, but performs none of their effects', async () => {
  const leaving = new AbortController()
  const steps: string[] = []
  const program: Handler<'submit'> = function* ({ endpoint }) {
    try {
      try {
        yield { effect: 'call', method: 'GET', endpoint }
        steps.push('after the call')
      } catch {
        steps.push('caught')
      } finally {
        steps.push('inner')
        yield { effect: 'emit', event: 'left' }
        steps.push('after the effect')
      }
    } finally {
      steps.push('outer')
    }
  }
  const { run, names } = record({ call: never }, { handlers: { ...handlers, submit: program } })
  const outcome = run(submit(), { signal: leaving.signal })
  leaving.abort()
  expect(await outcome).toEqual({ status: 'aborted' })
  expect(steps).toEqual(['inner', 'outer'])
  expect(names()).toEqual(['call'])
})

it.each([
  [
    'throws',
    () => {
      throw new Error('Au revoir')
    },
  ],
  ['never ends', () => true],
])('[X12] ends although a finally block %s', async (_, again) => {
  const leaving = new AbortController()
  const program: Handler<'submit'> = function* ({ endpoint }) {
    let more = true
    while (more) {
      try {
        yield { effect: 'call', method: 'GET', endpoint }
      } finally {
        more = again()
        // biome-ignore lint/correctness/noUnsafeFinally: the unsafe program is what is tested
        if (more) continue
      }
    }
  }
  const { run } = record({ call: never }, { handlers: { ...handlers, submit: program } })
  const outcome = run(submit(), { signal: leaving.signal })
  leaving.abort()
  expect(await outcome).toEqual({ status: 'aborted' })
})

it('[X13] drops an answer that comes after the abort', async () => {
  const leaving = new AbortController()
  const answer = deferred()
  const { run, names } = record({ call: () => answer.promise })
  const vote = { handler: 'vote', data: { pollUid: 'budget', responses: ['verger'] } }
  const outcome = run(vote, { signal: leaving.signal })
  leaving.abort()
  answer.resolve({ data: { type: 'poll-results', data: {} } })
  expect(await outcome).toEqual({ status: 'aborted' })
  expect(names()).toEqual(['call'])
})

it('[X13] drops a failure that comes after the abort', async () => {
  const leaving = new AbortController()
  const answer = deferred()
  const { run, names } = record({ call: () => answer.promise })
  const outcome = run({ ...submit(), catch: { handler: 'back' } }, { signal: leaving.signal })
  leaving.abort()
  answer.reject(new Error('Trop tard'))
  expect(await outcome).toEqual({ status: 'aborted' })
  expect(names()).toEqual(['call'])
})

it('[X13] removes its listener from a signal that is not aborted', async () => {
  const page = new AbortController()
  let listeners = 0
  const { addEventListener, removeEventListener } = page.signal
  page.signal.addEventListener = (...given: Parameters<typeof addEventListener>) => {
    listeners++
    addEventListener.apply(page.signal, given)
  }
  page.signal.removeEventListener = (...given: Parameters<typeof removeEventListener>) => {
    listeners--
    removeEventListener.apply(page.signal, given)
  }
  const { run } = record({ call: () => Promise.resolve() })
  await run({ ...submit(), then: navigation() }, { signal: page.signal })
  expect(listeners).toBe(0)
})
