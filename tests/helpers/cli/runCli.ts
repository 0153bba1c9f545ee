import { spawn } from 'node:child_process'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { builtCli } from './builtCli'

export type Run = { code: number | null; stdout: string; stderr: string }

/** `stdin` may come in pieces; `limit`, in milliseconds, ends a command that hangs. */
type RunOptions = {
  cwd?: string
  stdin?: string | Uint8Array | readonly Uint8Array[]
  env?: NodeJS.ProcessEnv
  uid?: number
  limit?: number
}

/** Runs the built command as a process of its own and waits for its end. */
export async function runCli(args: readonly string[], options: RunOptions = {}): Promise<Run> {
  const { stdin = '', cwd, env, uid, limit } = options
  const child = spawn(process.execPath, [await builtCli(), ...args], {
    env: { ...process.env, NO_COLOR: undefined, ...env },
    ...(cwd === undefined ? {} : { cwd }),
    ...(uid === undefined ? {} : { uid, gid: uid }),
    ...(limit === undefined ? {} : { timeout: limit, killSignal: 'SIGKILL' as const }),
  })
  // A command that ends before it has read everything closes its side first.
  child.stdin.on('error', () => {})
  Readable.from(typeof stdin === 'string' || stdin instanceof Uint8Array ? [stdin] : stdin).pipe(child.stdin)
  const ended = new Promise<number | null>((resolve, reject) => child.on('close', resolve).on('error', reject))
  const [code, stdout, stderr] = await Promise.all([ended, text(child.stdout), text(child.stderr)])
  return { code, stdout, stderr }
}
