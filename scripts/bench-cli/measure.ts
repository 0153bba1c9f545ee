import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Contender } from './Contender'

/** Seconds that a run takes, from its start to its end. Throws when it does not end well. */
function time({ name, command, args }: Contender, env: NodeJS.ProcessEnv = process.env): number {
  const started = performance.now()
  const { status, signal, stderr } = spawnSync(command, args, {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
  })
  const seconds = (performance.now() - started) / 1000
  if (status !== 0) {
    throw new Error(`${name} ended with ${status ?? signal}: ${String(stderr).trim().slice(0, 300)}`)
  }
  return seconds
}

/** Times of every contender, who take turns, after a round that warms up the disk and finds out who can do it at all. */
export function measure(contenders: readonly Contender[], rounds: number): Map<Contender, number[]> {
  const times = new Map(contenders.filter(canDoIt).map((contender) => [contender, [] as number[]]))
  for (let round = 0; round < rounds; round++) {
    for (const [contender, own] of times) own.push(time(contender))
  }
  return times
}

function canDoIt(contender: Contender): boolean {
  try {
    time(contender)
    return true
  } catch (error) {
    if (contender.own) throw error
    console.log(`left out: ${error instanceof Error ? error.message : error}`)
    return false
  }
}

/** Most memory a Node program held at once, in MB. */
export function peakOf(contender: Contender): number {
  const folder = mkdtempSync(join(tmpdir(), 'beffroi-bench-'))
  try {
    const file = join(folder, 'peak')
    const required = join(import.meta.dirname, 'contenders/writePeak.cjs')
    time(contender, { ...process.env, PEAK_FILE: file, NODE_OPTIONS: `--require=${JSON.stringify(required)}` })
    return Number(readFileSync(file, 'utf8')) / 1e6
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
