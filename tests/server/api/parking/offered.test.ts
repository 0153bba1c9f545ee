import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { configurePortal } from '../../../helpers/server/configurePortal'
import { openServer, type TestServer } from '../../../helpers/server/openServer'

const core = '/core-service/api'
const content = '/core-content-service/api/v1/web/portal/montclair'

/** The answers from which the pages make their ways to parking. The portal leaves it out of the menu itself. */
const ways = {
  home: `${core}/v2/web/portal/montclair/home`,
  store: `${core}/v1/web/portal/montclair/store-catalog`,
  search: `${content}/search?query=4411`,
} as const

/** How residents ask for it. */
const questions = [
  ...['4411', 'stationnement', 'parking', 'payer mon stationnement', 'horodateur'].map((query) => ['fr', query]),
  ...['4411', 'parking', 'parking meter'].map((query) => ['en', query]),
  ...['4411', 'parken', 'Parkschein'].map((query) => ['de', query]),
  ...['4411', 'parkeren', 'betaald parkeren'].map((query) => ['nl', query]),
] as [string, string][]

/** Opens a server whose town has all four languages. */
async function open(options: Parameters<typeof openServer>[0] = {}): Promise<TestServer> {
  const server = await openServer(options)
  const { record } = await server.db
    .selectFrom('portal')
    .select('record')
    .where('name', '=', 'montclair')
    .executeTakeFirstOrThrow()
  await server.db
    .updateTable('portal')
    .set({ record: JSON.stringify({ ...record, additionalLocales: ['en', 'de', 'nl'] }) })
    .where('name', '=', 'montclair')
    .execute()
  await server.app.readChanges()
  return server
}

const leadsToParking = async (server: TestServer, url: string, language = 'fr') => {
  const answer = await server.app.inject({ url, headers: { 'x-lgc-language': language } })
  expect(answer.statusCode, answer.body).toBe(200)
  // The store names its widgets by their uids.
  return /"(?:\/stationnement|stationnement)"/.test(answer.body)
}

describe('street parking in a town that has it', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await open()
  })
  afterAll(() => server.close())

  it.each(Object.entries(ways))('is reached from the %s', async (_, url) => {
    expect(await leadsToParking(server, url)).toBe(true)
  })

  it.each(questions)('is found in %s by "%s"', async (language, query) => {
    expect(await leadsToParking(server, `${content}/search?query=${encodeURIComponent(query)}&size=5`, language)).toBe(
      true,
    )
  })

  it('is not found once the town switches it off', async () => {
    await configurePortal(server, { services: { parking: false } })
    for (const url of Object.values(ways)) expect(await leadsToParking(server, url), url).toBe(false)
    await configurePortal(server, { services: {} })
  })
})

it('street parking is absent from every town of a server that has no parking service', async () => {
  const server = await open({ parking: undefined })
  try {
    for (const url of Object.values(ways)) expect(await leadsToParking(server, url), url).toBe(false)
    const { data } = (await server.app.inject(`${core}/v2/web/portal/montclair`)).json()
    // The other switches of the town stay.
    expect(data.configs.services).toMatchObject({ parking: false, fidelity: true })
    const zones = '/parking-proxy-service/api/v1/web/locations?portalName=montclair'
    expect((await server.app.inject(zones)).statusCode).toBe(404)
    for (const path of ['/montclair/4411/connexion', '/montclair/4411/redirect?code=a&state=b'])
      expect((await server.app.inject(path)).statusCode).toBe(404)
  } finally {
    await server.close()
  }
})
