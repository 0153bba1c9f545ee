import { spawn } from 'node:child_process'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { freePort } from '../freePort'
import { formatSpread, ratios, spread } from '../statistics'
import type { Line } from './Line'

type Target = { database: string; address: string }

const subjects = [
  { what: 'cached home', path: '/montclair', floor: 0.6 },
  { what: 'home JSON, shared', path: '/core-service/api/v2/web/portal/montclair/home?env=desktop', floor: 0.5 },
]

/** Compares cached answers with a bare Fastify route that sends the same bytes. All contenders take turns. */
export async function measureCached(targets: readonly Target[], isQuick: boolean): Promise<Line[]> {
  const rounds = isQuick ? 3 : 5
  const lines: Line[] = []
  for (const { what, path, floor } of subjects) {
    const bare = await startBareRoute(targets.map(({ address }) => `${address}${path}`))
    const contenders = targets.flatMap(({ address }, index) => [`${bare.address}/${index}`, `${address}${path}`])
    const rates = contenders.map((): number[] => [])
    for (const url of contenders) await load(url, 1)
    for (let round = 0; round < rounds; round++)
      for (const [index, url] of contenders.entries()) rates[index]?.push(await load(url, 2))
    await bare.stop()
    for (const [index, { database }] of targets.entries()) {
      const [base = [], own = []] = [rates[2 * index], rates[2 * index + 1]]
      const ratio = spread(ratios(own, base))
      lines.push({
        what: `${what}, ${database}`,
        target: `≥ ${floor}× bare route`,
        measured: `${ratio.median.toFixed(2)}×`,
        range: `${formatSpread(ratio)}; ${formatSpread(spread(own), 0)}/s of ${formatSpread(spread(base), 0)}/s`,
        isMet: ratio.median >= floor,
      })
    }
  }
  return lines
}

/** Returns the requests per second. Throws when one fails. */
async function load(url: string, duration: number): Promise<number> {
  const result = await autocannon({ url, connections: 8, duration, headers: { 'accept-encoding': 'br' } })
  if (result.non2xx + result.errors > 0) throw new Error(`${url} failed`)
  return result.requests.average
}

async function startBareRoute(urls: readonly string[]): Promise<{ address: string; stop(): Promise<void> }> {
  const port = await freePort()
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'contenders/bareRoute.mjs'), String(port), ...urls],
    {
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  await new Promise((resolve) => child.stdout.once('data', resolve))
  return {
    address: `http://127.0.0.1:${port}`,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    },
  }
}
