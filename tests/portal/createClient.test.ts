import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readingsOperations } from '../../schemas/generated/readingsOperations'
import { scoutsOperations } from '../../schemas/generated/scoutsOperations'
import { ticketsOperations } from '../../schemas/generated/ticketsOperations'
import { wallOperations } from '../../schemas/generated/wallOperations'
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

it('resolves to the whole response of the one call whose contract returns it, and to the body of every other', async () => {
  const client = createClient(
    async () => Response.json({ data: { uid: '1' } }, { status: 200, headers: { 'x-request-id': 'a' } }),
    () => ({}),
  )
  const { method, path, returns } = readingsOperations.sendReading
  const whole = await client(path, { method, returns, body: {} })
  expect(whole).toMatchObject({ status: 200, body: { data: { uid: '1' } } })
  expect(whole).toHaveProperty('headers')
  expect(await client(path, { method, body: {} })).toEqual({ data: { uid: '1' } })
  const others = [readingsOperations, scoutsOperations, ticketsOperations, wallOperations].flatMap((each) =>
    Object.entries(each).filter(([, operation]) => 'returns' in operation),
  )
  expect(others.map(([id]) => id)).toEqual(['sendReading'])
})

it('fails with the status of a refused call that returns its whole response', async () => {
  const client = createClient(
    async () => Response.json({ error: { code: 'conflict', issues: [] } }, { status: 409 }),
    () => ({}),
  )
  await expect(client('/releve', { method: 'POST', returns: 'response', body: {} })).rejects.toMatchObject({
    status: 409,
    code: 'conflict',
  })
})
