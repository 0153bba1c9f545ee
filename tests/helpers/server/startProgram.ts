import { type ChildProcess, spawn } from 'node:child_process'
import { onTestFinished } from 'vitest'
import { packageRoot } from '../../../src/server/packageRoot'
import { builtProgram } from '../builtProgram'

export type Program = {
  child: ChildProcess
  output(): string
  /** The address that the server prints, such as `http://127.0.0.1:3000/`. */
  ready: Promise<string>
  ended: Promise<number | null>
}

type Limits = {
  /** Longer files cannot be written, as if the disk were full. */
  maxFileBytes?: number
}

/** Starts the built server on a free port, in a process of its own that ends with the test. Builds it first when it is stale. */
export async function startProgram(env: Record<string, string>, { maxFileBytes }: Limits = {}): Promise<Program> {
  const main = await builtProgram({ mode: 'server', main: 'server/main.js', source: 'src/server' })
  // The shell counts in blocks of 512 bytes.
  const limit = maxFileBytes === undefined ? '' : `ulimit -f ${Math.floor(maxFileBytes / 512)}; `
  const child = spawn('sh', ['-c', `${limit}exec "$0" "$1"`, process.execPath, main], {
    cwd: packageRoot,
    env: { PATH: process.env.PATH ?? '', PORT: '0', LOG_LEVEL: 'error', ...env },
  })
  let output = ''
  const ended = new Promise<number | null>((resolve) => child.on('close', (code) => resolve(code)))
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
