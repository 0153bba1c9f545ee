import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownedData } from '../../../../src/server/api/ownedData'
import { openServer, type TestServer } from '../../../helpers/server/openServer'

const v1 = '/core-service/api/v1'
const around = { lat: 50.6421, lon: 5.7912 }
const blood = {
  portal: 'montclair',
  storeWidget: 'don-de-sang',
  radius: 50,
  ...around,
  metadata_blood_collect_blood: true,
}
const bike = { portal: 'montclair', storeWidget: 'parking-velo', ...around, metadata_bike_parking_types: 'Box' }
const elsewhere = { portal: 'hauteroche', storeWidget: 'parking-velo', ...around, metadata_bike_parking_types: 'Box' }

describe('the widgets of a visitor', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await openServer({ trustsCallers: true })
  })
  afterAll(() => server.close())

  const call = (uid: string, method: 'GET' | 'POST', url: string, payload?: object) =>
    server.app.inject({ method, url, headers: { 'x-lgc-anonymous-uid': uid }, ...(payload && { payload }) })
  const add = async (uid: string, payload: object): Promise<string> => {
    const answer = await call(uid, 'POST', `${v1}/anonymous/widget`, payload)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json().data.uid
  }
  const move = (from: string, account: string) =>
    server.db.transaction().execute((transaction) => ownedData.move(transaction, from, account))
  const owned = async (account: string) => {
    const { widgets } = await ownedData.read(server.db, account)
    return widgets.map(({ portalName, storeWidget, uid, notify }) => ({ portalName, storeWidget, uid, notify }))
  }

  it('become those of the account at sign-in, in every portal, once and after its own', async () => {
    const [account, phone, laptop] = [randomUUID(), randomUUID(), randomUUID()]
    const first = await add(phone, blood)
    const second = await add(phone, elsewhere)
    await call(phone, 'POST', `${v1}/web/portal/montclair/wall-order/${first}/notification`, { notify: true })
    await move(phone, account)
    await move(phone, account)
    const both = [
      { portalName: 'hauteroche', storeWidget: 'parking-velo', uid: second, notify: false },
      { portalName: 'montclair', storeWidget: 'don-de-sang', uid: first, notify: true },
    ]
    expect(await owned(account)).toEqual(both)

    await add(laptop, blood)
    const third = await add(laptop, bike)
    await move(laptop, account)
    expect(await owned(account)).toEqual([
      ...both,
      { portalName: 'montclair', storeWidget: 'parking-velo', uid: third, notify: false },
    ])
    expect((await call(laptop, 'GET', '/core-service/api/v2/anonymous/wall/montclair')).json().data.tiles).toEqual([])
    expect((await call(phone, 'GET', `${v1}/anonymous/widget/${first}`)).statusCode).toBe(404)
  })

  it('are in the export of the account with their settings, and go with it, and with nobody else’s', async () => {
    const [account, other, phone, laptop] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
    await add(phone, blood)
    await add(laptop, bike)
    await move(phone, account)
    await move(laptop, other)
    const { portal: portalName, storeWidget, ...config } = blood
    expect((await ownedData.read(server.db, account)).widgets).toMatchObject([{ portalName, storeWidget, config }])
    await server.db.transaction().execute((transaction) => ownedData.remove(transaction, account))
    expect(await owned(account)).toEqual([])
    expect(await owned(other)).toHaveLength(1)
  })
})
