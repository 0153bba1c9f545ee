import { sql } from 'kysely'
import { type DatabaseOptions, openDatabase } from '../../../src/server/db/openDatabase'
import { seed } from '../../../src/server/db/seed/seed'
import type { Database } from '../../../src/server/db/Tables'
import type { Line } from './Line'
import { measureCalls } from './measureCalls'
import { towns } from './prepareDatabase'

type Source = { database: string; options: DatabaseOptions }

const reports = 50_000

/** Where the reports are: some seven by seven kilometres, with a crowded place in the middle. */
const centre = { lat: 50.642, lon: 5.791 }

/** Categories with a radius of 30, 50 and 200 metres, and one of lamps. */
const categories = ['nid-de-poule', 'depot-clandestin', 'inondation', 'lampadaire-eteint']

/** Measures searches for duplicates among 50,000 reports of one town, in this process. The text keeps each from the cache. */
export async function measureNearby(sources: readonly Source[], folder: string, isQuick: boolean): Promise<Line[]> {
  const lines: Line[] = []
  for (const { database, options } of sources) {
    const opened = await openDatabase(options)
    await seed(opened.db, { towns, now: () => new Date() })
    await insertReports(opened.db)
    const line = await measureCalls({
      what: `reports nearby among ${reports.toLocaleString('en')}, p95, ${database}`,
      ...{ opened, folder, isQuick },
      urlOf(call) {
        const category = categories[call % categories.length]
        const [lat, lon] = [centre.lat + offset(call, 7), centre.lon + offset(call, 11)]
        const asset = call % 8 === 3 ? `&asset=L${call}` : ''
        return `/street-defect-service/api/v1/web/nearby?portalName=montclair&category=${category}&lat=${lat}&lon=${lon}${asset}&text=trou%20profond%20${call}`
      },
    })
    lines.push(line)
  }
  return lines
}

/** Spreads calls over the town, more of them in the middle, in degrees. */
const offset = (call: number, step: number): number => (((call * step) % 101) / 101 - 0.5) ** 3 * 0.24

async function insertReports(db: Database): Promise<void> {
  await sql`insert into defect_report (uid, portal, reference, provider, category, lat, lon, address, asset, status,
      description, fields, is_public, followers, bytes, made_at, received_at, changed_at)
    select gen_random_uuid(), 'montclair', 'B-' || n, 'travaux', (array[${sql.join(categories)}])[1 + n % 4],
      ${centre.lat}::float8 + power(random() - 0.5, 3) * 0.24, ${centre.lon}::float8 + power(random() - 0.5, 3) * 0.24,
      null, 'L' || n, case when n % 10 = 0 then 'received' else 'done' end,
      'Un trou profond devant le numéro ' || n || ', à droite en descendant.', '{}', true, 0, 60,
      now() - n * interval '1 hour' / 60, now() - n * interval '1 hour' / 60, now() - n * interval '1 hour' / 60
    from generate_series(1, ${reports}::int) as n`.execute(db)
  await sql`analyze defect_report`.execute(db)
}
