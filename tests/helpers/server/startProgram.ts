import { type ChildProcess, spawn } from 'node:child_process'
import { onTestFinished } from 'vitest'
import { packageRoot } from '../../../src/server/packageRoot'

export type Program = {
  child: ChildProcess
  output(): string
  /** The address that the server prints, such as `http://127.0.0.1:3000/`. */
  ready: Promise<string>
  ended: Promise<number | null>
}

/** Starts a built server on a free port, in a process of its own that ends with the test. */
export function startProgram(main: string, env: Record<string, string>): Program {
  const child = spawn(process.execPath, [main], {
    cwd: packageRoot,
    env: { PATH: process.env.PATH ?? '', PORT: '0', LOG_LEVEL: 'error', ...env },
  })
  let output = ''
  const ended = new Promise<number | null>((resolve) => child.on('exit', (code) => resolve(code)))
  const ready = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk
      const [, address] = /ready at (http:\S+)/.exec(output) ?? []
      if (address) resolve(address)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    ended.then(() => reject(new Error(`It ended: ${output}`)))
  })
  ready.catch(() => undefined)
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  return { child, output: () => output, ready, ended }
}
