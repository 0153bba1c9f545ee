import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Contender } from './Contender'

/** Seconds that a run takes, from its start to its end. Throws when it ends in a way that is not expected. */
function time({ name, command, args, expected }: Contender, env: NodeJS.ProcessEnv = process.env): number {
  const started = performance.now()
  const { status, signal, stderr } = spawnSync(command, args, {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
  })
  const seconds = (performance.now() - started) / 1000
  if (status === null || !expected.includes(status)) {
    throw new Error(`${name} ended with ${status ?? signal}: ${String(stderr).slice(0, 500)}`)
  }
  return seconds
}

/** Times of every contender, who take turns, after a round that only warms up the disk. */
export function measure(contenders: readonly Contender[], rounds: number): Map<Contender, number[]> {
  const times = new Map(contenders.map((contender) => [contender, [] as number[]]))
  for (let round = -1; round < rounds; round++) {
    for (const contender of contenders) {
      const seconds = time(contender)
      if (round >= 0) times.get(contender)?.push(seconds)
    }
  }
  return times
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
