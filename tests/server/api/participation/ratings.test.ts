import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Block } from '../../../../schemas'
import { erasePersonalData } from '../../../../src/server/api/participation/erasePersonalData'
import { moveRatings, withdrawRatings } from '../../../../src/server/api/participation/ratings/moveRatings'
import { checkReviewToken, reviewPath } from '../../../../src/server/identity/reviewToken'
import { usualDatabases } from '../../../helpers/server/databases'
import { now, openServer, type TestServer } from '../../../helpers/server/openServer'
import { secret } from '../../../helpers/server/visitor'

const base = '/core-service/api/v1/web/by-poi/poi-montclair-sur-meuse'
const fields = { duration: 75, difficulty: 'easy', pmr: 'Non', stroller: 'Oui' }

describe.each(usualDatabases)('ratings on $name', (database) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openServer({ database, trustsCallers: true })
  })
  afterAll(() => server.close())

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, visitor?: string, payload?: object) =>
    server.app.inject({
      method,
      url,
      headers: visitor ? { 'x-lgc-anonymous-uid': visitor } : {},
      ...(payload && { payload }),
    })
  const rate = (visitor: string | undefined, dataUid: string, more: object, poi = base) =>
    call('POST', `${poi}/rate`, visitor, { dataType: 'balade', dataUid, fields, ...more })
  const issuesOf = (answer: { json(): { error: { issues: { code: string; pointer: string }[] } } }) =>
    answer.json().error.issues.map(({ code, pointer }) => `${code} ${pointer}`)
  const own = (uid: string) => `${base}/ratings/${uid}`
  const reviews = (uid: string) =>
    server.db.selectFrom('review').selectAll().where('data_uid', '=', uid).where('rater', 'is not', null).execute()

  it('count once for each visitor, also from two tabs at once, and 0 is a mark', async () => {
    const visitor = randomUUID()
    const before = (await call('GET', own('voie-lente'))).json().data
    const answers = await Promise.all([
      rate(visitor, 'voie-lente', { rate: 0 }),
      rate(visitor, 'voie-lente', { rate: 0 }),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const { data } = (await call('GET', own('voie-lente'), visitor)).json()
    expect(data.count).toBe(before.count + 1)
    expect(data.own).toMatchObject({ rate: 0, status: 'published', fields })
    expect(data.progress.map(({ key }: { key: number }) => key)).toEqual([5, 4, 3, 2, 1, 0])
    const [row, ...others] = await reviews('voie-lente')
    expect(others).toEqual([])
    expect(JSON.stringify(row)).not.toContain(visitor)
  })

  it('keep the average right when many come at once, and show it on the walk', async () => {
    const uid = 'panorama-du-chateau'
    const before = (await call('GET', own(uid))).json().data
    const marks = [5, 4, 3, 2, 1, 0, 5, 5]
    await Promise.all(marks.map((mark) => rate(randomUUID(), uid, { rate: mark })))
    const { rows } = await server.db
      .selectFrom('review')
      .select(({ fn }) => fn.avg<number>('rate').as('average'))
      .where('data_uid', '=', uid)
      .execute()
      .then((found) => ({ rows: found }))
    const { data } = (await call('GET', own(uid))).json()
    expect(data.count).toBe(before.count + marks.length)
    expect(data.rating).toBe(Math.round(Number(rows[0]?.average) * 10) / 10)
    const walk = await call('GET', `/core-content-service/api/v1/web/portal/montclair/balades/${uid}`)
    expect(walk.json().data).toMatchObject({ rating: data.rating })
  })

  it('can be changed and withdrawn', async () => {
    const visitor = randomUUID()
    const uid = 'bois-de-la-dame'
    const before = (await call('GET', own(uid))).json().data
    expect((await call('PUT', own(uid), visitor, { rate: 3, fields })).statusCode).toBe(404)
    await rate(visitor, uid, { rate: 5, comment: 'Une belle forêt, très calme.', email: 'a@exemple.be' })
    const changed = await call('PUT', own(uid), visitor, { rate: 2, fields })
    expect(changed.json().data).toMatchObject({ count: before.count + 1, own: { rate: 2 } })
    expect(changed.json().data.own.comment).toBeUndefined()
    const withdrawn = await call('DELETE', own(uid), visitor)
    expect(withdrawn.json().data).toMatchObject({ count: before.count, rating: before.rating })
    expect(withdrawn.json().data.own).toBeUndefined()
    expect((await call('DELETE', own(uid), visitor)).statusCode).toBe(200)
  })

  it('are refused at the field that is wrong', async () => {
    const visitor = randomUUID()
    const walk = 'bords-de-meuse'
    expect(issuesOf(await rate(visitor, walk, { rate: 6 }))).toEqual(['out-of-range /body/rate'])
    expect(issuesOf(await rate(visitor, walk, { rate: 2.5 }))).toEqual(['wrong-value /body/rate'])
    expect(issuesOf(await rate(visitor, walk, { rate: null }))).toEqual(['missing-property /body/rate'])
    expect(issuesOf(await rate(visitor, walk, { rate: 3, email: 'anne' }))).toEqual(['wrong-format /body/email'])
    expect(issuesOf(await rate(visitor, walk, { rate: 3, fields: {} }))).toEqual([
      'missing-property /body/fields/duration',
      'missing-property /body/fields/difficulty',
      'missing-property /body/fields/pmr',
      'missing-property /body/fields/stroller',
    ])
    for (const duration of [0, 2881]) {
      expect(issuesOf(await rate(visitor, walk, { rate: 6, email: 'anne', fields: { ...fields, duration } }))).toEqual([
        'out-of-range /body/rate',
        'wrong-format /body/email',
        'out-of-range /body/fields/duration',
      ])
    }
    expect(issuesOf(await rate(visitor, walk, { rate: 3, fields: { ...fields, difficulty: 'HARD' } }))).toEqual([
      'wrong-value /body/fields/difficulty',
    ])
    const links = 'http://a.be http://b.be http://c.be www.d.be'
    expect(issuesOf(await rate(visitor, walk, { rate: 3, comment: links }))).toEqual(['out-of-range /body/comment'])
    expect(issuesOf(await rate(undefined, walk, { rate: 3 }))).toEqual([
      'missing-property /headers/x-lgc-anonymous-uid',
    ])
    expect((await rate(visitor, 'inconnue', { rate: 3 })).statusCode).toBe(404)
    const other = { dataType: 'content', dataUid: 'voirie', rate: 3 }
    expect((await call('POST', `${base}/rate`, visitor, other)).statusCode).toBe(404)
    expect(await reviews(walk)).toEqual([])
  })

  it('answer programs and store nothing of them', async () => {
    const answer = await rate(randomUUID(), 'tour-du-centre', { rate: 5, fax: '0123' })
    expect(answer.statusCode).toBe(200)
    expect(await reviews('tour-du-centre')).toEqual([])
  })

  it('move to the account once, and are withdrawn with it', async () => {
    const visitor = randomUUID()
    const account = await addAccount(server)
    await rate(visitor, 'circuit-des-chapelles', { rate: 1 })
    await rate(visitor, 'sentier-des-terrils', { rate: 1 })
    await server.db.transaction().execute((db) => moveRatings(db, visitor, account))
    await rate(visitor, 'sentier-des-terrils', { rate: 4 })
    const before = (await call('GET', own('sentier-des-terrils'))).json().data.count
    await server.db.transaction().execute((db) => moveRatings(db, visitor, account))
    await server.app.readChanges()
    expect((await call('GET', own('sentier-des-terrils'))).json().data.count).toBe(before - 1)
    const kept = await server.db.selectFrom('review').select('rate').where('account', '=', account).execute()
    expect(kept).toEqual([{ rate: 1 }, { rate: 1 }])
    await server.db.transaction().execute((db) => withdrawRatings(db, account))
    expect(await reviews('circuit-des-chapelles')).toEqual([])
  })

  describe('in a town that reads reviews first', () => {
    const poi = base.replace('poi-montclair-sur-meuse', 'poi-hauteroche')
    const uid = 'tour-du-lac'
    const text = 'Très beau tour, <b>à refaire</b> au printemps.'
    const comments = async () => (await call('GET', `${poi}/ratings/${uid}/comments`)).body

    it('are shown once the town has published them by the link of its mail', async () => {
      const visitor = randomUUID()
      const before = (await call('GET', `${poi}/ratings/${uid}`)).json().data.count
      const { own: mine } = (await rate(visitor, uid, { rate: 5, comment: text }, poi)).json().data
      expect(mine.status).toBe('waiting')
      expect(await comments()).not.toContain('printemps')
      const [row] = await reviews(uid)
      const link = reviewPath({ secret }, { portal: 'hauteroche', uid: row?.uid ?? '', now })

      const page = await call('GET', link)
      expect(page.statusCode).toBe(200)
      expect(page.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' })
      expect(page.body).toContain('&lt;b&gt;à refaire&lt;/b&gt;')
      expect(page.body).toMatch(/<a href="\/hauteroche\/balade\/tour-du-lac" rel="noreferrer">[^<]+<\/a>/)
      expect(await comments()).not.toContain('printemps')

      const press = (decision: string, seen: string) =>
        server.app.inject({
          method: 'POST',
          url: link,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: new URLSearchParams({ decision, seen }).toString(),
        })
      expect((await press('published', '2020-01-01T00:00:00.000Z')).statusCode).toBe(409)
      expect(await comments()).not.toContain('printemps')
      const seen = row?.written_at.toISOString() ?? ''
      expect((await press('published', seen)).body).toContain('publié')
      const published = JSON.parse(await comments()).data.components
      expect(published.find(({ data }: Block<'comment'>) => data.text.includes('printemps')).data).not.toHaveProperty(
        'locale',
      )
      expect(published.map(({ data }: Block<'comment'>) => data.locale)).toContain('fr')
      expect((await call('GET', `${poi}/ratings/${uid}`)).json().data.count).toBe(before + 1)
      expect((await press('refused', seen)).body).toContain('publié')
    })

    it('are shown to their authors alone once the town has refused them', async () => {
      const visitor = randomUUID()
      const refused = 'Un chemin sans le moindre intérêt, n’y allez pas.'
      await rate(visitor, 'vallee-du-ry', { rate: 0, comment: refused }, poi)
      const [row] = await reviews('vallee-du-ry')
      const link = reviewPath({ secret }, { portal: 'hauteroche', uid: row?.uid ?? '', now })
      const decision = { decision: 'refused', seen: row?.written_at.toISOString() ?? '' }
      const answer = await server.app.inject({
        method: 'POST',
        url: link,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(decision).toString(),
      })
      expect(answer.body).toContain('Cet avis est refusé.')
      const summary = async (who?: string) => (await call('GET', `${poi}/ratings/vallee-du-ry`, who)).json().data
      expect((await summary(visitor)).own).toMatchObject({ rate: 0, comment: refused, status: 'refused' })
      expect((await summary()).own).toBeUndefined()
      expect((await call('GET', `${poi}/ratings/vallee-du-ry/comments`)).body).not.toContain('moindre intérêt')
      const walk = await call('GET', '/core-content-service/api/v1/web/portal/hauteroche/balades/vallee-du-ry', visitor)
      expect(walk.body).toContain('La commune n’a pas publié votre avis.')
    })

    it('stay hidden with a link that is forged, of another review, or too old', async () => {
      const review = { portal: 'hauteroche', uid: randomUUID() }
      const token =
        reviewPath({ secret }, { ...review, now })
          .split('/')
          .at(-1) ?? ''
      const later = new Date(now.getTime() + 31 * 86_400_000)
      expect(checkReviewToken(secret, review, token, now)).toBe('good')
      expect(checkReviewToken(secret, review, token, later)).toBe('expired')
      expect(checkReviewToken(secret, { ...review, uid: 'x' }, token, now)).toBe('forged')
      expect(checkReviewToken('another secret', review, token, now)).toBe('forged')
      expect((await call('GET', `/hauteroche/avis-a-relire/x/${token}`)).statusCode).toBe(404)
    })
  })

  it('lose who gave them after a time, and stay', async () => {
    const visitor = randomUUID()
    await rate(visitor, 'vallon-de-la-julienne', { rate: 4, email: 'a@exemple.be', comment: 'Très bien.' })
    const day = (days: number) => new Date(now.getTime() + days * 86_400_000)
    await erasePersonalData(server.db, day(20), 30)
    expect(await reviews('vallon-de-la-julienne')).toMatchObject([{ email: 'a@exemple.be' }])
    await erasePersonalData(server.db, day(400), 0)
    expect(await reviews('vallon-de-la-julienne')).toHaveLength(1)
    await erasePersonalData(server.db, day(40), 30)
    expect(await reviews('vallon-de-la-julienne')).toEqual([])
    const left = server.db.selectFrom('review').selectAll().where('text', '=', 'Très bien.')
    expect(await left.execute()).toMatchObject([{ email: null, account: null, rater: null, rate: 4 }])
  })
})

async function addAccount({ db }: TestServer): Promise<string> {
  const uid = randomUUID()
  const person = { first_name: 'Anne', last_name: 'Dubois', locale: 'fr', portal: 'montclair' } as const
  const row = { uid, email: `${uid}@exemple.be`, password: 'x', created_at: now, ...person }
  await db.insertInto('account').values(row).execute()
  return uid
}
