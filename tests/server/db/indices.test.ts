import { CompiledQuery, type LogEvent, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeLargeTown } from '../../../scripts/seed/writeLargeTown'
import { usualDatabases } from '../../helpers/server/databases'
import { now, openServer, type TestServer } from '../../helpers/server/openServer'
import { pageAddresses } from '../../helpers/server/pageAddresses'

const size = { publications: 2500, events: 1500, places: 1500, contents: 300, streets: 1500, stops: 1100 }
/** Rows of a table that PostgreSQL may read whole. */
const smallTable = 1000

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] }

describe.each(usualDatabases)('a large town on $name', (database) => {
  let server: TestServer
  const statements: LogEvent[] = []
  beforeAll(async () => {
    server = await openServer({ database, log: (event) => void statements.push(event) })
    await writeLargeTown(server.db, 'grandville', now, size)
  })
  afterAll(() => server.close())

  const scannedTables = ({ Plans = [], ...plan }: Plan): string[] => [
    ...(plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : []),
    ...Plans.flatMap(scannedTables),
  ]
  /** The tables that a statement reads whole. */
  const explain = async ({ sql: text, parameters }: CompiledQuery): Promise<string[]> => {
    const explanation = CompiledQuery.raw(`explain (format json) ${text}`, [...parameters])
    const { rows } = await server.db.executeQuery<{ 'QUERY PLAN': { Plan: Plan }[] }>(explanation)
    return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => scannedTables(Plan)))
  }

  it('is answered without reading a large table whole', async () => {
    const { rows } = await sql<{ relname: string }>`select relname from pg_class
      where relkind = 'r' and reltuples > ${smallTable}`.execute(server.db)
    const large = rows.map(({ relname }) => relname)
    expect(large).toEqual(expect.arrayContaining(['publication', 'event', 'place', 'street', 'transit_stop']))
    const faults: string[] = []
    for (const [kind, addresses] of Object.entries(await pageAddresses(server.db, 'grandville', 3))) {
      for (const url of addresses) {
        statements.length = 0
        expect((await server.app.inject(url)).statusCode, url).toBe(200)
        for (const { query } of [...statements]) {
          const tables = (await explain(query)).filter((table) => large.includes(table))
          if (tables.length > 0) faults.push(`${kind} ${url} reads ${tables}: ${query.sql}`)
        }
      }
    }
    expect(faults).toEqual([])
  })
})
