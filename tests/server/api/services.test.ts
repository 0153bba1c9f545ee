import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serviceOf } from '../../../schemas/routes/services'
import { openServer, type TestServer } from '../../helpers/server/openServer'

const v1 = '/core-service/api/v1'
const content = '/core-content-service/api/v1/web/portal/montclair'
const uid = '00000000-0000-4000-8000-000000000001'

/** Calls that only the pages of a service need. */
const callsOf = {
  map: [`${content}/maps/menu`, `${content}/maps/query`],
  walks: [`${content}/balades`, `${content}/steps/list`, `${content}/feeds?kind=walk`],
  wall: [
    '/core-service/api/v2/anonymous/wall/montclair',
    `${v1}/anonymous/wall/montclair/categories`,
    `${v1}/web/portal/montclair/store-catalog`,
    `${v1}/web/portal/montclair/app-store`,
    `${v1}/web/portal/montclair/wall-order`,
  ],
  favourites: [`${v1}/web/is-fav/montclair/dechets`, `${v1}/anonymous/portal/montclair/favorites`],
  search: [`${content}/search?query=lac`, `${content}/finder?query=lac`, `${content}/finder/evenements?query=lac`],
  news: [`${content}/publications`, `${content}/publication-types`, `${content}/feeds`],
  agenda: [`${content}/events`, `${content}/events/calendar`, `${content}/events/calendar-page`],
  fidelity: [`${v1}/web/portal/montclair/fidelity-card-types`, `${v1}/anonymous/portal/montclair/fidelity-cards`],
  appointments: [
    'services-prestations?',
    'appointments?',
    'calendar-dates?prestation=passeport&',
    'form?prestation=passeport&',
  ].map((path) => `/reservation-service/api/v1/web/${path}portalName=montclair`),
  tickets: ['events', 'tickets'].map((path) => `/ticketing-service/api/v1/web/${path}?portalName=montclair`),
  transit: ['bus', 'train'].map((mode) => `/${mode}-service/api/v1/web/stops?portalName=montclair`),
  waste: ['guide?', 'guide/pile?', 'containers?', 'household?', 'household/pickups?', 'pickups/search?query=rue&']
    .map((path) => `/garbage-view-service/api/v1/web/${path}portalName=montclair`)
    .concat('/garbage-view-service/api/v1/web/pickups/detail?luid=montclair-sur-meuse&zuid=centre'),
  defects: ['provider', 'provider-category', 'reports', 'pins'].map(
    (path) => `/street-defect-service/api/v1/web/${path}?portalName=montclair`,
  ),
  connectors: ['connectors-service/api/v1/web/iframe', 'connectors-service/api/v1/web/iframe/salles']
    .concat('core-service/api/v1/web/webview/salles')
    .map((path) => `/${path}?portalName=montclair`),
  camps: ['camp-locations', 'camp-form', 'camps'].map(
    (path) => `/scouts-service/api/v1/web/${path}?portalName=montclair`,
  ),
  readings: [`${content}/meter-kinds`, `${content}/readings`],
} as const

/** Calls of pages that stay, some of which show a map or a heart of their own. */
const calls = ['content/dechets', 'content/mobilite', 'aside?query=lac', 'feeds?kind=content', 'menu/root'].map(
  (path) => `${content}/${path}`,
)

/** A service with its parts, which are off with it. */
const servicesOffWith = (service: keyof typeof callsOf | 'services'): (keyof typeof callsOf)[] =>
  service === 'services' ? ['wall', 'favourites'] : service === 'map' ? ['map', 'walks'] : [service]

describe('a service that a portal switches off', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await openServer({ trustsCallers: true, partnerUrl: 'http://127.0.0.1:4999/' })
  })
  afterAll(() => server.close())

  const headers = { 'x-lgc-anonymous-uid': uid }
  const statusesOf = async (urls: readonly string[]) =>
    await Promise.all(urls.map(async (url) => [url, (await server.app.inject({ url, headers })).statusCode]))
  const all = (urls: readonly string[], status: number) => urls.map((url) => [url, status])

  /** The paths that actions of a page open, for which the portal has no service any more. */
  const pages = [
    '/core-service/api/v2/web/portal/montclair/home',
    `${content}/content/demarches`,
    `${content}/content/etat-civil`,
  ]
  const unservedLinks = async (url: string, service: string) => {
    const { body } = await server.app.inject({ url, headers })
    const paths = [...body.matchAll(/"path":"([^"]+)"/g)].map(([, path = '']) => path)
    expect(paths.length).toBeGreaterThan(3)
    return paths.filter((path) => serviceOf(path) === service)
  }

  const switched = [
    ...(['map', 'services', 'fidelity', 'appointments', 'tickets', 'defects'] as const),
    ...(['walks', 'wall', 'favourites', 'search', 'news', 'agenda'] as const),
    ...(['connectors', 'transit', 'waste', 'camps', 'readings'] as const),
  ]
  it.each(switched)('is absent from the API too: %s', async (service) => {
    const off = servicesOffWith(service)
    const urls = off.flatMap((each) => callsOf[each])
    expect(await statusesOf(urls)).toEqual(all(urls, 200))
    const { record } = await server.db
      .selectFrom('portal')
      .select('record')
      .where('name', '=', 'montclair')
      .executeTakeFirstOrThrow()
    const write = async (value: object) => {
      await server.db
        .updateTable('portal')
        .set({ record: JSON.stringify(value) })
        .where('name', '=', 'montclair')
        .execute()
      await server.app.readChanges()
    }
    await write({ ...record, configs: { ...record.configs, services: { [service]: false } } })
    expect(await statusesOf(urls)).toEqual(all(urls, 404))
    const others = Object.entries(callsOf).flatMap(([name, list]) => (off.some((each) => each === name) ? [] : list))
    expect(await statusesOf([...calls, ...others])).toEqual(all([...calls, ...others], 200))
    for (const url of pages) for (const each of off) expect(await unservedLinks(url, each)).toEqual([])
    await write(record)
  })
})
