import { afterAll, beforeAll, expect, test } from 'vitest'
import { askProvider } from '../../src/portal/map/askProvider'
import { type GeocodingService, openGeocodingService } from '../server/api/openGeocodingService'

const liege = { label: 'Rue du Pont 3 4000 Liège', kind: 'address', lat: 50.64, lon: 5.57 }

let service: GeocodingService
beforeAll(async () => {
  service = await openGeocodingService()
})
afterAll(() => service.close())

const lastAddress = () => service.requests.at(-1)?.url

test('asks a provider of Photon’s kind in the language of the page, and reads its first address', async () => {
  const provider = { url: service.url, provider: 'photon' } as const
  expect(await askProvider(provider, { query: 'rue du pont 3', locale: 'nl' })).toEqual(liege)
  expect(lastAddress()).toBe('/api?q=rue+du+pont+3&limit=1')
  expect(service.requests.at(-1)?.headers['accept-language']).toBe('nl')
  expect(service.requests.at(-1)?.headers.cookie).toBeUndefined()

  expect(await askProvider(provider, { position: { lat: 50.64, lon: 5.57 }, locale: 'fr' })).toEqual(liege)
  expect(lastAddress()).toBe('/reverse?lat=50.64&lon=5.57')
})

test('asks a provider of Nominatim’s kind below the folder that its address names', async () => {
  const provider = { url: `${service.url}osm`, provider: 'nominatim' } as const
  const found = { display_name: 'Rue du Pont 3 4000 Liège', lat: '50.64', lon: '5.57' }
  service.answerWith(200, JSON.stringify([found]))
  expect(await askProvider(provider, { query: 'pont', locale: 'fr' })).toEqual(liege)
  expect(lastAddress()).toBe('/osm/search?q=pont&limit=1&format=jsonv2')

  service.answerWith(200, JSON.stringify(found))
  expect(await askProvider(provider, { position: { lat: 50.64, lon: 5.57 }, locale: 'fr' })).toEqual(liege)
  expect(lastAddress()).toBe('/osm/reverse?lat=50.64&lon=5.57&format=jsonv2')
})

test('finds nothing in an answer without an address, and rejects when the provider fails', async () => {
  const provider = { url: service.url, provider: 'photon' } as const
  const odd = { properties: { street: 'Rue' }, geometry: { coordinates: [5, 91] } }
  for (const body of [[], {}, { features: [] }, { features: [odd] }, { features: [{ ...odd, geometry: null }] }]) {
    service.answerWith(200, JSON.stringify(body))
    expect(await askProvider(provider, { query: 'x', locale: 'fr' })).toBeUndefined()
  }
  service.answerWith(503, '')
  await expect(askProvider(provider, { query: 'x', locale: 'fr' })).rejects.toThrow('503')
})
