import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eraseForms } from '../../../../src/server/api/forms/eraseForms'
import { erasePersonalData } from '../../../../src/server/api/participation/erasePersonalData'
import { usualDatabases } from '../../../helpers/server/databases'
import { now, openServer, type TestServer } from '../../../helpers/server/openServer'

const place = { portal: 'montclair', data_type: 'portal', data_uid: 'montclair' } as const
const sender = { account: null, email: 'anne@exemple.be', digest: 'x' }

describe.each(usualDatabases)('contributions that only the town could read, on $name', (database) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openServer({ database })
  })
  afterAll(() => server.close())

  it('lose all that is personal after a time, and not before', async () => {
    const { db } = server
    const [young, old] = [randomUUID(), randomUUID()]
    for (const [uid, days] of [[young, 20] as const, [old, 40] as const]) {
      const time = new Date(now.getTime() - days * 86_400_000)
      const row = { uid, received_at: time, text: 'Je suis Anne, au 0470 12 34 56.', bytes: 50, ...sender }
      await db
        .insertInto('comment')
        .values({ ...row, portal: 'montclair', url: '/recherche?query=Anne', widget: null })
        .execute()
      await db
        .insertInto('suggestion')
        .values({
          ...row,
          ...place,
          category: 'ville-chaussee',
          fields: '{"address":{"street":"Rue Haute"}}',
          picture: 'x',
        })
        .execute()
      for (const status of ['published', 'refused', 'waiting'] as const) {
        const review = { uid: `${uid}-${status}`, rate: 1, text: row.text, fields: null, bytes: 50, written_at: time }
        await db
          .insertInto('review')
          .values({ ...place, ...sender, ...review, status, author: null, rater: review.uid })
          .execute()
      }
    }
    await erasePersonalData(db, now, 30)
    await eraseForms(db, now, 30)

    const comment = db.selectFrom('comment').select(['text', 'url', 'email', 'digest', 'bytes'])
    expect(await comment.where('uid', '=', old).execute()).toEqual([
      { text: '', url: '', email: null, digest: null, bytes: 0 },
    ])
    expect(await comment.where('uid', '=', young).execute()).toMatchObject([{ email: sender.email, bytes: 50 }])
    const suggestion = db.selectFrom('suggestion').select(['text', 'fields', 'picture', 'email', 'category', 'bytes'])
    expect(await suggestion.where('uid', '=', old).execute()).toEqual([
      { text: '', fields: {}, picture: null, email: null, category: 'ville-chaussee', bytes: 0 },
    ])
    expect(await suggestion.where('uid', '=', young).execute()).toMatchObject([{ picture: 'x', bytes: 50 }])
    const reviews = await db
      .selectFrom('review')
      .select(['uid', 'email', 'rater'])
      .where('digest', 'is', null)
      .execute()
    expect(reviews.filter(({ uid }) => uid.startsWith(old))).toEqual([
      { uid: `${old}-published`, email: null, rater: null },
    ])
    const left = await db.selectFrom('review').select('uid').where('digest', '=', 'x').execute()
    expect(left).toHaveLength(3)
  })
})
