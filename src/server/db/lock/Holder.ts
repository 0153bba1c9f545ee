import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { z } from 'zod'

const shape = z.object({ pid: z.number().int().positive(), host: z.string(), started: z.string() })

/** The process that has a folder: its id, its machine, and when it started as the system tells it. */
export type Holder = z.infer<typeof shape>

export function readHolder(text: string): Holder | undefined {
  try {
    return shape.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

export const thisProcess = (): Holder => ({ pid: process.pid, host: hostname(), started: startOf(process.pid) })

/** Whether the process of this machine still runs, and is not a later one that was given the same id. */
export function isRunning({ pid, started }: Holder): boolean {
  if (!answersSignals(pid)) return false
  const now = startOf(pid)
  return started === '' || now === '' || now === started
}

function answersSignals(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Not permitted means that there is such a process, of another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Start of a process in clock ticks since boot together with the boot, where the system tells (Linux); else empty. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The command's name, in parentheses, may hold blanks; the start is the 20th field after it.
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${ticks}`
  } catch {
    return ''
  }
}
