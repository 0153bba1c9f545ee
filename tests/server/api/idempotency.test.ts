import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Answer } from '../../../src/server/api/call/Answer'
import { answerOnce, type Commit, deleteOldAnswers, moveAnswers } from '../../../src/server/api/call/answerOnce'
import { ownedData } from '../../../src/server/api/ownedData'
import type { Tables } from '../../../src/server/db/Tables'
import { accountVoterId } from '../../../src/server/identity/Visitor'
import { usualDatabases } from '../../helpers/server/databases'
import { now, openServer, type TestServer } from '../../helpers/server/openServer'
import { visitorCookie } from '../../helpers/server/visitor'

const path = '/core-service/api/v1/anonymous/comment'

describe.each(usualDatabases)('calls that are repeated on $name', (database) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openServer({ database, trustsCallers: true })
  })
  afterAll(() => server.close())

  const comment = (description: string) => ({
    email: 'anne@exemple.be',
    description,
    platform: 'web',
    url: '/montclair/contenu/voirie',
    portal: 'montclair',
  })
  const send = (payload: object, key: string, visitor = '0f8fad5b-d9cb-469f-a165-70867728950e') =>
    server.app.inject({
      method: 'POST',
      url: path,
      headers: { 'idempotency-key': key, 'x-lgc-anonymous-uid': visitor },
      payload,
    })
  const count = async (text: string) =>
    (await server.db.selectFrom('comment').select('uid').where('text', '=', text).execute()).length

  it('happen once and get the first answer', async () => {
    const key = randomUUID()
    const first = await send(comment('Un'), key)
    const second = await send(comment('Un'), key)
    expect([first.statusCode, second.statusCode]).toEqual([200, 200])
    expect(second.json()).toEqual(first.json())
    expect(await count('Un')).toBe(1)
  })

  it('happen once when several arrive together', async () => {
    const key = randomUUID()
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(comment('Ensemble'), key)))
    expect(await count('Ensemble')).toBe(1)
    for (const { statusCode } of answers) expect([200, 409]).toContain(statusCode)
    expect(answers.some(({ statusCode }) => statusCode === 200)).toBe(true)
    expect((await send(comment('Ensemble'), key)).statusCode).toBe(200)
  })

  it('are refused with another body, and belong to one visitor', async () => {
    const key = randomUUID()
    await send(comment('Deux'), key)
    expect((await send(comment('Trois'), key)).statusCode).toBe(422)
    expect((await send(comment('Deux'), key, randomUUID())).statusCode).toBe(200)
    expect(await count('Deux')).toBe(2)
  })

  it('get the first answer with a picture that was cropped again, and keep the first picture', async () => {
    const key = randomUUID()
    const picture = async (width: number) => {
      const png = sharp({ create: { width, height: 8, channels: 3, background: '#336699' } }).png()
      return [{ filename: 'trou.png', contentType: 'image/png', file: (await png.toBuffer()).toString('base64') }]
    }
    const report = async (width: number, text = 'Un trou devant l’école.') =>
      await server.app.inject({
        method: 'POST',
        url: '/core-service/api/v1/web/by-poi/poi-montclair-sur-meuse/crowdsourcing',
        headers: { 'idempotency-key': key },
        payload: {
          dataType: 'balade',
          dataUid: 'bords-de-meuse',
          category: 'balade-balisage',
          comment: text,
          files: await picture(width),
        },
      })
    const first = await report(8)
    expect(first.statusCode, first.body).toBe(200)
    expect((await report(9)).json()).toEqual(first.json())
    expect((await report(9, 'Un autre trou.')).statusCode).toBe(422)
    const rows = await server.db.selectFrom('suggestion').select('picture').execute()
    const widths = rows.map(
      async ({ picture: jpeg }) => (await sharp(Buffer.from(jpeg ?? '', 'base64')).metadata()).width,
    )
    expect(await Promise.all(widths)).toEqual([8])
  })

  it('can be sent again after a refusal', async () => {
    const key = randomUUID()
    expect((await send({ ...comment('Quatre'), email: 'anne' }, key)).statusCode).toBe(400)
    expect((await send(comment('Quatre'), key)).statusCode).toBe(200)
  })

  it('have a key that is well written', async () => {
    expect((await send(comment('Cinq'), 'court')).statusCode).toBe(400)
    expect(await count('Cinq')).toBe(0)
  })

  it('wait while the first is answered, and are answered anew when its server has ended', async () => {
    const key = randomUUID()
    await send(comment('Six'), key)
    const set = (begun_at: Date) =>
      server.db.updateTable('answered_call').set({ status: null, answer: null, begun_at }).execute()
    await set(now)
    expect((await send(comment('Six'), key)).statusCode).toBe(409)
    await set(new Date(now.getTime() - 120_000))
    expect((await send(comment('Six'), key)).statusCode).toBe(200)
  })

  it('write nothing when another server has taken them over', async () => {
    const repeatable = { key: randomUUID(), caller: 'anne', operation: 'sendAnonymousComment', request: {} }
    const answerAs = (text: string, before: () => Promise<unknown>) => async (commit: Commit) => {
      await before()
      const row = { uid: randomUUID(), portal: 'montclair', text, received_at: now, url: '/', bytes: 0 }
      return await commit(async (transaction) => {
        await transaction.insertInto('comment').values(row).execute()
        return new Answer(200, { text })
      })
    }
    const later = () => new Date(now.getTime() + 61_000)
    const takeOver = () =>
      answerOnce(
        server.db,
        later,
        repeatable,
        answerAs('Sept, plus tard', async () => {}),
      )
    const slow = answerOnce(server.db, () => now, repeatable, answerAs('Sept', takeOver))
    await expect(slow).rejects.toMatchObject({ status: 409 })
    expect([await count('Sept'), await count('Sept, plus tard')]).toEqual([0, 1])
    expect((await takeOver()).body).toEqual({ text: 'Sept, plus tard' })
  })

  it('mark the visitor as known, although the cookie of the first answer was lost', async () => {
    const key = randomUUID()
    const cookies = visitorCookie(randomUUID())
    const vote = () =>
      server.app.inject({
        method: 'POST',
        url: '/poll-service/api/v2/web/vote',
        headers: { 'idempotency-key': key },
        cookies,
        payload: { pollUid: 'quai-de-meuse', responses: ['ombre'] },
      })
    const [first, second] = [await vote(), await vote()]
    expect(second.json()).toEqual(first.json())
    const markOf = ({ cookies }: typeof first) => cookies.map(({ name, value }) => [name, value])
    expect(markOf(first)).toHaveLength(1)
    expect(markOf(second)).toEqual(markOf(first))
  })

  it('are forgotten with the data of their caller', async () => {
    const kept = async () =>
      (
        await server.db
          .selectFrom('answered_call')
          .select('key')
          .where('answer', 'like', '%oubli@exemple.be%')
          .execute()
      ).length
    const rating = { dataType: 'balade', dataUid: 'bords-de-meuse', rate: 4, email: 'oubli@exemple.be' }
    const fields = { duration: 75, difficulty: 'easy', pmr: 'Non', stroller: 'Oui' }
    const base = '/core-service/api/v1/web/by-poi/poi-montclair-sur-meuse'
    const send = (visitor: string, method: 'POST' | 'DELETE', path: string, payload?: object) =>
      server.app.inject({
        method,
        url: `${base}/${path}`,
        headers: { 'x-lgc-anonymous-uid': visitor, 'idempotency-key': randomUUID() },
        ...(payload && { payload }),
      })
    const rate = async () => {
      const visitor = randomUUID()
      expect((await send(visitor, 'POST', 'rate', { ...rating, fields })).statusCode).toBe(200)
      expect(await kept()).toBe(1)
      return visitor
    }
    expect((await send(await rate(), 'DELETE', 'ratings/bords-de-meuse')).statusCode).toBe(200)
    expect(await kept()).toBe(0)
    const inTransaction = <T>(work: (transaction: Transaction<Tables>) => Promise<T>) =>
      server.db.transaction().execute(work)
    const left = await rate()
    await inTransaction((transaction) => ownedData.forget(transaction, left))
    expect(await kept()).toBe(0)
    const moved = await rate()
    const account = randomUUID()
    await inTransaction((transaction) => moveAnswers(transaction, moved, accountVoterId(account)))
    await inTransaction((transaction) => ownedData.remove(transaction, account))
    expect(await kept()).toBe(0)
  })

  it('are kept for more than a day', async () => {
    const hours = (count: number) => new Date(now.getTime() + count * 3_600_000)
    const kept = async () => (await server.db.selectFrom('answered_call').select('key').execute()).length
    const before = await kept()
    await deleteOldAnswers(server.db, hours(25))
    expect(await kept()).toBeGreaterThanOrEqual(before - 1)
    await deleteOldAnswers(server.db, hours(72))
    expect(await kept()).toBe(0)
  })
})
