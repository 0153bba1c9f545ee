import { join } from 'node:path'
import { createApp } from '../../../src/server/app'
import type { OpenDatabase } from '../../../src/server/db/openDatabase'
import { packageRoot } from '../../../src/server/packageRoot'
import type { Line } from './Line'
import { towns } from './prepareDatabase'
import { secret } from './startBuiltServer'

/** The 95th percentile of calls that no cache answers. */
const maxMs = 50

type Calls = {
  what: string
  /** Closed after the calls. */
  opened: OpenDatabase
  folder: string
  isQuick: boolean
  /** Returns the address of each call, which differs from all others. */
  urlOf(call: number): string
}

/** Measures calls of the API one after the other, in this process. */
export async function measureCalls({ what, opened, folder, isQuick, urlOf }: Calls): Promise<Line> {
  const built = join(packageRoot, 'dist')
  const app = await createApp({
    ...{ source: opened, towns, built, cacheFolder: folder, secret },
    portal: undefined,
    rateLimit: 0,
  })
  const times: number[] = []
  const calls = isQuick ? 400 : 2000
  for (let call = 0; call < calls; call++) {
    const url = urlOf(call)
    const started = performance.now()
    const { statusCode, body } = await app.inject(url)
    const ms = performance.now() - started
    if (statusCode !== 200) throw new Error(`${url}: ${statusCode} ${body}`)
    // The first calls warm up compilers and caches.
    if (call >= 50) times.push(ms)
  }
  await app.close()
  await opened.close()
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
  return {
    what,
    target: `< ${maxMs} ms`,
    measured: `${at(0.95).toFixed(1)} ms`,
    range: `median ${at(0.5).toFixed(1)} ms; slowest ${at(0.999).toFixed(1)} ms`,
    isMet: at(0.95) < maxMs,
  }
}
