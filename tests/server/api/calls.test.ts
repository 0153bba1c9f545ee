import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance, type InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storeAccountMail } from '../../../src/server/api/accounts/accountMails'
import { PasswordHasher } from '../../../src/server/api/accounts/PasswordHasher'
import { createStreetIndexes } from '../../../src/server/api/addresses/readStreets'
import { Answer, noContent, redirectTo } from '../../../src/server/api/call/Answer'
import { createApiCache } from '../../../src/server/api/call/ApiCache'
import type { Call, Handler } from '../../../src/server/api/call/Handler'
import { registerCall } from '../../../src/server/api/call/registerCall'
import { computedServices } from '../../../src/server/api/computedServices'
import { PartnerStates } from '../../../src/server/api/connectors/PartnerStates'
import { reportingSystems } from '../../../src/server/api/defects/systems/reportingSystems'
import { createLexicons } from '../../../src/server/api/search/readLexicon'
import { TagClock } from '../../../src/server/cache/TagClock'
import { ApiFailure } from '../../../src/server/http/ApiFailure'
import { handleErrors } from '../../../src/server/http/errors'
import { refuseUnsafeText } from '../../../src/server/http/refuseUnsafeText'
import { identifyCalls } from '../../../src/server/identity/identityHeaders'
import { noAccountLimits } from '../../../src/server/limits/accountLimits'
import { describeRoute } from '../../../src/server/openapi/openapi'
import { now, openServer, type TestServer } from '../../helpers/server/openServer'
import { secret, visitorCookie } from '../../helpers/server/visitor'

const uuid = '0f8fad5b-d9cb-469f-a165-70867728950e'
const otherUuid = '5b1d0f5e-63b0-4f0e-9a54-6a3fbd0e3f11'

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.close())

/** The body of a vote, which the description of the test takes as JSON and as a form. */
const schema = {
  type: 'object',
  required: ['pollUid', 'responses'],
  additionalProperties: false,
  properties: {
    pollUid: { type: 'string', maxLength: 10 },
    responses: { type: 'array', items: { type: 'string' } },
    age: { type: 'integer' },
  },
}
const media = { schema }

const services = () => ({
  db: server.db,
  now: () => now,
  onIssue: () => {},
  formBytes: 0,
  queueTownMail: async () => {},
  visits: { count: () => {} },
  accounts: {
    passwords: new PasswordHasher(),
    limits: noAccountLimits,
    secret,
    queueMail: storeAccountMail(server.db, () => now),
  },
  reporting: reportingSystems(server.db, () => now, undefined),
  parking: undefined,
  ...computedServices,
  lexicons: createLexicons(new TagClock(), () => now),
  streetIndexes: createStreetIndexes(new TagClock(), () => now),
  partnerUrl: undefined,
  partnerStates: new PartnerStates(),
  cache: createApiCache({ clock: new TagClock(), now: () => now, maxBytes: 1_000_000, readChanges: async () => {} }),
})

/** A server with one call, `POST /call`, that a handler of the test answers. */
async function serverWith(handle: Handler<'vote'>, content: object = { 'application/json': media }) {
  const app = fastify({ trustProxy: true })
  handleErrors(app)
  await app.register(cookie, { secret })
  identifyCalls(app, false)
  refuseUnsafeText(app)
  const operation = { operationId: 'vote', requestBody: { required: true, content } }
  await registerCall(app, 'vote', handle, describeRoute('/call', 'post', operation), services())
  return app
}

/** A server with one call, `GET /call`, that a handler of the test answers. */
async function serverReading(handle: Handler<'readMenu'>) {
  const app = fastify()
  await registerCall(app, 'readMenu', handle, describeRoute('/call', 'get', { operationId: 'readMenu' }), services())
  return app
}

const receipt = { data: { pollUid: 'a', counted: true } }
const body = { pollUid: 'a', responses: ['b'] }
const call = (app: FastifyInstance, options: InjectOptions = {}) =>
  app.inject({ method: 'POST', url: '/call', payload: body, ...options })

