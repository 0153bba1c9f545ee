import { randomUUID } from 'node:crypto'
import Ajv2020 from 'ajv/dist/2020.js'
import fc from 'fast-check'
import type { Logger } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { validate } from '../../../../schemas'
import { wallOperations } from '../../../../schemas/generated/wallOperations'
import { openapi } from '../../../../src/server/openapi/openapi'
import { addAccount, bearer, signIn } from '../../../helpers/server/accounts'
import { usualDatabases } from '../../../helpers/server/databases'
import { openServer, type TestServer } from '../../../helpers/server/openServer'

const ajv = new Ajv2020({ strict: false, validateFormats: false, schemas: { openapi: openapi as object } })
const v1 = '/core-service/api/v1'
const order = `${v1}/web/portal/montclair/wall-order`
const pointerOf = (path: string) => path.replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D')

type Entry = { uid: string; notify: boolean }

describe.each(usualDatabases)('walls on $name', (database) => {
  let server: TestServer
  const statements: string[] = []
  beforeAll(async () => {
    const log: Logger = ({ query }) => void statements.push(query.sql)
    server = await openServer({ database, trustsCallers: true, log })
  })
  afterAll(() => server.close())

  /** Makes calls of one anonymous visitor. */
  const visitor = () => {
    const uid = randomUUID()
    const headers = { 'x-lgc-anonymous-uid': uid, 'x-beffroi-stored': '1' }
    const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: unknown) => {
      const body = payload === undefined ? {} : { payload: JSON.stringify(payload) }
      const type = payload === undefined ? {} : { 'content-type': 'application/json' }
      const answer = await server.app.inject({ method, url, headers: { ...headers, ...type }, ...body })
      return { status: answer.statusCode, headers: answer.headers, body: answer.body ? answer.json() : undefined }
    }
    const add = async (storeWidget: string, more: object = {}) =>
      await call('POST', `${v1}/anonymous/widget`, { portal: 'montclair', storeWidget, ...more })
    const uids = async (): Promise<string[]> => {
      const { body } = await call('GET', order)
      return body.data.map((entry: Entry) => entry.uid)
    }
    return { call, add, uids }
  }

  it('answers each call as it is described', async () => {
    const { call, add } = visitor()
    const uid = randomUUID()
    const { status } = await add('prochains-bus', { uid, stop: 'montclair-gare' })
    expect(status).toBe(200)
    const values: Record<string, string> = {
      portalName: 'montclair',
      category: 'mobility',
      widgetUid: 'prochains-bus',
      identity: 'anonymous',
      uid,
    }
    const bodies: Record<string, unknown> = {
      createWidget: { portal: 'montclair', storeWidget: 'agenda' },
      updateWidget: { storeWidget: 'prochains-bus', config: { stop: 'montclair-marche' } },
      setWidgetNotification: { notify: true },
    }
    const calls = Object.entries(wallOperations).sort(
      ([one], [other]) => Number(one === 'deleteWidget') - Number(other === 'deleteWidget'),
    )
    for (const [id, { method, path }] of calls) {
      const url = path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
      if (id === 'orderWall') bodies[id] = [...(await call('GET', order)).body.data].reverse()
      const answer = await call(method, url, bodies[id])
      if (/Own/.test(id)) {
        expect(answer.status, id).toBe(401)
        continue
      }
      expect(answer.status, `${id} ${JSON.stringify(answer.body)}`).toBe(id === 'deleteWidget' ? 204 : 200)
      if (id === 'deleteWidget') continue
      const at = `openapi#/paths/${pointerOf(path)}/${method.toLowerCase()}/responses/200/content/application~1json/schema`
      const check = ajv.compile({ $ref: at })
      expect(check(answer.body), `${id} ${JSON.stringify(check.errors?.slice(0, 3))}`).toBe(true)
    }
  })

  it('makes a valid tile of every widget of both towns, with the settings of its example', async () => {
    for (const portal of ['montclair', 'hauteroche']) {
      const { call } = visitor()
      const { body } = await call('GET', `${v1}/web/portal/${portal}/store-catalog`)
      expect(body.data.items.length).toBeGreaterThanOrEqual(8)
      for (const { uid } of body.data.items) {
        const { data } = (await call('GET', `${v1}/web/portal/${portal}/store-details/${uid}`)).body
        expect(data.preview, uid).toHaveLength(1)
        expect(validate(data.preview, { as: 'blocks' }).issues, uid).toEqual([])
        expect(data.preview[0].data.subtitle, uid).toBeTruthy()
        const about = { handler: 'send-comment', data: { portal, widgetUid: uid } }
        expect(data.comment[0].data.action.data.modal.buttons[1].action, uid).toMatchObject(about)
        if (data.configuration) expect(validate(data.configuration, { as: 'modal' }).issues, uid).toEqual([])
      }
    }
  })

  it('keeps the wall of an account, whichever device asks', async () => {
    const email = `${randomUUID()}@maison.be`
    await addAccount(server.db, email)
    const headers = bearer(await signIn(server.app, email))
    const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
      const answer = await server.app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
      return { status: answer.statusCode, data: answer.body ? answer.json().data : undefined }
    }
    const own = '/core-service/api/v2/users/self/wall/montclair?env=mobile'
    const uid = randomUUID()
    const body = { uid, portal: 'montclair', storeWidget: 'prochains-bus', config: { stop: 'montclair-gare' } }
    expect((await call('POST', `${v1}/user-data/widget`, body)).status).toBe(200)
    const changed = await call('PUT', `${v1}/user-data/widget/${uid}`, { ...body, userTitle: 'Mon arrêt' })
    expect(changed.data).toMatchObject({ uid, title: 'Mon arrêt' })
    expect((await call('GET', `${v1}/user-data/widget/${uid}`)).data).toEqual(changed.data)
    expect((await call('GET', own)).data.tiles).toMatchObject([{ uid, title: 'Mon arrêt', category: 'mobility' }])
    const categories = await call('GET', `${v1}/users/self/wall/montclair/categories`)
    expect(categories.data).toContainEqual({ uid: 'mobility', title: 'Mobilité', count: 1 })
    const ofHealth = await call('GET', `${v1}/users/self/wall/montclair/filter/health`)
    expect(ofHealth.data.tiles).toEqual([])
    expect((await call('DELETE', `${v1}/user-data/widget/${uid}`)).status).toBe(204)
    expect((await call('GET', own)).data.tiles).toEqual([])
    const portals = await call('GET', `${v1}/web/portal/montclair/store-widget/prochains-bus/subportal-list`)
    expect(portals.data[0]).toMatchObject({ portalName: 'montclair' })
  })

  it('adds a widget once when the answer to it was lost', async () => {
    const { add, uids } = visitor()
    const uid = randomUUID()
    const answers = await Promise.all([add('agenda', { uid }), add('agenda', { uid })])
    expect(answers.map(({ body }) => body.data.uid)).toEqual([uid, uid])
    expect(await uids()).toEqual([uid])
  })

  it('hides the widgets of others behind the answer for those that do not exist', async () => {
    const [one, other] = [visitor(), visitor()]
    const { body } = await one.add('agenda')
    for (const uid of [body.data.uid, randomUUID()]) {
      const path = `${v1}/anonymous/widget/${uid}`
      expect((await other.call('GET', path)).status).toBe(404)
      expect((await other.call('PUT', path, { storeWidget: 'agenda' })).status).toBe(404)
      expect((await other.call('DELETE', path)).status).toBe(404)
      expect((await other.call('GET', `${v1}/web/widget/${uid}/tile`)).status).toBe(404)
      expect((await other.call('POST', `${order}/${uid}/notification`, { notify: false })).status).toBe(404)
    }
    expect(await one.uids()).toEqual([body.data.uid])
  })

  it('refuses settings at their field', async () => {
    const { add, uids } = visitor()
    const without = await add('prochains-bus')
    expect(without.body.error.issues).toMatchObject([{ code: 'missing-property', pointer: '/body/stop' }])
    const unknown = await add('prochains-bus', { config: { stop: 'nulle-part' } })
    expect(unknown.body.error.issues).toMatchObject([{ code: 'wrong-value', pointer: '/body/stop' }])
    const foreign = await add('rien')
    expect(foreign.body.error.issues).toMatchObject([{ code: 'wrong-value', pointer: '/body/storeWidget' }])
    expect(await uids()).toEqual([])
  })

  it('stores an order in one statement, whatever its length, and leaves out no bell', async () => {
    const { call, add, uids } = visitor()
    for (const notify of [true, false, true, false]) await add('agenda', { notify })
    const wanted = (await uids()).reverse()
    statements.length = 0
    const [first, ...others] = wanted.map((uid) => ({ uid }))
    const { status, body } = await call('POST', order, [{ ...first, notify: true }, ...others])
    expect([status, body.data.map(({ uid }: Entry) => uid)]).toEqual([200, wanted])
    expect(body.data.map(({ notify }: Entry) => notify)).toEqual([true, true, false, true])
    expect(statements.filter((sql) => /^update "?widget/.test(sql))).toHaveLength(1)
  })

  it('changes nothing for an order with unknown, missing or repeated widgets', async () => {
    const { add, call, uids } = visitor()
    const [one, two] = [(await add('agenda')).body.data.uid, (await add('actualites')).body.data.uid]
    const faults: [unknown[], string][] = [
      [[{ uid: two }, { uid: one }, { uid: randomUUID() }], '/body/2/uid'],
      [[{ uid: two }], '/body'],
      [[{ uid: two }, { uid: one }, { uid: two }], '/body/2/uid'],
    ]
    for (const [given, pointer] of faults) {
      const { status, body } = await call('POST', order, given)
      expect([status, body.error.issues[0].pointer]).toEqual([400, pointer])
    }
    expect(await uids()).toEqual([one, two])
    await call('POST', order, [{ uid: two, notify: false }, { uid: one }])
    expect((await call('GET', order)).body.data).toEqual([
      { uid: two, notify: false },
      { uid: one, notify: true },
    ])
  })

  it('shares the wall, the store and the home of visitors who own nothing', async () => {
    for (const url of [
      '/core-service/api/v2/anonymous/wall/hauteroche',
      `${v1}/web/portal/hauteroche/store-catalog`,
      '/core-service/api/v2/web/portal/hauteroche/home',
    ]) {
      const answer = await server.app.inject({ url })
      expect(answer.headers['cache-control'], url).toBe('public, no-cache')
    }
  })

  it('puts the tiles of a visitor on the home only where walls are merged', async () => {
    const { call } = visitor()
    for (const portal of ['montclair', 'hauteroche']) {
      const { body } = await call('POST', `${v1}/anonymous/widget`, { portal, storeWidget: 'actualites' })
      const home = JSON.stringify((await call('GET', `/core-service/api/v2/web/portal/${portal}/home`)).body)
      expect(home.includes(body.data.uid), portal).toBe(portal === 'hauteroche')
    }
  })

  it('has the state that the writes of two clients left, in any order of them', async () => {
    const step = fc.record({ kind: fc.constantFrom('add', 'remove', 'order'), at: fc.nat(9) })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
        const { add, call, uids } = visitor()
        let known: string[] = []
        // Each client may write about a state that the other has changed meanwhile.
        let seen: string[] = []
        for (const { kind, at } of steps) {
          if (kind === 'add') known = [...known, (await add('agenda')).body.data.uid]
          else if (kind === 'remove') {
            const uid = seen[at % Math.max(1, seen.length)]
            if (uid === undefined) continue
            const { status } = await call('DELETE', `${v1}/anonymous/widget/${uid}`)
            expect(status).toBe(known.includes(uid) ? 204 : 404)
            known = known.filter((each) => each !== uid)
          } else {
            const turned = [...seen].reverse()
            const { status } = await call(
              'POST',
              order,
              turned.map((uid) => ({ uid })),
            )
            const isCurrent = turned.length === known.length && turned.every((uid) => known.includes(uid))
            expect(status).toBe(isCurrent ? 200 : 400)
            if (isCurrent) known = turned
          }
          if (at % 2 === 0) seen = await uids()
        }
        expect(await uids()).toEqual(known)
      }),
      { numRuns: 6 },
    )
  })
})
