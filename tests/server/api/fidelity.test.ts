import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownedData } from '../../../src/server/api/ownedData'
import { addAccount, bearer, signIn } from '../../helpers/server/accounts'
import { openServer, type TestServer } from '../../helpers/server/openServer'

const v1 = '/core-service/api/v1'
const bread = { portal: 'montclair', type: 'ean-13', title: 'Boulangerie du Pont', number: '4 006381 333931' }
const library = { portal: 'montclair', type: 'code-128', title: 'Bibliothèque', number: 'BIB-0042' }
const elsewhere = { portal: 'hauteroche', type: 'none', title: 'Ludothèque', number: '12 34 56' }

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

describe('the loyalty cards of a visitor', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await openServer({ trustsCallers: true })
  })
  afterAll(() => server.close())

  const call = (uid: string, method: Method, path: string, payload?: object, headers: Record<string, string> = {}) =>
    server.app.inject({
      method,
      url: v1 + path,
      headers: { 'x-lgc-anonymous-uid': uid, ...headers },
      ...(payload && { payload }),
    })
  const add = async (visitor: string, card: object): Promise<string> => {
    const answer = await call(visitor, 'POST', '/anonymous/fidelity-cards', card)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json().data.uid
  }
  const list = async (visitor: string, portal = 'montclair') =>
    (await call(visitor, 'GET', `/anonymous/portal/${portal}/fidelity-cards`)).json().data
  const issuesOf = async (payload: object) => {
    const answer = await call(randomUUID(), 'POST', '/anonymous/fidelity-cards', payload)
    const { issues } = answer.json().error
    return [answer.statusCode, issues.map(({ pointer, code }: { pointer: string; code: string }) => [pointer, code])]
  }
  const move = (from: string, account: string) =>
    server.db.transaction().execute((transaction) => ownedData.move(transaction, from, account))

  it('are kept, listed by title on their portal, read, changed and removed', async () => {
    const visitor = randomUUID()
    const uid = await add(visitor, bread)
    await add(visitor, library)
    await add(visitor, elsewhere)
    const kept = { uid, type: 'ean-13', title: bread.title, number: '4006381333931', code: 'ean-13' }
    expect(await list(visitor)).toMatchObject([{ title: 'Bibliothèque', code: 'code-128' }, kept])
    expect(await list(visitor, 'hauteroche')).toMatchObject([{ title: 'Ludothèque', number: '12 34 56', code: 'none' }])
    const path = `/anonymous/fidelity-cards/${uid}`
    expect((await call(visitor, 'GET', path)).json().data).toEqual(kept)
    const change = { title: '  Au bon pain ', number: '9638-507 4000000' }
    expect((await call(visitor, 'PUT', path, change)).statusCode).toBe(400)
    const changed = await call(visitor, 'PUT', path, { ...change, number: '5901234123457' })
    expect(changed.json().data).toEqual({ ...kept, title: 'Au bon pain', number: '5901234123457' })
    expect((await call(visitor, 'DELETE', path)).statusCode).toBe(204)
    expect((await call(visitor, 'DELETE', path)).statusCode).toBe(404)
    expect(await list(visitor)).toHaveLength(1)
  })

  it('are changed in part: what a change leaves out stays, also when two parts change at once', async () => {
    const visitor = randomUUID()
    const path = `/anonymous/fidelity-cards/${await add(visitor, bread)}`
    const change = async (part: object) => (await call(visitor, 'PUT', path, part)).json()
    expect((await change({ title: 'Au bon pain' })).data).toMatchObject({
      title: 'Au bon pain',
      number: '4006381333931',
    })
    expect((await change({})).data).toMatchObject({ title: 'Au bon pain', number: '4006381333931' })
    await Promise.all([change({ title: 'Le pain' }), change({ number: '5901234123457' })])
    expect(await list(visitor)).toMatchObject([{ title: 'Le pain', number: '5901234123457' }])
    for (const [part, pointer] of [
      [{ title: ' ' }, '/body/title'],
      [{ number: '5901234123458' }, '/body/number'],
    ] as const) {
      expect((await change(part)).error.issues).toMatchObject([{ pointer }])
    }
    expect(await list(visitor)).toMatchObject([{ title: 'Le pain', number: '5901234123457' }])
  })

  it('have types whose forms the server reads as it describes them', async () => {
    const { data } = (await call(randomUUID(), 'GET', '/web/portal/montclair/fidelity-card-types')).json()
    expect(data.map(({ type, code }: { type: string; code: string }) => [type, code])).toEqual(
      ['ean-13', 'ean-8', 'code-128', 'code-39', 'qr', 'aztec', 'pdf417', 'none'].map((code) => [code, code]),
    )
    for (const { inputs } of data) {
      expect(inputs.map((input: { data: object }) => input.data)).toMatchObject([
        { name: 'title', required: true },
        { name: 'number', required: true },
      ])
    }
  })

  it('are refused at the field that is wrong', async () => {
    expect(await issuesOf({ ...bread, type: 'code-39', number: 'carte' })).toEqual([
      400,
      [['/body/number', 'wrong-format']],
    ])
    expect(await issuesOf({ ...bread, title: '  ' })).toEqual([400, [['/body/title', 'missing-property']]])
    expect(await issuesOf({ portal: 'montclair', type: 'qr' })).toEqual([
      400,
      [
        ['/body/title', 'missing-property'],
        ['/body/number', 'missing-property'],
      ],
    ])
    expect(await issuesOf({ ...bread, title: 'x'.repeat(81) })).toEqual([400, [['/body/title', 'out-of-range']]])
    expect(await issuesOf({ ...bread, number: '400638133393' })).toEqual([400, [['/body/number', 'wrong-format']]])
    expect(await issuesOf({ ...bread, number: '4006381333932' })).toEqual([400, [['/body/number', 'wrong-value']]])
    expect(await issuesOf({ ...bread, type: 'ean-8', number: '96385075' })).toEqual([
      400,
      [['/body/number', 'wrong-value']],
    ])
    expect(await issuesOf({ ...library, number: 'é' })).toEqual([400, [['/body/number', 'wrong-format']]])
    expect(await issuesOf({ ...library, number: '1'.repeat(49) })).toEqual([400, [['/body/number', 'out-of-range']]])
    expect(await issuesOf({ ...bread, type: 'puce' })).toEqual([400, [['/body/type', 'wrong-value']]])
  })

  it('are one row when the answer was lost and the call is repeated, and the kept answer holds no number', async () => {
    const [visitor, key] = [randomUUID(), randomUUID()]
    const send = () => call(visitor, 'POST', '/anonymous/fidelity-cards', bread, { 'idempotency-key': key })
    const [first, second] = [await send(), await send()]
    expect([first.statusCode, second.json()]).toEqual([200, first.json()])
    expect(first.json().data).toEqual({ uid: expect.any(String) })
    expect(await list(visitor)).toHaveLength(1)
  })

  it('of another visitor do not exist, and nobody keeps one', async () => {
    const uid = await add(randomUUID(), bread)
    const other = randomUUID()
    for (const [method, payload] of [['GET'], ['PUT', bread], ['DELETE']] as const) {
      const card = payload && { title: payload.title, number: payload.number }
      expect((await call(other, method, `/anonymous/fidelity-cards/${uid}`, card)).statusCode, method).toBe(404)
      expect((await call(other, method, '/anonymous/fidelity-cards/nulle-part', card)).statusCode, method).toBe(404)
    }
    expect(await list(other)).toEqual([])
    const nobody = { method: 'POST', url: `${v1}/anonymous/fidelity-cards`, payload: bread } as const
    expect((await server.app.inject(nobody)).statusCode).toBe(400)
    expect((await server.app.inject(`${v1}/anonymous/portal/montclair/fidelity-cards`)).json().data).toEqual([])
    expect((await call(other, 'GET', '/user-data/portal/montclair/fidelity-cards')).statusCode).toBe(401)
  })

  it('are 250 at most on a portal', async () => {
    const visitor = randomUUID()
    const first = await add(visitor, bread)
    const row = await server.db
      .selectFrom('fidelity_card')
      .selectAll()
      .where('uid', '=', first)
      .executeTakeFirstOrThrow()
    const others = Array.from({ length: 249 }, () => ({ ...row, uid: randomUUID() }))
    await server.db.insertInto('fidelity_card').values(others).execute()
    const refused = await call(visitor, 'POST', '/anonymous/fidelity-cards', bread)
    expect([refused.statusCode, refused.json().error.issues[0]]).toMatchObject([
      400,
      { pointer: '/body', code: 'out-of-range' },
    ])
    await add(visitor, elsewhere)
  })

  it('become those of the account at sign-in, once and without duplicates, and go with it', async () => {
    const [phone, laptop, account] = [randomUUID(), randomUUID(), randomUUID()]
    const first = await add(phone, bread)
    await add(phone, elsewhere)
    await move(phone, account)
    await move(phone, account)
    await add(laptop, { ...bread, title: 'Le pain' })
    await add(laptop, library)
    await move(laptop, account)
    const { fidelityCards } = await ownedData.read(server.db, account)
    expect(fidelityCards.map(({ portalName, title }) => `${portalName} ${title}`).sort()).toEqual([
      'hauteroche Ludothèque',
      'montclair Bibliothèque',
      'montclair Boulangerie du Pont',
    ])
    const kept = { uid: first, portalName: 'montclair', type: 'ean-13', number: '4006381333931' }
    expect(fidelityCards.find(({ uid }) => uid === first)).toMatchObject(kept)
    expect(await list(phone)).toEqual([])
    expect((await call(phone, 'GET', `/anonymous/fidelity-cards/${first}`)).statusCode).toBe(404)
    await server.db.transaction().execute((transaction) => ownedData.remove(transaction, account))
    expect((await ownedData.read(server.db, account)).fidelityCards).toEqual([])
  })

  it('are forgotten with the anonymous visitor, and nobody else’s are', async () => {
    const [visitor, other] = [randomUUID(), randomUUID()]
    for (const each of [visitor, other]) await add(each, bread)
    await server.db.transaction().execute((transaction) => ownedData.forget(transaction, visitor))
    expect([await list(visitor), (await list(other)).length]).toEqual([[], 1])
  })

  it('of an account are kept with its session', async () => {
    const email = `${randomUUID()}@maison.be`
    await addAccount(server.db, email)
    const headers = bearer(await signIn(server.app, email))
    const visitor = randomUUID()
    const made = await call(visitor, 'POST', '/user-data/fidelity-cards', bread, headers)
    expect(made.statusCode, made.body).toBe(200)
    const listed = await call(visitor, 'GET', '/user-data/portal/montclair/fidelity-cards', undefined, headers)
    expect(listed.json().data).toMatchObject([{ title: bread.title }])
    expect(listed.headers['cache-control']).toBe('private, no-store')
    expect(await list(visitor)).toEqual([])
    const { uid } = made.json().data
    expect((await call(visitor, 'GET', `/anonymous/fidelity-cards/${uid}`)).statusCode).toBe(404)
  })
})
