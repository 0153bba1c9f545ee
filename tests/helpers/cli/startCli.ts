import { type ChildProcess, spawn } from 'node:child_process'
import { onTestFinished } from 'vitest'
import { builtCli } from './builtCli'

/** The built command while it runs. */
export type Started = {
  child: ChildProcess
  /** Waits for this to be printed and answers all there was since the last time, up to its end. Fails when the command ends. */
  until(part: string | RegExp): Promise<string>
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | string | null>
}

/** Starts the built command, or another program with it, and reads what it says as it comes. */
export async function startCli(
  args: readonly string[],
  options: { cwd: string; through?: string[] | undefined },
): Promise<Started> {
  const command = [process.execPath, await builtCli(), ...args]
  // Both outputs in one pipe keep their order.
  const joined = ['sh', '-c', 'exec "$0" "$@" 2>&1', ...command]
  const [program = '', ...rest] = options.through ? [...options.through, command.map(quoted).join(' ')] : joined
  const child = spawn(program, rest, { cwd: options.cwd, env: { ...process.env, CI: '' }, stdio: 'pipe' })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  let printed = ''
  const waiting = new Set<() => void>()
  const hear = (chunk: unknown) => {
    printed += chunk
    for (const look of waiting) look()
  }
  child.stdout.on('data', hear)
  const ended = new Promise<number | string | null>((resolve) =>
    child.on('close', (code, signal) => resolve(code ?? signal)),
  )

  function until(part: string | RegExp): Promise<string> {
    return new Promise((resolve, reject) => {
      const look = () => {
        const found = typeof part === 'string' ? part : part.exec(printed)?.[0]
        const start = found === undefined ? -1 : printed.indexOf(found)
        if (found === undefined || start === -1) return
        waiting.delete(look)
        const end = start + found.length
        resolve(printed.slice(0, end))
        printed = printed.slice(end)
      }
      waiting.add(look)
      look()
      ended.then((code) => reject(new Error(`ended with ${code} before ${part} was printed, after: ${printed}`)))
    })
  }
  return { child, until, ended }
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`
