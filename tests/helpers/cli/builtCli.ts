import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const root = join(import.meta.dirname, '../../..')
const lock = join(root, 'dist/cli.lock')

/** The inputs of the build; a build that is older than one of them is stale. */
const sources = ['src/cli', 'schemas', 'scripts/vite', 'package.json', 'vite.config.ts']

let ready: Promise<string> | undefined

/** Returns the path of the built command. Builds it first when it is missing or stale. */
export function builtCli(): Promise<string> {
  ready ??= buildWhereStale(join(root, 'dist/cli/beffroi.js'))
  return ready
}

async function buildWhereStale(command: string): Promise<string> {
  while (!isFresh(command)) {
    if (!takeLock()) {
      await wait(50)
      continue
    }
    try {
      if (!isFresh(command)) build()
      return command
    } finally {
      rmSync(lock, { recursive: true })
    }
  }
  return command
}

function build(): void {
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const env = { ...process.env, NODE_ENV: 'production' }
  execFileSync(process.execPath, [vite, 'build', '--mode', 'cli', '--logLevel', 'warn'], { cwd: root, env })
}

function isFresh(command: string): boolean {
  if (!existsSync(command)) return false
  const builtAt = statSync(command).mtimeMs
  return sources.every((source) => newestIn(join(root, source)) <= builtAt)
}

function newestIn(path: string): number {
  const about = statSync(path, { throwIfNoEntry: false })
  if (!about?.isDirectory()) return about?.mtimeMs ?? 0
  return Math.max(0, ...readdirSync(path).map((name) => newestIn(join(path, name))))
}

/** Test files run in parallel: one builds, the others wait. The lock of a killed run is ignored after a minute. */
function takeLock(): boolean {
  mkdirSync(join(root, 'dist'), { recursive: true })
  try {
    mkdirSync(lock)
    return true
  } catch {
    const age = existsSync(lock) ? Date.now() - statSync(lock).mtimeMs : 0
    if (age > 60_000) rmSync(lock, { recursive: true, force: true })
    return false
  }
}
