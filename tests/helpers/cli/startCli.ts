import { type ChildProcess, spawn } from 'node:child_process'
import { onTestFinished } from 'vitest'
import { builtCli } from './builtCli'

/** The built command while it runs. */
export type Started = {
  child: ChildProcess
  /** Waits for `part` in the output. Returns the output since the previous call, up to its end. Fails when the command ends. */
  until(part: string | RegExp): Promise<string>
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | string | null>
}

/** Starts the built command, if `through` is set by way of another program, and collects its output. */
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
  const collect = (chunk: unknown) => {
    printed += chunk
    for (const check of waiting) check()
  }
  child.stdout.on('data', collect)
  const ended = new Promise<number | string | null>((resolve) =>
    child.on('close', (code, signal) => resolve(code ?? signal)),
  )

  function until(part: string | RegExp): Promise<string> {
    return new Promise((resolve, reject) => {
      const check = () => {
        const found = typeof part === 'string' ? part : part.exec(printed)?.[0]
        const start = found === undefined ? -1 : printed.indexOf(found)
        if (found === undefined || start === -1) return
        waiting.delete(check)
        const end = start + found.length
        resolve(printed.slice(0, end))
        printed = printed.slice(end)
      }
      waiting.add(check)
      check()
      ended.then((code) => reject(new Error(`ended with ${code} before ${part} was printed, after: ${printed}`)))
    })
  }
  return { child, until, ended }
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`
