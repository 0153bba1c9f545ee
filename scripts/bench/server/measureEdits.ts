import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { createRandom } from '../../random'
import { formatSpread, spread } from '../statistics'
import type { Line } from './Line'
import { readAnswer } from './readAnswer'

type Site = { way: string; url: string; addresses: readonly string[]; maxMs: number; count: number }

const path = '/core-content-service/api/v1/web/portal/montclair/publications/travaux-rue-haute'

/** Edits a title in the database and measures the time (ms) from the commit until every server shows it. */
export async function measureEdits({ way, url, addresses, maxMs, count }: Site): Promise<Line[]> {
  const random = createRandom(11)
  const client = new pg.Client(url)
  await client.connect()
  const times: number[] = []
  try {
    for (let edit = 0; edit < count; edit++) {
      // A random delay keeps edits out of step with the servers' regular work.
      await wait(random.below(300))
      const title = `Edit ${edit}`
      await Promise.all(addresses.map((address) => readAnswer(`${address}${path}`)))
      await client.query(
        `update publication set texts = jsonb_set(texts::jsonb, '{fr,title}', to_jsonb($1::text))::json
          where portal = 'montclair' and uid = 'travaux-rue-haute'`,
        [title],
      )
      const edited = performance.now()
      times.push(...(await Promise.all(addresses.map((address) => waitFor(address, title, edited)))))
    }
  } finally {
    await client.end()
  }
  const sorted = [...times].sort((a, b) => a - b)
  const p99 = sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN
  return [
    {
      what: `an edit seen on every server, ${way}`,
      target: `p99 ≤ ${maxMs} ms`,
      measured: `${p99.toFixed(0)} ms`,
      range: `${formatSpread(spread(times), 0)} ms; ${count} edits on ${addresses.length} servers`,
      isMet: p99 <= maxMs,
    },
  ]
}

/** Requests the page until it has the title, and returns the time since the edit in ms. */
async function waitFor(address: string, title: string, edited: number): Promise<number> {
  for (;;) {
    const { text } = await readAnswer(`${address}${path}`)
    const passed = performance.now() - edited
    if (text.includes(`"${title}"`)) return passed
    if (passed > 60_000) throw new Error(`${address} does not show the edit.`)
    await wait(2)
  }
}
