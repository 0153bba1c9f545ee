import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const root = join(import.meta.dirname, '../..')

/** A program that `npm run build` makes too. */
type Program = {
  /** Its configuration in `vite.config.ts`. */
  mode: string
  /** Its main file, relative to `dist`. */
  main: string
  /** Its folder of the source code. */
  source: string
}

const sharedSources = ['schemas', 'scripts/vite', 'package.json', 'vite.config.ts']

const known = new Map<string, Promise<string>>()

/** Returns the path of a built program. Builds it first when it is missing or older than its sources. */
export function builtProgram(program: Program): Promise<string> {
  const path = known.get(program.mode) ?? buildWhereStale(program)
  known.set(program.mode, path)
  return path
}

async function buildWhereStale({ mode, main, source }: Program): Promise<string> {
  const path = join(root, 'dist', main)
  const lock = join(root, 'dist', `${mode}.lock`)
  while (!isFresh(path, source)) {
    if (!takeLock(lock)) {
      await wait(50)
      continue
    }
    try {
      if (!isFresh(path, source)) build(mode)
      return path
    } finally {
      rmSync(lock)
    }
  }
  return path
}

function build(mode: string): void {
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const env = { ...process.env, NODE_ENV: 'production' }
  execFileSync(process.execPath, [vite, 'build', '--mode', mode, '--logLevel', 'warn'], { cwd: root, env })
}

function isFresh(path: string, source: string): boolean {
  if (!existsSync(path)) return false
  const builtAt = statSync(path).mtimeMs
  return [source, ...sharedSources].every((each) => newestIn(join(root, each)) <= builtAt)
}

function newestIn(path: string): number {
  const about = statSync(path, { throwIfNoEntry: false })
  if (!about?.isDirectory()) return about?.mtimeMs ?? 0
  return Math.max(0, ...readdirSync(path).map((name) => newestIn(join(path, name))))
}

/** Test files run in parallel: one builds, the others wait. Removes the lock of a process that is gone. */
function takeLock(lock: string): boolean {
  mkdirSync(join(root, 'dist'), { recursive: true })
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    const owner = existsSync(lock) ? readFileSync(lock, 'utf8') : ''
    if (owner !== '' && !isRunning(Number(owner))) rmSync(lock, { force: true })
    return false
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
