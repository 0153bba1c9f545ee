import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { validate } from '../../../../schemas'
import { openServer, type TestServer } from '../../../helpers/server/openServer'
import { home, visitorOf } from '../waste/town'

const v1 = '/core-service/api/v1'

/** A street whose lower numbers are in another zone than the others. */
const split = { street: 'Rue de Hautmont', zip: '4679', locality: 'Montclair-sur-Meuse' }

let server: TestServer
beforeAll(async () => {
  server = await openServer({ trustsCallers: true })
})
afterAll(() => server.close())

async function call(uid: string, method: 'GET' | 'POST', url: string, payload?: object) {
  const headers = { 'x-lgc-anonymous-uid': uid, 'x-lgc-language': 'fr', 'x-beffroi-stored': '1' }
  const answer = await server.app.inject({ method, url: v1 + url, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, ...answer.json() }
}

const add = async (uid: string, address: object | undefined) =>
  await call(uid, 'POST', '/anonymous/widget', { portal: 'montclair', storeWidget: 'collectes', address })

/** The days of the calendar that a tile opens. */
async function daysOf(uid: string, widget: string): Promise<{ title: string; days: string[] }> {
  const { data } = await call(uid, 'GET', `/web/widget/${widget}/tile`)
  expect(validate(data, { as: 'block' }).issues).toEqual([])
  const { title, components } = data.action.data.modal
  return {
    title,
    days: components[0].data.pickups.map(({ date, category }: Record<string, string>) => `${date} ${category}`),
  }
}

/** The days of a zone, as the calls of waste list them. */
async function daysIn(zuid: string): Promise<string[]> {
  const { data } = await visitorOf(server)('GET', `/pickups/detail?luid=montclair-sur-meuse&zuid=${zuid}&count=30`)
  return data.items.map(({ date, category }: Record<string, string>) => `${date} ${category}`)
}

it('shows the pickups of a house number, in a street with two zones', async () => {
  const uid = randomUUID()
  for (const [streetNumber, zone] of [
    ['39', 'centre'],
    ['40 bis', 'hautmont'],
  ] as const) {
    const { data } = await add(uid, { ...split, streetNumber })
    expect(data.config).toEqual({ address: { ...split, streetNumber } })
    expect(await daysOf(uid, data.uid)).toEqual({
      title: `${split.street} ${streetNumber}, ${split.locality}`,
      days: await daysIn(zone),
    })
  }
})

it('takes an address as people write it, and keeps it as the town does', async () => {
  const { data } = await add(randomUUID(), {
    street: 'r haute',
    streetNumber: '12',
    zip: '4679',
    locality: 'montclair',
  })
  const { street, number: streetNumber, zip, locality } = home
  expect(data.config).toEqual({ address: { street, streetNumber, zip, locality } })
})

it.each([
  ['without an address', undefined],
  ['in no street of the town', { street: 'Xyzzy', zip: '4679', locality: 'Montclair-sur-Meuse' }],
  ['in a street without a zone', { street: 'Sentier des Écoliers', zip: '4679', locality: 'Montclair-sur-Meuse' }],
])('refuses a widget %s at the field of the address', async (_, address) => {
  const { status, error } = await add(randomUUID(), address)
  expect([status, error.issues[0].pointer]).toEqual([400, '/body/address'])
  expect(error.code).toBe(address ? 'unserved-address' : 'invalid-request')
})

it('says on its tile that an address has no zone any more, and leads to the page of waste', async () => {
  const uid = randomUUID()
  const { data } = await add(uid, { ...split, streetNumber: '39' })
  const config = { address: { ...split, street: 'Rue des Absents' } }
  await server.db
    .updateTable('widget')
    .set({ config: JSON.stringify(config) })
    .where('uid', '=', data.uid)
    .execute()
  const tile = (await call(uid, 'GET', `/web/widget/${data.uid}/tile`)).data
  expect(validate(tile, { as: 'block' }).issues).toEqual([])
  expect(JSON.stringify(tile)).toContain('Adresse sans zone de collecte')
  expect(tile.action).toEqual({ handler: 'navigation', data: { path: '/dechets' } })
})

it('offers the remembered address to its visitor alone', async () => {
  const uid = randomUUID()
  await visitorOf(server, uid)('PUT', '/household', { portal: 'montclair', ...home })
  const fieldOf = async (who: string) => {
    const { data } = await call(who, 'GET', '/web/portal/montclair/store-details/collectes')
    return data.configuration.components[0].data
  }
  const { number: streetNumber, ...rest } = home
  expect((await fieldOf(uid)).value).toEqual({ ...rest, streetNumber })
  expect((await fieldOf(randomUUID())).value).toBeUndefined()
})
