import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usualDatabases } from '../../../helpers/server/databases'
import { openServer, type TestServer } from '../../../helpers/server/openServer'

describe.each(usualDatabases)('the portals of a widget on $name', (database) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openServer({ database })
  })
  afterAll(() => server.close())

  it('names the parts of a town that offer a widget too, while they do', async () => {
    const portals = async (widget: string, portal = 'montclair') => {
      const url = `/core-service/api/v1/web/portal/${portal}/store-widget/${widget}/subportal-list`
      const answer = await server.app.inject({ url })
      if (answer.statusCode !== 200) return answer.statusCode
      return answer.json().data.map(({ portalName }: { portalName: string }) => portalName)
    }
    const setPart = async (change: object) => {
      const part = server.db.selectFrom('portal').select('record').where('name', '=', 'hauteroche')
      const { record } = await part.executeTakeFirstOrThrow()
      const changed = JSON.stringify({ ...record, maintenance: undefined, configs: {}, ...change })
      await server.db.updateTable('portal').set({ record: changed }).where('name', '=', 'hauteroche').execute()
      await server.app.readChanges()
      return record
    }
    expect(await portals('agenda')).toEqual(['montclair', 'hauteroche'])
    expect(await portals('theme-travaux')).toEqual(['montclair'])
    expect(await portals('agenda', 'hauteroche')).toEqual(['hauteroche'])
    expect(await portals('theme-nature')).toBe(404)
    const before = await setPart({ configs: { services: { services: false } } })
    expect(await portals('agenda')).toEqual(['montclair'])
    await setPart({ maintenance: true })
    expect(await portals('agenda')).toEqual(['montclair'])
    await setPart({ ...before })
    expect(await portals('agenda')).toEqual(['montclair', 'hauteroche'])
  })
})
