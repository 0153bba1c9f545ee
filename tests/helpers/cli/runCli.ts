import { spawn } from 'node:child_process'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { builtCli } from './builtCli'

export type Run = { code: number | null; stdout: string; stderr: string }

type CallOptions = { cwd?: string; env?: NodeJS.ProcessEnv }

/** `stdin` may be a list of chunks. A command that exceeds `limit`, in milliseconds, is killed. */
type RunOptions = CallOptions & {
  stdin?: string | Uint8Array | readonly Uint8Array[]
  uid?: number
  limit?: number
}

/**
 * Runs the built command and waits for its end: inside this process, or in a child process when the run needs standard input,
 * another user, a time limit, or variables that Node reads at its start.
 */
export function runCli(args: readonly string[], options: RunOptions = {}): Promise<Run> {
  const { stdin, uid, limit, env = {} } = options
  const needsProcess = [stdin, uid, limit].some((value) => value !== undefined) || Object.keys(env).some(isReadAtStart)
  return needsProcess ? spawnCli(args, options) : callCli(args, options)
}

const isReadAtStart = (name: string): boolean => name.startsWith('NODE_')

/** Runs the built command as a child process. */
async function spawnCli(args: readonly string[], options: RunOptions = {}): Promise<Run> {
  const { stdin = '', cwd, env, uid, limit } = options
  const child = spawn(process.execPath, [await builtCli(), ...args], {
    env: { ...process.env, NO_COLOR: undefined, ...env },
    ...(cwd === undefined ? {} : { cwd }),
    ...(uid === undefined ? {} : { uid, gid: uid }),
    ...(limit === undefined ? {} : { timeout: limit, killSignal: 'SIGKILL' as const }),
  })
  // A command that ends before it has read everything closes the pipe first.
  child.stdin.on('error', () => {})
  Readable.from(typeof stdin === 'string' || stdin instanceof Uint8Array ? [stdin] : stdin).pipe(child.stdin)
  const ended = new Promise<number | null>((resolve, reject) => child.on('close', resolve).on('error', reject))
  const [code, stdout, stderr] = await Promise.all([ended, text(child.stdout), text(child.stderr)])
  return { code, stdout, stderr }
}

let last: Promise<unknown> = Promise.resolve()

/** Runs the built command inside this process. Calls wait for one another: they share the working folder and the streams. */
function callCli(args: readonly string[], options: CallOptions): Promise<Run> {
  const run = last.then(() => call(args, options))
  last = run.catch(() => {})
  return run
}

let calls = 0

async function call(args: readonly string[], { cwd, env }: CallOptions): Promise<Run> {
  const entry = await builtCli()
  const before = { argv: process.argv, cwd: process.cwd(), env: { ...process.env }, exitCode: process.exitCode }
  const stdout = capture(process.stdout)
  const stderr = capture(process.stderr)
  try {
    process.argv = [process.execPath, entry, ...args]
    if (cwd !== undefined) process.chdir(cwd)
    replaceEnv({ ...before.env, NO_COLOR: undefined, ...env })
    process.exitCode = undefined
    // A new URL runs the entry again; the modules that it imports stay loaded.
    await import(`${pathToFileURL(entry).href}?call=${calls++}`)
    return { code: Number(process.exitCode ?? 0), stdout: stdout.end(), stderr: stderr.end() }
  } finally {
    stdout.end()
    stderr.end()
    process.argv = before.argv
    process.chdir(before.cwd)
    replaceEnv(before.env)
    process.exitCode = before.exitCode
  }
}

/** Captures the output of a stream until `end`, as if it were a pipe. */
function capture(stream: NodeJS.WriteStream): { end(): string } {
  const { write, isTTY } = stream
  let written = ''
  stream.isTTY = false
  stream.write = (chunk: string | Uint8Array, ...rest: unknown[]) => {
    written += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString()
    for (const each of rest) if (typeof each === 'function') each()
    return true
  }
  return {
    end() {
      stream.write = write
      stream.isTTY = isTTY
      return written
    },
  }
}

function replaceEnv(env: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(process.env)) if (env[name] === undefined) delete process.env[name]
  for (const [name, value] of Object.entries(env)) if (value !== undefined) process.env[name] = value
}
