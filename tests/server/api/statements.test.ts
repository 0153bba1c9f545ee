import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usualDatabases } from '../../helpers/server/databases'
import { openServer, type TestServer } from '../../helpers/server/openServer'
import { pageAddresses } from '../../helpers/server/pageAddresses'

/** Statements of an answer that no cache has, with the one for the portal, which later answers have cached. */
const maxStatements = 3

describe.each(usualDatabases)('an answer on $name', (database) => {
  let server: TestServer
  const statements: string[] = []
  beforeAll(async () => {
    server = await openServer({ database, log: ({ query }) => void statements.push(query.sql) })
  })
  afterAll(() => server.close())

  it.each(['montclair', 'hauteroche'])('takes three statements at most: %s', async (town) => {
    for (const [kind, addresses] of Object.entries(await pageAddresses(server.db, town, 40))) {
      const counts: Record<string, number> = {}
      for (const url of addresses) {
        statements.length = 0
        const { statusCode } = await server.app.inject(url)
        expect(statusCode, url).toBe(200)
        counts[url] = 1 + statements.filter((sql) => !sql.includes('from "portal"')).length
      }
      const tooMany = Object.entries(counts).filter(([, count]) => count > maxStatements)
      expect(tooMany, kind).toEqual([])
      // The first answer of a kind is in no cache, so it has asked something. An earlier kind has built the index of streets.
      if (kind !== 'addresses') expect(Math.max(...Object.values(counts)), kind).toBeGreaterThan(1)
    }
  })
})
