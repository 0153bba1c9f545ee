import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createClient } from '../../src/portal/api/createClient'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Never answers. */
const fetch = (_: string, init?: RequestInit) =>
  new Promise<Response>((_, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))))

it('reports a call without an answer after the timeout', async () => {
  const call = createClient(fetch, () => ({}))('/slow').catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(40_000)
  expect(await call).toMatchObject({ name: 'CallError', status: 0 })
})

it('waits longer for what a slow network has to send first', async () => {
  const ended = vi.fn()
  const body = { file: 'a'.repeat(600_000) }
  const call = createClient(fetch, () => ({}))('/photo', { method: 'POST', body }).catch(ended)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(60_000)
  await call
  expect(ended).toHaveBeenCalledOnce()
})

it('fails for a success of another status than the call asks for', async () => {
  const client = createClient(
    async () => Response.json({ data: {} }, { status: 201 }),
    () => ({}),
  )
  await expect(client('/book', { method: 'POST', body: {}, succeedsWith: 200 })).rejects.toMatchObject({ status: 201 })
  expect(await client('/book', { method: 'POST', body: {} })).toEqual({ data: {} })
})
