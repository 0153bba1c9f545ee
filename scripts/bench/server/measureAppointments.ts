import { join } from 'node:path'
import { sql } from 'kysely'
import { createApp } from '../../../src/server/app'
import { type DatabaseOptions, openDatabase } from '../../../src/server/db/openDatabase'
import { seed } from '../../../src/server/db/seed/seed'
import { packageRoot } from '../../../src/server/packageRoot'
import { addDays } from '../../../src/server/time/zonedTime'
import type { Line } from './Line'
import { towns } from './prepareDatabase'
import { secret } from './startBuiltServer'

type Source = { database: string; options: DatabaseOptions }

const count = 10_000
const maxMs = 50
const prestations = ['carte-identite', 'carte-enfant', 'passeport', 'permis-conduire', 'changement-adresse']

/** Measures uncached free times of a day, and uncached calendars, at an office with 10,000 appointments, in this process. */
export async function measureAppointments(sources: readonly Source[], folder: string): Promise<Line[]> {
  const lines: Line[] = []
  for (const { database, options } of sources) {
    const opened = await openDatabase(options)
    const now = new Date()
    await seed(opened.db, { towns, now: () => now })
    await sql`insert into appointment_slot (uid, portal, office, desk, prestation, starts_at, ends_at, free_at, is_extended)
      select gen_random_uuid(), 'montclair', 'population', (1 + n % 3)::text, 'carte-identite', beginning,
        beginning + interval '15 minutes', beginning + interval '15 minutes', false
      from generate_series(0, ${count - 1}::int) as n, lateral (select date_trunc('hour', ${now}::timestamptz)
        - interval '20 days' + (n / 3) * interval '30 minutes' as beginning) as times`.execute(opened.db)
    const app = await createApp({
      source: opened,
      towns,
      built: join(packageRoot, 'dist'),
      cacheFolder: folder,
      portal: undefined,
      secret,
      rateLimit: 0,
    })
    const base = '/reservation-service/api/v1/web'
    const days = Array.from({ length: 40 }, (_, index) => addDays(now.toISOString().slice(0, 10), index + 3))
    const ranges = prestations.flatMap((prestation) =>
      days.map((date) => `${base}/day-ranges?portalName=montclair&prestation=${prestation}&date=${date}`),
    )
    const calendars = prestations.flatMap((prestation) =>
      days.map((date) => `${base}/calendar-dates?portalName=montclair&prestation=${prestation}&from=${date}`),
    )
    for (const [what, urls] of [
      ['free times of a day', ranges],
      ['days of a calendar', calendars],
    ] as const) {
      const times: number[] = []
      for (const url of urls) {
        const started = performance.now()
        const { statusCode, body } = await app.inject(url)
        times.push(performance.now() - started)
        if (statusCode !== 200) throw new Error(`${url}: ${statusCode} ${body}`)
      }
      // The first calls warm up compilers.
      const sorted = times.slice(20).sort((a, b) => a - b)
      const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
      lines.push({
        what: `${what}, ${count.toLocaleString('en')} appointments, p95, ${database}`,
        target: `≤ ${maxMs} ms`,
        measured: `${at(0.95).toFixed(1)} ms`,
        range: `median ${at(0.5).toFixed(1)} ms`,
        isMet: at(0.95) <= maxMs,
      })
    }
    await app.close()
    await opened.close()
  }
  return lines
}
