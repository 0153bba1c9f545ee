import Ajv2020 from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountsOperations } from '../../../schemas/generated/accountsOperations'
import { appointmentsOperations } from '../../../schemas/generated/appointmentsOperations'
import { defectsOperations } from '../../../schemas/generated/defectsOperations'
import { parkingOperations } from '../../../schemas/generated/parkingOperations'
import { readingsOperations } from '../../../schemas/generated/readingsOperations'
import { scoutsOperations } from '../../../schemas/generated/scoutsOperations'
import { ticketsOperations } from '../../../schemas/generated/ticketsOperations'
import { wallOperations } from '../../../schemas/generated/wallOperations'
import { cardOwner } from '../../../src/server/api/fidelity/ownedFidelityCards'
import { handlers } from '../../../src/server/api/registerApi'
import { openapi, routes } from '../../../src/server/openapi/openapi'
import { now, openServer, type TestServer } from '../../helpers/server/openServer'

const ajv = new Ajv2020({ strict: false, validateFormats: false, schemas: { openapi: openapi as object } })

const values: Record<string, string> = {
  portalName: 'montclair',
  id: 'home-publications',
  width: '120',
  height: '80',
  file: 'place-du-marche.svg',
  path: 'energie',
  stepUid: 'pont',
  dataUid: 'bords-de-meuse',
  dataType: 'balade',
  gpxFile: 'montclair-bords-de-meuse.gpx',
  z: '14',
  x: '8455',
  y: '5510',
  form: 'comment',
  identity: 'anonymous',
  favUid: 'travaux-rue-haute',
}

/** Who writes, and reads what visitors own. */
const visitor = '0f8fad5b-d9cb-469f-a165-70867728950e'

/** A card of the visitor for each call about one. */
const cards = {
  readFidelityCard: '00000000-0000-4000-8000-000000000001',
  updateFidelityCard: '00000000-0000-4000-8000-000000000002',
  deleteFidelityCard: '00000000-0000-4000-8000-000000000003',
}

/** A value for the `uid` of a call, by the operation. */
const uids: Record<string, string> = {
  readMenuItem: 'vivre',
  readContent: 'voirie',
  readPublication: 'travaux-rue-haute',
  readEvent: 'concert-au-kiosque',
  listDepartures: 'montclair-marche',
  listTrainDepartures: 'montclair-gare-trains',
  readWalk: 'bords-de-meuse',
  readWalkStep: 'bords-de-meuse',
  listComments: 'poi-montclair-sur-meuse',
  rate: 'poi-montclair-sur-meuse',
  changeRating: 'poi-montclair-sur-meuse',
  withdrawRating: 'poi-montclair-sur-meuse',
  readRating: 'poi-montclair-sur-meuse',
  suggest: 'poi-montclair-sur-meuse',
  readSortingThing: 'pile',
  readConnector: 'salles',
  readWebview: 'salles',
  ...cards,
}

/** What a call cannot do without, besides its path. */
const queries: Record<string, string> = {
  vote: '?requestNewPoll=true',
  fillForm: '?portalName=montclair&form=avis-budget',
  findAddresses: '?query=rue',
  geocode: '?portalName=montclair&query=rue%20haute',
  reverseGeocode: '?portalName=montclair&lat=50.6421&lon=5.7912',
  listBikeRacks: '?lat=50.6421&lon=5.7912',
  listBloodCollections: '?lat=50.6421&lon=5.7912',
  searchPickups: '?query=rue',
  listRides: '?stop=montclair-marche',
  listTrainRides: '?stop=montclair-gare-trains',
  listConnectors: '?portalName=montclair',
  configureConnector: '?portalName=montclair',
  readConnector: '?portalName=montclair',
  readWebview: '?portalName=montclair',
  listPickups: '?luid=montclair-sur-meuse&zuid=centre',
  listContainerSites: '?portalName=montclair',
  listHouseholdPickups: '?portalName=montclair',
  readHousehold: '?portalName=montclair',
  readSortingThing: '?portalName=montclair',
  searchSorting: '?portalName=montclair',
  suggestPickups: '?query=rue',
  suggestSorting: '?query=pile',
}
const fields = { duration: 60, difficulty: 'easy', pmr: 'Non', stroller: 'Oui' }
const mark = { rate: 4, fields }
const comment = {
  email: 'anne@exemple.be',
  description: 'Merci.',
  platform: 'web',
  url: '/montclair',
  portal: 'montclair',
}
const card = { title: 'Ludothèque', number: '12 34 56' }
const favourite = { favoriteUid: 'travaux-rue-haute', portal: 'montclair', type: 'publication' }

