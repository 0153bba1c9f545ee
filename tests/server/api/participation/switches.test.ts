import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Portal } from '../../../../schemas'
import { usualDatabases } from '../../../helpers/server/databases'
import { openServer, type TestServer } from '../../../helpers/server/openServer'

const core = '/core-service/api/v1'
const poi = `${core}/web/by-poi/poi-montclair-sur-meuse`
const walk = { dataType: 'balade', dataUid: 'bords-de-meuse' }
const ratings = `${poi}/ratings/bords-de-meuse`
const fields = { duration: 60, difficulty: 'easy', pmr: 'Non', stroller: 'Oui' }

describe.each(usualDatabases)('what a town takes from residents on $name', (database) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openServer({ database, trustsCallers: true })
  })
  afterAll(() => server.close())

  const change = async (part: Partial<Portal>) => {
    const { record } = await server.db
      .selectFrom('portal')
      .select('record')
      .where('name', '=', 'montclair')
      .executeTakeFirstOrThrow()
    await server.db
      .updateTable('portal')
      .set({ record: JSON.stringify({ ...record, ...part }) })
      .where('name', '=', 'montclair')
      .execute()
    await server.app.readChanges()
  }
  /** The status of each call of a visitor. */
  const statuses = async () => {
    const headers = { 'x-lgc-anonymous-uid': randomUUID() }
    const send = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
      (await server.app.inject({ method, url, headers, ...(payload && { payload }) })).statusCode
    const text = `Une balise manque. ${randomUUID()}`
    const comment = { email: 'anne@exemple.be', description: text, platform: 'web', url: '/', portal: 'montclair' }
    return {
      comment: await send('POST', `${core}/anonymous/comment`, comment),
      suggestion: await send('POST', `${poi}/crowdsourcing`, { ...walk, category: 'balade-balisage', comment: text }),
      rating: await send('POST', `${poi}/rate`, { ...walk, rate: 4, fields }),
      change: await send('PUT', `${ratings}?dataType=balade`, { rate: 3, fields }),
      reviews: await send('GET', `${ratings}/comments?dataType=balade`),
      vote: await send('POST', '/poll-service/api/v2/web/vote', { pollUid: 'quai-de-meuse', responses: ['ombre'] }),
    }
  }
  const every = (status: number, but = {}) => ({
    ...{ comment: status, suggestion: status, rating: status, change: status, reviews: status, vote: status },
    ...but,
  })

  it('follows its configuration, and is nothing during maintenance', async () => {
    expect(await statuses()).toEqual(every(200))
    await change({ participation: { ratings: [] } })
    expect(await statuses()).toEqual(every(404, { vote: 200 }))
    const tree = await server.app.inject(
      `${core}/web/crowdsourcing/categories/balade/bords-de-meuse?portalName=montclair`,
    )
    expect(tree.json().data.categories).toEqual([])
    await change({ participation: { comments: ['event'], suggestions: ['event'], ratings: ['place'] } })
    expect(await statuses()).toEqual(every(404, { vote: 200, comment: 200 }))
    await change({ maintenance: true })
    // The cache has the reviews of before, which maintenance withholds.
    expect(await statuses()).toEqual(every(503))
  })

  it('lets a rating be withdrawn that was given before, and offers it where the ratings stood', async () => {
    await change({ maintenance: false, participation: { ratings: ['balade', 'place'] } })
    const place = await server.db
      .selectFrom('place')
      .select('uid')
      .where('portal', '=', 'montclair')
      .orderBy('uid')
      .executeTakeFirstOrThrow()
    const contents = '/core-content-service/api/v1/web/portal/montclair'
    for (const [dataType, uid, path] of [
      ['balade', walk.dataUid, `${contents}/balades/${walk.dataUid}`],
      ['place', place.uid, `${contents}/content/${place.uid}`],
    ] as const) {
      const headers = { 'x-lgc-anonymous-uid': randomUUID(), 'x-beffroi-stored': '1' }
      const read = async (url: string) => (await server.app.inject({ url, headers })).body
      const form = `${core}/web/portal/montclair/participation/rating?dataType=${dataType}&dataUid=${uid}`
      const payload = { dataType, dataUid: uid, rate: 4, ...(dataType === 'balade' && { fields }) }
      const rated = await server.app.inject({ method: 'POST', url: `${poi}/rate`, headers, payload })
      expect(rated.statusCode, rated.body).toBe(200)
      await change({ participation: { ratings: [] } })
      for (const url of [path, form]) {
        expect(await read(url), url).toContain('Retirer mon avis')
        expect(await read(url), url).not.toContain('send-rating')
      }
      const url = `${poi}/ratings/${uid}?dataType=${dataType}`
      expect((await server.app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(200)
      expect(await read(path)).not.toContain('Retirer mon avis')
      expect(await read(form)).toContain('ne prend plus d’avis')
      await change({ participation: { ratings: ['balade', 'place'] } })
    }
  })
})
