import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../../dist/server/main.js', import.meta.url))
const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The built server as a process of its own. `output` is all it has written so far. */
export type Program = {
  pid: number
  output(): string
  /** Resolves to the exit code; null when a signal ended it. */
  ended: Promise<number | null>
  /** Asks it to end, and waits until it has. */
  stop(): Promise<number | null>
}

/** Runs the built server with these settings and no others of this machine. */
export function runProgram(settings: Readonly<Record<string, string>>): Program {
  const child = spawn(process.execPath, [main], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', HOST: '127.0.0.1', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = collect(child)
  const ended = once(child, 'close').then(([code]: (number | null)[]) => code ?? null)
  return {
    pid: child.pid ?? 0,
    output,
    ended,
    stop() {
      child.kill('SIGTERM')
      return ended
    },
  }
}

function collect({ stdout, stderr }: ChildProcess): () => string {
  let text = ''
  for (const stream of [stdout, stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
    })
  }
  return () => text
}
