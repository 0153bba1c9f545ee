import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { reviewPath } from '../../../../src/server/identity/reviewToken'
import { now, openServer, type TestServer } from '../../../helpers/server/openServer'
import { secret } from '../../../helpers/server/visitor'

let server: TestServer
beforeAll(async () => {
  server = await openServer({ trustsCallers: true })
})
afterAll(() => server.close())

it('neither shows nor publishes a review by an expired or forged link, whose page says why', async () => {
  const words = 'Un sentier qui sent bon la tourbe.'
  const sent = await server.app.inject({
    method: 'POST',
    url: '/core-service/api/v1/web/by-poi/poi-hauteroche/rate',
    headers: { 'x-lgc-anonymous-uid': randomUUID() },
    payload: {
      dataType: 'balade',
      dataUid: 'sentier-des-tourbieres',
      rate: 4,
      comment: words,
      fields: { duration: 75, difficulty: 'easy', pmr: 'Non', stroller: 'Oui' },
    },
  })
  expect(sent.statusCode, sent.body).toBe(200)
  const review = server.db.selectFrom('review').select(['uid', 'status', 'written_at']).where('text', '=', words)
  const { uid, written_at } = await review.executeTakeFirstOrThrow()
  const monthAgo = new Date(now.getTime() - 31 * 86_400_000)
  const links = [
    [reviewPath({ secret }, { portal: 'hauteroche', uid, now: monthAgo }), 410, 'il a expiré'],
    [reviewPath({ secret: 'another secret' }, { portal: 'hauteroche', uid, now }), 404, 'le lien est incomplet'],
    [
      reviewPath({ secret }, { portal: 'montclair', uid, now }).replace('montclair', 'hauteroche'),
      404,
      'le lien est incomplet',
    ],
  ] as const
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const payload = new URLSearchParams({ decision: 'published', seen: written_at.toISOString() }).toString()
  for (const [url, status, sentence] of links) {
    const opened = await server.app.inject(url)
    const pressed = await server.app.inject({ method: 'POST', url, headers, payload })
    for (const { statusCode, body } of [opened, pressed]) {
      expect([statusCode, body.includes(sentence), body.includes(words)]).toEqual([status, true, false])
    }
  }
  expect(await review.execute()).toMatchObject([{ status: 'waiting' }])
})