describe('a handler', () => {
  it('answers 200 with what it returns, and other statuses with an Answer', async () => {
    const plain = await call(await serverWith(async () => receipt))
    expect([plain.statusCode, plain.json()]).toEqual([200, receipt])
    const created = await call(await serverWith(async () => new Answer(201, receipt, { location: '/call/a' })))
    expect([created.statusCode, created.json(), created.headers.location]).toEqual([201, receipt, '/call/a'])
    const empty = await call(await serverWith(async () => noContent()))
    expect([empty.statusCode, empty.body]).toEqual([204, ''])
    for (const status of [301, 302, 303] as const) {
      const moved = await call(await serverWith(async () => redirectTo('/montclair', status)))
      expect([moved.statusCode, moved.headers.location, moved.body]).toEqual([status, '/montclair', ''])
    }
  })

  it('fails with a status and a code', async () => {
    for (const [status, code] of [
      [401, 'unauthorized'],
      [403, 'forbidden'],
      [404, 'not-found'],
      [409, 'conflict'],
      [422, 'invalid-request'],
    ] as const) {
      const failing = await serverWith(async () => {
        throw new ApiFailure(status, code, 'No.')
      })
      const answer = await call(failing)
      expect(answer.json()).toEqual({ error: { status, code, message: 'No.', issues: [] } })
      expect(answer.headers['cache-control']).toBe('no-store')
    }
  })

  it('learns who is calling from the signed cookie, and believes no header and no other cookie', async () => {
    const heard: unknown[] = []
    const app = await serverWith(async ({ visitor }) => {
      heard.push((await visitor()).anonymousUid)
      return receipt
    })
    await call(app, { cookies: visitorCookie(uuid) })
    await call(app, { cookies: visitorCookie(uuid), headers: { 'x-lgc-anonymous-uid': otherUuid } })
    await call(app, { headers: { 'x-lgc-anonymous-uid': otherUuid } })
    await call(app, { cookies: { beffroi_anonymous: uuid } })
    await call(app, { cookies: { beffroi_anonymous: `${visitorCookie(uuid).beffroi_anonymous}x` } })
    await call(app)
    expect(heard).toEqual([uuid, uuid, undefined, undefined, undefined, undefined])
  })

  it('sets and clears cookies that scripts cannot read and that stay on this site', async () => {
    const session = { name: 'session', maxAge: 60 }
    const answer = async (use: (call: Call<'vote'>) => void, headers = {}) => {
      const app = await serverWith(async (call) => {
        use(call)
        return receipt
      })
      const { headers: sent } = await call(app, { headers })
      return [sent['set-cookie'], sent['cache-control']]
    }
    const set = (call: Call<'vote'>) => call.setCookie(session, 'a b')
    expect(await answer(set)).toEqual([
      'session=a%20b; Max-Age=60; Path=/; HttpOnly; SameSite=Lax',
      'private, no-store',
    ])
    const [secure] = await answer(set, { 'x-forwarded-proto': 'https' })
    expect(secure).toContain('; Secure')
    const [cleared] = await answer((call) => call.clearCookie(session))
    expect(cleared).toMatch(
      /^session=; (?:Max-Age=0; )?Path=\/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax$/,
    )
  })
})

describe('an answer', () => {
  const core = '/core-service/api/v2/web/portal'
  const content = '/core-content-service/api/v1/web/portal/montclair'
  /** The header for a visitor who has voted, for one of whom nothing is stored, and for one without a cookie. */
  const cacheControls = async (url: string) => {
    const all = [visitorCookie(uuid, true), visitorCookie(uuid), {}]
    return await Promise.all(
      all.map(async (cookies) => (await server.app.inject({ url, cookies })).headers['cache-control']),
    )
  }
  const shared = 'public, no-cache'
  const personal = 'private, no-store'

  it('is shared, unless something is stored of the caller and its handler asked who that is', async () => {
    expect(await cacheControls(`${core}/montclair`)).toEqual([shared, shared, shared])
    expect(await cacheControls(`${content}/events`)).toEqual([shared, shared, shared])
    expect(await cacheControls(`${content}/poll/bibliotheque-dimanche`)).toEqual([personal, shared, shared])
    expect(await cacheControls(`${content}/poll/nowhere`)).toEqual(Array(3).fill('no-store'))
  })

  it('of a page with a poll may be personal, of one without it is shared', async () => {
    expect(await cacheControls(`${content}/content/participer`)).toEqual([personal, shared, shared])
    expect(await cacheControls(`${content}/content/voirie`)).toEqual([shared, shared, shared])
  })
})

describe('a form-encoded body', () => {
  const formType = 'application/x-www-form-urlencoded'
  const send = (app: FastifyInstance, payload: string) => call(app, { payload, headers: { 'content-type': formType } })
  const bodies: unknown[] = []
  const keep: Handler<'vote'> = async ({ body }) => {
    bodies.push(body)
    return receipt
  }
  const both = { 'application/json': media, [formType]: media }

  it('is taken where the description says so, as the values that its schema expects', async () => {
    const app = await serverWith(keep, both)
    expect((await send(app, 'pollUid=a+b&responses=x&responses=y&age=41')).statusCode).toBe(200)
    expect((await send(app, 'pollUid=7&responses=x')).statusCode).toBe(200)
    expect((await call(app)).statusCode).toBe(200)
    expect(bodies).toEqual([
      { pollUid: 'a b', responses: ['x', 'y'], age: 41 },
      { pollUid: '7', responses: ['x'] },
      body,
    ])
  })

  it.each([
    ['pollUid=a', 'missing-property', '/body/responses'],
    ['pollUid=aaaaaaaaaaaaa&responses=x', 'out-of-range', '/body/pollUid'],
    ['pollUid=a&responses=x&age=old', 'wrong-type', '/body/age'],
    ['pollUid=%00&responses=x', 'wrong-format', '/body/pollUid'],
  ])('%s is refused by the schema', async (payload, code, pointer) => {
    const answer = await send(await serverWith(keep, both), payload)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.issues).toMatchObject([{ code, pointer }])
  })

  it('is refused with too many fields, and where only JSON is described', async () => {
    const many = Array(501).fill('responses=x').join('&')
    expect((await send(await serverWith(keep, both), many)).statusCode).toBe(400)
    expect((await send(await serverWith(keep), 'pollUid=a&responses=x')).statusCode).toBe(415)
  })

  it('of no known type, or none at all, never reaches a handler unchecked', async () => {
    const app = await serverWith(keep, both)
    expect((await app.inject({ method: 'POST', url: '/call' })).statusCode).toBe(400)
    expect((await call(app, { payload: '<a/>', headers: { 'content-type': 'text/xml' } })).statusCode).toBe(415)
  })

  it('is not shared when it is made of a table whose changes nobody reports', async () => {
    let count = 0
    const handle: Handler<'readMenu'> = async (_, { db }) => {
      await db.selectFrom('vote').select('poll').execute()
      count++
      return { data: [] }
    }
    const app = await serverReading(handle)
    for (let call = 0; call < 2; call++) await app.inject('/call')
    expect(count).toBe(2)
  })
})
