import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usualDatabases } from '../../../helpers/server/databases'
import { now, openServer, type TestServer } from '../../../helpers/server/openServer'

const base = '/core-service/api/v1/web/by-poi/poi-montclair-sur-meuse'

describe.each(usualDatabases)('marks on $name', (database) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openServer({ database, trustsCallers: true })
  })
  afterAll(() => server.close())

  const call = (method: 'GET' | 'POST', url: string, visitor?: string, payload?: object) =>
    server.app.inject({
      method,
      url,
      headers: visitor ? { 'x-lgc-anonymous-uid': visitor } : {},
      ...(payload && { payload }),
    })

  it('are asked of the places of the categories that the town names, and of events once they have begun', async () => {
    const page = async (of: string) =>
      (await call('GET', `/core-content-service/api/v1/web/portal/montclair/${of}`)).json().data.components
    const ratingOf = async (of: string) =>
      (await page(of)).find(({ type }: { type: string }) => type === 'rating')?.data
    expect(await ratingOf('content/bibliotheque')).toMatchObject({ count: 3, rateAction: { handler: 'modal' } })
    const mark = (dataType: string, dataUid: string) =>
      call('POST', `${base}/rate`, randomUUID(), { dataType, dataUid, rate: 5, comment: `Très bien, ${dataUid}.` })
    expect((await mark('place', 'bibliotheque')).json().data).toMatchObject({ count: 4 })
    expect(await ratingOf('content/commissariat')).toBeUndefined()
    expect((await mark('place', 'commissariat')).statusCode).toBe(404)
    const police = 'participation/rating?dataType=place&dataUid=commissariat'
    expect((await call('GET', `/core-service/api/v1/web/portal/montclair/${police}`)).statusCode).toBe(404)

    const uid = 'repair-cafe'
    expect(await ratingOf(`events/${uid}`)).toMatchObject({ count: 2, readAction: { handler: 'navigation' } })
    expect((await ratingOf(`events/${uid}`)).rateAction).toBeUndefined()
    expect((await mark('event', uid)).statusCode).toBe(404)
    const form = `/core-service/api/v1/web/portal/montclair/participation/rating?dataType=event&dataUid=${uid}`
    expect((await call('GET', form)).json().data.components).toMatchObject([
      { type: 'comments' },
      { type: 'pagination' },
    ])

    const begun = { starts_at: new Date(now.getTime() - 60_000) }
    await server.db.updateTable('event').set(begun).where('uid', '=', 'heure-du-conte').execute()
    expect(await ratingOf('events/heure-du-conte')).toMatchObject({ count: 2, rateAction: { handler: 'modal' } })
    expect((await mark('event', 'heure-du-conte')).json().data).toMatchObject({ count: 3 })
    expect((await mark('publication', 'travaux-rue-haute')).statusCode).toBe(404)
  })
})
