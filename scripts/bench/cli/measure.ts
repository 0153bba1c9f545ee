import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Contender } from './Contender'

/** Runs a contender and returns its time in seconds. Throws when its exit code is not 0. */
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

/** Times contenders in turns, after a first round that fills the disk cache and removes failing contenders. */
export function measure(contenders: readonly Contender[], rounds: number): Map<Contender, number[]> {
  const times = new Map(contenders.filter(succeeds).map((contender) => [contender, [] as number[]]))
  for (let round = 0; round < rounds; round++) {
    for (const [contender, own] of times) own.push(time(contender))
  }
  return times
}

function succeeds(contender: Contender): boolean {
  try {
    time(contender)
    return true
  } catch (error) {
    if (contender.own) throw error
    console.log(`skipped: ${error instanceof Error ? error.message : error}`)
    return false
  }
}

/** Measures the peak memory of a Node program, in MB. */
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
