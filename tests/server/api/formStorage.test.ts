import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { computedServices } from '../../../src/server/api/computedServices'
import { usualDatabases } from '../../helpers/server/databases'
import { openServer, type TestServer } from '../../helpers/server/openServer'

const fill = '/core-content-service/api/v1/web/forms/fill?portalName=montclair&form=avis-budget'
const reading = '/core-content-service/api/v1/temporary/releve'

describe.each(usualDatabases)('what a portal stores of forms in $name', (database) => {
  let server: TestServer
  const lines: string[] = []
  const warnings = () => lines.filter((line) => line.includes('The contributions to montclair take'))
  beforeAll(async () => {
    const stream = { write: (line: string) => void lines.push(line) }
    server = await openServer({ database, formBytes: 1000, logger: { level: 'warn', stream } })
  })
  afterAll(() => server.close())

  const send = (commentaire: string, url = fill) =>
    server.app.inject({ method: 'POST', url, payload: { note: 4, commentaire } })
  const bytesOf = async () =>
    (await server.db.selectFrom('filled_form').select('bytes').execute()).map(({ bytes }) => bytes)

  it('is that of every table whose rows record their size', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.columns
      where column_name = 'bytes' and table_schema = current_schema()`.execute(server.db)
    expect(rows.length).toBeGreaterThan(0)
    expect([...computedServices.submissionTables].sort()).toEqual(rows.map(({ name }) => name).sort())
  })

  it('is limited, with a warning well before', async () => {
    expect((await send('x'.repeat(600))).statusCode).toBe(200)
    expect(warnings()).toHaveLength(0)
    expect((await send('x'.repeat(250))).statusCode).toBe(200)
    expect(warnings()).toHaveLength(1)
    const refused = await send('x'.repeat(250))
    expect(refused.statusCode).toBe(503)
    expect(refused.json().error).toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('storage for forms of the portal is full'),
    })
    expect(await bytesOf()).toHaveLength(2)
    for (const bytes of await bytesOf()) expect(bytes).toBeGreaterThan(200)
  })

  it('counts for each portal alone, and no longer once the town has deleted it', async () => {
    const own = { method: 'POST', payload: { index: '01234.567' } } as const
    expect((await server.app.inject({ ...own, url: reading })).statusCode).toBe(200)
    await server.db.deleteFrom('filled_form').execute()
    expect((await send('x'.repeat(250))).statusCode).toBe(200)
  })
})
