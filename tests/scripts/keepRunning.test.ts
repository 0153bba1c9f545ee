import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { keepRunning } from '../../scripts/start/keepRunning.mjs'

/** Starts a server of which the numbered run lasts and ends as `runs` says; the time passes by these alone. */
function follow(runs: readonly { lastsMs?: number; code: number }[]) {
  const delays: number[] = []
  const lines: string[] = []
  let time = 0
  let count = 0
  const ended = new Promise<number | null>((resolve) => {
    keepRunning({
      start: (): ChildProcess => {
        const { lastsMs = 0, code } = runs[count++] ?? { code: 0 }
        const child = spawn(process.execPath, ['-e', `process.exit(${code})`])
        child.prependListener('exit', () => {
          time += lastsMs
        })
        return child
      },
      onEnd: resolve,
      log: (line: string) => lines.push(line),
      later: (run: () => void, delayMs: number) => {
        delays.push(delayMs)
        run()
      },
      now: () => time,
    })
  })
  return { ended, delays, lines, starts: () => count }
}

describe('a server that ends', () => {
  it('starts again after a trap of its database, each time after twice the delay', async () => {
    const { ended, delays, lines } = follow([75, 75, 75, 75, 75, 75, 75, 75, 0].map((code) => ({ code })))
    expect(await ended).toBe(0)
    expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000])
    expect(lines.slice(0, 2)).toEqual(['the server starts again in 1 s', 'the server starts again in 2 s'])
  })

  it('begins with the shortest delay again after it ran for ten minutes', async () => {
    const { ended, delays } = follow([{ code: 75 }, { code: 75 }, { code: 75, lastsMs: 600_000 }, { code: 0 }])
    await ended
    expect(delays).toEqual([1000, 2000, 1000])
  })

  it('stays ended after any other failure, such as a full disk', async () => {
    const { ended, starts } = follow([{ code: 1 }])
    expect(await ended).toBe(1)
    expect(starts()).toBe(1)
  })

  it('does not start again once it was stopped', async () => {
    const program = 'process.on("SIGTERM", () => process.exit(75)); setInterval(() => {}, 9); console.log("ready")'
    const started: ChildProcess[] = []
    const ended = new Promise((resolve) => {
      const server = keepRunning({
        start: () => {
          const child = spawn(process.execPath, ['-e', program])
          started.push(child)
          once(child.stdout, 'data').then(() => server.stop('SIGTERM'))
          return child
        },
        onEnd: (code: number | null) => resolve(code),
        log: () => {},
      })
    })
    expect(await ended).toBe(75)
    expect(started).toHaveLength(1)
  })
})
