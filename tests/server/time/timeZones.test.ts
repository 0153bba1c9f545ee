import { expect, it } from 'vitest'
import { seed } from '../../../src/server/db/seed/seed'
import { loggerOptions } from '../../../src/server/http/logging'
import { now, openServer, towns } from '../../helpers/server/openServer'

it('a portal with an unknown time zone is served in that of Brussels, and the fault is logged once', async () => {
  const lines: string[] = []
  const logger = { ...Object(loggerOptions('info')), stream: { write: (line: string) => void lines.push(line) } }
  const server = await openServer({ logger })
  const { record } = await server.db
    .selectFrom('portal')
    .select('record')
    .where('name', '=', 'montclair')
    .executeTakeFirstOrThrow()
  const wrong = JSON.stringify({ ...record, timeZone: 'Mars/Olympus' })
  await server.db.updateTable('portal').set({ record: wrong }).where('name', '=', 'montclair').execute()
  expect(await seed(server.db, { towns, now: () => now })).toEqual([])
  const read = async (path: string) => {
    const answer = await server.app.inject(path)
    expect(answer.statusCode, path).toBe(200)
    return answer.json().data
  }
  expect((await read('/core-service/api/v2/web/portal/montclair')).timeZone).toBe('Europe/Brussels')
  await read('/core-service/api/v2/web/portal/montclair/home')
  await read('/core-content-service/api/v1/web/portal/montclair/events?date=2027-03-12')
  await read('/core-content-service/api/v1/web/portal/montclair/content/contact')
  const { data } = await read('/bus-service/api/v1/web/stops/montclair-gare/departures')
  expect(data.components.length).toBeGreaterThan(0)
  const issues = lines.map((line) => JSON.parse(line)).filter(({ issue }) => issue)
  expect(issues.map(({ issue, msg }) => [issue.pointer, msg])).toEqual([
    ['/timeZone', 'The time zone of the portal "montclair" does not exist; Europe/Brussels is used.'],
  ])
  await server.close()
})
