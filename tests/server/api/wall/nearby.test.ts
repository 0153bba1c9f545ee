import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { validate } from '../../../../schemas'
import { openServer, type TestServer } from '../../../helpers/server/openServer'

const v1 = '/core-service/api/v1'
const address = { street: 'Rue Haute', streetNumber: '4', zip: '4679', locality: 'Montclair-sur-Meuse' }
const blood = {
  portal: 'montclair',
  storeWidget: 'don-de-sang',
  radius: 50,
  lat: 50.6421,
  lon: 5.7912,
  metadata_blood_collect_blood: true,
  notify_2weeks: true,
}
const bike = {
  portal: 'montclair',
  storeWidget: 'parking-velo',
  lat: 50.6421,
  lon: 5.7912,
  metadata_bike_parking_types: 'Arceau,Box',
  metadata_bike_parking_covered: true,
}

describe('widgets of blood collections and bike racks', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await openServer({ trustsCallers: true })
  })
  afterAll(() => server.close())

  const visitor = () => {
    const headers = { 'x-lgc-anonymous-uid': randomUUID(), 'x-beffroi-stored': '1' }
    return async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => {
      const answer = await server.app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
      return { status: answer.statusCode, body: answer.json() }
    }
  }
  const add = async (payload: object) => await visitor()('POST', `${v1}/anonymous/widget`, payload)
  const pointersOf = async (payload: object): Promise<string[]> => {
    const { status, body } = await add(payload)
    expect(status).toBe(400)
    return body.error.issues.map(({ pointer }: { pointer: string }) => pointer)
  }

  it('stores the settings and shows the next collection and the nearest rack', async () => {
    const call = visitor()
    for (const [payload, subtitle] of [
      [blood, /^\p{L}{3}\. \d+ \p{L}+\.?,? .*\d\d:\d\d[ \u00a0]· [\d,]+\u00a0k?m[ \u00a0]· /u],
      [bike, /^(?:Arceau|Box), .*[ \u00a0]· [\d,]+\u00a0k?m[ \u00a0]· \d+ places$/],
    ] as const) {
      const added = await call('POST', `${v1}/anonymous/widget`, { ...payload, userTitle: 'Près d’ici' })
      expect(added.status, JSON.stringify(added.body)).toBe(200)
      const { portal: _p, storeWidget: _s, ...config } = payload
      expect(added.body.data.config).toMatchObject(config)
      const { uid } = added.body.data
      const tile = (await call('GET', `${v1}/web/widget/${uid}/tile`)).body.data
      expect(validate(tile, { as: 'block' }).issues).toEqual([])
      expect(tile.data.title).toBe('Près d’ici')
      expect(tile.data.subtitle).toMatch(subtitle)
      const changed = await call('PUT', `${v1}/anonymous/widget/${uid}`, { ...payload, lat: 50.65 })
      expect(changed.body.data.config.lat).toBe(50.65)
      const modal = (await call('GET', `${v1}/web/widget/${uid}/configuration`)).body.data
      expect(validate(modal, { as: 'modal' }).issues).toEqual([])
      expect(modal.buttons[1].action).toMatchObject({
        handler: 'update-config-widget',
        data: { endpoint: `${v1}/anonymous/widget/${uid}`, position: { lat: 50.65, lon: 5.7912 } },
      })
    }
  })

  it('looks up an address without a position among the streets of the town', async () => {
    const { lat: _lat, lon: _lon, ...rest } = blood
    const { body } = await add({ ...rest, address })
    expect(body.data.config).toMatchObject({ address, lat: expect.closeTo(50.64, 1), lon: expect.closeTo(5.79, 1) })
    expect(await pointersOf({ ...rest, address: { ...address, street: 'Xyzzy' } })).toEqual(['/body/address'])
    expect(await pointersOf(rest)).toEqual(['/body/address'])
  })

  it.each([
    [{ ...blood, radius: 0 }, '/body/radius'],
    [{ ...blood, radius: 101 }, '/body/radius'],
    [{ ...blood, radius: 2.5 }, '/body/radius'],
    [{ ...blood, radius: undefined }, '/body/radius'],
    [{ ...blood, metadata_blood_collect_blood: false }, '/body/types'],
    [{ ...blood, lat: 91 }, '/body/address'],
    [{ ...bike, metadata_bike_parking_types: '' }, '/body/parkingTypes'],
    [{ ...bike, metadata_bike_parking_types: 'Garage' }, '/body/parkingTypes'],
    [{ ...bike, metadata_bike_parking_types: 'Arceau,Garage' }, '/body/parkingTypes'],
  ])('refuses %j at its field', async (payload, pointer) => {
    expect(await pointersOf(payload)).toEqual([pointer])
  })

  const modalOf = async (town: string, widget: string, language: string) => {
    const url = `${v1}/web/portal/${town}/store-details/${widget}`
    const { configuration, preview } = (
      await server.app.inject({ url, headers: { 'x-lgc-language': language } })
    ).json().data
    expect(validate(configuration, { as: 'modal' }).issues).toEqual([])
    expect(preview.length).toBeGreaterThan(0)
    return configuration
  }
  type Field = { data: { name?: string } }
  const field = (modal: { components: Field[] }, name: string) =>
    modal.components.find(({ data }) => data.name === name)?.data

  it('asks for an address, a radius of 1 to 100 km and the types, with the defaults', async () => {
    const modal = await modalOf('montclair', 'don-de-sang', 'fr')
    expect(field(modal, 'address')).toMatchObject({ required: true, inputType: 'address' })
    expect(field(modal, 'radius')).toMatchObject({ required: true, min: 1, max: 100, step: 1, value: 50, unit: 'km' })
    expect(field(modal, 'types')).toMatchObject({ required: true, value: ['blood'] })
    expect(field(modal, 'notify')).toMatchObject({ value: ['notify_day_before', 'notify_2weeks', 'notify_1month'] })
    expect(field(modal, 'userTitle')).not.toHaveProperty('required', true)
    expect(modal.buttons[1].action.data).toMatchObject({ config: 'blood_collect', wallType: 'standard' })
  })

  it.each(['montclair', 'hauteroche'])(
    'asks for the position first in %s, then for the kinds of parking',
    async (town) => {
      const first = await modalOf(town, 'parking-velo', 'fr')
      expect(first.buttons.map(({ action }: { action: { handler: string } }) => action.handler)).toEqual([
        'refuse_location_bike_parking',
        'accept_location_bike_parking',
      ])
      const { modal } = first.buttons[0].action.data
      expect(field(modal, 'parkingTypes')).toMatchObject({ required: true, value: ['Arceau', 'Box', 'Rack', 'Autres'] })
      expect(field(modal, 'filters')).toMatchObject({ value: [] })
      expect(field(modal, 'address')).toMatchObject({ required: true })
    },
  )
})
