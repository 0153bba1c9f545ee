import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { z } from 'zod'

const shape = z.object({ pid: z.number().int().positive(), host: z.string(), started: z.string() })

/** The process that holds a folder: its id, its machine and its start (see `startOf`). */
export type Holder = z.infer<typeof shape>

export function readHolder(text: string): Holder | undefined {
  try {
    return shape.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

export const thisProcess = (): Holder => ({ pid: process.pid, host: hostname(), started: startOf(process.pid) })

/** Whether a process of this machine still runs, as opposed to a later one with the same id. */
export function isRunning({ pid, started }: Holder): boolean {
  if (!exists(pid)) return false
  const now = startOf(pid)
  return started === '' || now === '' || now === started
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM means that the process exists and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Returns the boot id and the start of a process in clock ticks since boot, from /proc (Linux); empty on other systems. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The command's name in parentheses may contain spaces. The start is the 20th field after it.
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${ticks}`
  } catch {
    return ''
  }
}