const bodies: Record<string, object> = {
  keepFavourite: favourite,
  removeFavourite: favourite,
  orderFavourites: { order: [] },
  fillForm: { note: 4 },
  sendReading: { index: '01234.567' },
  configureConnector: { uid: 'salles', query: 'salle=fanfare' },
  countVisit: { url: '/montclair' },
  rate: { dataType: 'balade', dataUid: 'bords-de-meuse', ...mark },
  changeRating: mark,
  suggest: {
    dataType: 'balade',
    dataUid: 'bords-de-meuse',
    category: 'balade-balisage',
    comment: 'La flèche manque.',
  },
  sendAnonymousComment: comment,
  createFidelityCard: { portal: 'montclair', type: 'none', ...card },
  updateFidelityCard: card,
}

describe('the API description', () => {
  let server: TestServer
  let poll: { uid: string; response: string }
  beforeAll(async () => {
    server = await openServer({ trustsCallers: true, partnerUrl: 'http://127.0.0.1:4999/' })
    const rideAt = async (path: string) => (await server.app.inject(path)).json().data.items[0].uid
    uids.readRide = await rideAt('/bus-service/api/v1/web/rides?stop=montclair-marche')
    uids.readTrainRide = await rideAt('/train-service/api/v1/web/rides?stop=montclair-gare-trains')
    const row = await server.db
      .selectFrom('poll')
      .innerJoin('poll_response', 'poll.uid', 'poll_response.poll')
      .select(['poll.uid as uid', 'poll_response.uid as response'])
      .where('portal', '=', 'montclair')
      .executeTakeFirstOrThrow()
    poll = row
    const kept = { ...card, type: 'none', portal: 'montclair', owner: cardOwner.ofAnonymous(visitor), created_at: now }
    await server.db
      .insertInto('fidelity_card')
      .values(Object.values(cards).map((uid) => ({ ...kept, uid })))
      .execute()
  })
  afterAll(() => server.close())

  const urlOf = (id: string, path: string) =>
    path.replace(/\{(\w+)\}/g, (_, name: string) => (name === 'uid' ? (uids[id] ?? poll.uid) : (values[name] ?? '')))

  it('lists every handler once', () => {
    const ids = routes().map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of Object.keys(handlers)) expect(ids).toContain(id)
  })

  // One comment needs an account. The tests of accounts, walls, appointments, tickets, reports and parking check their answers themselves.
  const apart = {
    ...accountsOperations,
    ...wallOperations,
    ...appointmentsOperations,
    ...ticketsOperations,
    ...defectsOperations,
    ...parkingOperations,
    ...scoutsOperations,
    ...readingsOperations,
  }
  // So do those of waste, of what a visitor keeps.
  const kept = /^(?:saveHousehold|removeHousehold|readPickupCalendar|(?:save|confirm|stop)WasteReminder)$/
  const described = routes().filter(({ id }) => !Object.hasOwn(apart, id) && !kept.test(id) && id !== 'sendUserComment')
  it.each(described.map(({ id, path }) => [id, path] as const))('describes the answer of %s', async (id, path) => {
    const { method } = routes().find((route) => route.id === id) ?? { method: '' }
    const isWrite = method !== 'GET'
    const answer = await server.app.inject({
      method: method === 'PUT' || method === 'DELETE' ? method : isWrite ? 'POST' : 'GET',
      url: urlOf(id, path) + (queries[id] ?? ''),
      headers: isWrite || id === 'readFidelityCard' ? { 'x-lgc-anonymous-uid': visitor } : {},
      ...(isWrite && (method !== 'DELETE' || bodies[id])
        ? { payload: bodies[id] ?? { pollUid: poll.uid, responses: [poll.response] } }
        : {}),
    })
    expect(answer.statusCode, answer.body).toBe(id === 'countVisit' || id === 'deleteFidelityCard' ? 204 : 200)
    if (answer.statusCode === 204) return
    if (/^(?:image\/|application\/(?:gpx|vnd\.mapbox))/.test(String(answer.headers['content-type']))) return
    const at = `openapi#/paths/${path.replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D')}/${method.toLowerCase()}/responses/200/content/application~1json/schema`
    const validate = ajv.compile({ $ref: at })
    expect(validate(answer.json()), JSON.stringify(validate.errors?.slice(0, 3))).toBe(true)
  })

  it('is of version 3.1, names its paths and contains internal references only', async () => {
    const { body } = await server.app.inject('/openapi.json')
    expect(JSON.parse(body).openapi).toMatch(/^3\.1/)
    expect(Object.keys(JSON.parse(body).paths)).toEqual(
      expect.arrayContaining(['/poll-service/api/v2/web/vote', '/core-service/api/v2/web/portal/{portalName}/home']),
    )
    const references = [...body.matchAll(/"\$ref":"([^"]*)"/g)].map(([, reference = '']) => reference)
    expect(references.length).toBeGreaterThan(50)
    expect(references.filter((reference) => !reference.startsWith('#/'))).toEqual([])
  })

  it('is shown as a page that names every call', async () => {
    const { body, headers } = await server.app.inject('/openapi')
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    for (const { id, path } of routes()) {
      expect(body).toContain(`id="${id}"`)
      expect(body).toContain(path)
    }
    expect(body).not.toMatch(/<script|style="/)
  })
})
