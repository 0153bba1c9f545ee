import { afterEach, expect, it, vi } from 'vitest'
import { FairQueue } from '../../../../src/server/api/pictures/FairQueue'

const maxWaitMs = 30_000

/** A queue whose work ends when the test says so. */
function openQueue(maxConcurrent: number, maxWaiting: number) {
  const queue = new FairQueue<string>({ maxConcurrent, maxWaiting, maxWaitMs })
  const started: string[] = []
  const finish = new Map<string, (error?: Error) => void>()
  const run = (client: string, key: string, signal = new AbortController().signal) =>
    queue.run(key, { client, signal }, () => {
      started.push(key)
      return new Promise((resolve, reject) => {
        finish.set(key, (error) => (error ? reject(error) : resolve(key.toUpperCase())))
      })
    })
  /** Ends the work of the keys one after the other. */
  const end = async (...keys: string[]) => {
    for (const key of keys) {
      finish.get(key)?.()
      await new Promise(setImmediate)
    }
  }
  return { run, end, started, finish }
}

afterEach(() => {
  vi.useRealTimers()
})

it('lets clients take turns', async () => {
  const { run, end, started } = openQueue(1, 10)
  const results = [run('a', 'a1'), run('a', 'a2'), run('a', 'a3'), run('b', 'b1'), run('c', 'c1'), run('b', 'b2')]
  await end('a1', 'a2', 'b1', 'c1', 'a3', 'b2')
  expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2'])
  expect(await Promise.all(results)).toEqual(['A1', 'A2', 'A3', 'B1', 'C1', 'B2'])
})

it('takes the place for a new client from the one with the most work', async () => {
  const { run, end, started } = openQueue(1, 3)
  const first = run('a', 'a0')
  const [a1, a2, a3] = [run('a', 'a1'), run('a', 'a2'), run('a', 'a3')]
  expect(await run('a', 'a4')).toBeUndefined()
  const b1 = run('b', 'b1')
  expect(await a3).toBeUndefined()
  await end('a0', 'a1', 'b1', 'a2')
  expect(started).toEqual(['a0', 'a1', 'b1', 'a2'])
  expect(await Promise.all([first, a1, a2, b1])).toEqual(['A0', 'A1', 'A2', 'B1'])
})

it('does equal work once, in the shorter queue of those who wait for it', async () => {
  const { run, end, started } = openQueue(1, 10)
  const results = [run('a', 'a0'), run('a', 'a1'), run('a', 'a2'), run('a', 'same'), run('b', 'same')]
  await end('a0', 'a1', 'same', 'a2')
  expect(started).toEqual(['a0', 'a1', 'same', 'a2'])
  expect(await Promise.all(results)).toEqual(['A0', 'A1', 'A2', 'SAME', 'SAME'])
})

it('drops work that nobody waits for any more', async () => {
  const { run, end, started } = openQueue(1, 10)
  const [gone, other] = [new AbortController(), new AbortController()]
  const first = run('a', 'a0')
  const left = run('a', 'a1', gone.signal)
  const shared = [run('a', 'a2', gone.signal), run('b', 'a2', other.signal)]
  gone.abort()
  expect(await left).toBeUndefined()
  expect(await run('a', 'a3', gone.signal)).toBeUndefined()
  await end('a0', 'a2')
  expect(started).toEqual(['a0', 'a2'])
  expect(await Promise.all([first, ...shared])).toEqual(['A0', undefined, 'A2'])
})

it('gives up what has not started in time, each who waits for it after their own time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { run, end, started } = openQueue(1, 10)
  const first = run('a', 'a0')
  const late = [run('a', 'a1'), run('a', 'same')]
  vi.advanceTimersByTime(maxWaitMs / 2)
  const shared = run('b', 'same')
  vi.advanceTimersByTime(maxWaitMs / 2)
  expect(await Promise.all(late)).toEqual([undefined, undefined])
  await end('a0', 'same')
  expect(started).toEqual(['a0', 'same'])
  expect(await Promise.all([first, shared])).toEqual(['A0', 'SAME'])
})

it('goes on after a failure', async () => {
  const { run, finish, started } = openQueue(1, 10)
  const failed = run('a', 'a0')
  const next = run('a', 'a1')
  finish.get('a0')?.(new Error('no'))
  await expect(failed).rejects.toThrow('no')
  await new Promise(setImmediate)
  expect(started).toEqual(['a0', 'a1'])
  finish.get('a1')?.()
  expect(await next).toBe('A1')
  // The failed work is done again when it is asked for again.
  const again = run('a', 'a0')
  finish.get('a0')?.()
  expect(await again).toBe('A0')
})
