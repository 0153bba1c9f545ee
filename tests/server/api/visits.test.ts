import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { VisitCounter } from '../../../src/server/api/visits/VisitCounter'
import { eventually } from '../../helpers/eventually'
import { usualDatabases } from '../../helpers/server/databases'
import { openServer, type TestServer } from '../../helpers/server/openServer'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

describe.each(usualDatabases)('visits on $name', (database) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openServer({ database })
  })
  afterAll(() => server.close())

  const rows = () =>
    server.db.selectFrom('visit_count').select(['portal', 'day', 'path', 'count']).orderBy('path').execute()
  const visit = (url: unknown, { portal = 'montclair', agent = firefox } = {}) =>
    server.app.inject({
      method: 'PUT',
      url: `/core-content-service/api/v1/web/portal/${portal}/stats`,
      headers: { 'user-agent': agent },
      payload: { url },
    })

  it('are counted by day and route when the server ends, without what tells one page or person from another', async () => {
    for (const url of ['/montclair', 'https://montclair.be/montclair/publication/travaux?utm=anne', '/montclair/'])
      expect((await visit(url)).statusCode).toBe(204)
    await Promise.all(Array.from({ length: 30 }, (_, index) => visit(`/montclair/publication/p${index}`)))
    await visit('/compte/connexion')
    for (const url of ['/montclair/wp-login.php', '/hauteroche', `/montclair/${'x/'.repeat(900)}`])
      expect((await visit(url)).statusCode).toBe(204)
    for (const agent of ['Googlebot/2.1', 'curl/8', 'HeadlessChrome/140']) await visit('/montclair', { agent })
    expect(await rows()).toEqual([])
    await server.app.close()
    const counts = (await rows()).map(({ portal, path, count }) => [portal, path, count])
    expect(counts).toEqual([
      ['montclair', '/', 2],
      ['montclair', '/compte/connexion', 1],
      ['montclair', '/publication/:uid', 31],
    ])
  })

  it('add up, and wait for the next time when they cannot be written', async () => {
    const errors: unknown[] = []
    const broken = {
      insertInto: () => {
        throw new Error('down')
      },
    }
    const good = { db: server.db, onError: (error: unknown) => errors.push(error), writeIntervalMs: 1 }
    const options = { ...good }
    const counter = new VisitCounter(options)
    Object.assign(options, { db: broken })
    const one = { portal: 'hauteroche', day: '2027-03-10', path: '/menu' }
    counter.count(one)
    await eventually(() => errors.length > 0)
    Object.assign(options, good)
    const total = async () => (await rows()).find(({ portal }) => portal === 'hauteroche')?.count
    await eventually(async () => (await total()) === 1)
    counter.count(one)
    await counter.write()
    expect(await total()).toBe(2)
  })
})

describe('the call that counts visits', () => {
  it('refuses what is no address, and unknown portals', async () => {
    const server = await openServer()
    const put = (portal: string, payload: object) =>
      server.app.inject({ method: 'PUT', url: `/core-content-service/api/v1/web/portal/${portal}/stats`, payload })
    expect((await put('montclair', { url: '' })).statusCode).toBe(400)
    expect((await put('montclair', { url: 'x'.repeat(2001) })).statusCode).toBe(400)
    expect((await put('nowhere', { url: '/' })).statusCode).toBe(404)
    await server.close()
  })
})
