import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url))
const root = fileURLToPath(new URL('../..', import.meta.url))

/** The built server as a child process. `output` returns all it has written so far. */
type ServerProcess = {
  output(): string
  /** Resolves to the exit code; null when a signal ended it. */
  ended: Promise<number | null>
  /** Sends SIGTERM and waits for the exit code. */
  stop(): Promise<number | null>
}

/** Starts the built server with these environment variables and no others of this machine. */
export function startServerProcess(settings: Readonly<Record<string, string>>): ServerProcess {
  const child = spawn(process.execPath, [main], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', HOST: '127.0.0.1', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = collectOutput(child)
  const ended = once(child, 'close').then(([code]: (number | null)[]) => code ?? null)
  return {
    output,
    ended,
    stop() {
      child.kill('SIGTERM')
      return ended
    },
  }
}

function collectOutput({ stdout, stderr }: ChildProcess): () => string {
  let text = ''
  for (const stream of [stdout, stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
    })
  }
  return () => text
}

/** A first start creates and seeds the database. Ends what hangs, on a busy machine too. */
const timeoutMs = 300_000
const pauseMs = 50

/** Waits until a server and its database answer; resolves to its origin. Throws with its output when it does not start. */
export async function waitForAddress(program: ServerProcess): Promise<string> {
  const deadline = Date.now() + timeoutMs
  let hasEnded = false
  void program.ended.then(() => {
    hasEnded = true
  })
  while (!hasEnded && Date.now() < deadline) {
    const [, base] = /ready at (http:\/\/\S+?)\/ /.exec(program.output()) ?? []
    if (base && (await isReady(base))) return base
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  throw new Error(`The server did not start.\n${program.output()}`)
}

const isReady = (base: string): Promise<boolean> =>
  fetch(`${base}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  )
