import { afterAll, beforeAll, expect, test } from 'vitest'
import { readMapSettings } from '../../renderer/map/MapSettings'
import { findAddresses } from '../../src/portal/actions/findAddresses'
import { askProvider } from '../../src/portal/api/askProvider'
import { type GeocodingService, openGeocodingService } from '../server/api/openGeocodingService'
import { portal } from './answers'

const place = { lat: 50.64, lon: 5.57 }
const address = { street: 'Rue du Pont', streetNumber: '3', zip: '4000', locality: 'Liège', ...place }
const liege = { label: 'Rue du Pont 3 4000 Liège', kind: 'address', ...place, address }

let service: GeocodingService
beforeAll(async () => {
  service = await openGeocodingService()
})
afterAll(() => service.close())

const locales = { defaultLocale: 'fr' as const, additionalLocales: [] }
const photonHouse = (housenumber: string) => ({
  properties: { street: 'Rue du Pont', housenumber, postcode: '4000', city: 'Liège' },
  geometry: { coordinates: [5.57, 50.64] },
})

const lastAddress = () => service.requests.at(-1)?.url

test('asks a provider of Photon’s kind in the language of the page, and reads its first address', async () => {
  const provider = { url: service.url, provider: 'photon' } as const
  expect(await askProvider(provider, { query: 'rue du pont 3', locale: 'nl' })).toEqual([liege])
  expect(lastAddress()).toBe('/api?q=rue+du+pont+3&limit=1')
  expect(service.requests.at(-1)?.headers['accept-language']).toBe('nl')
  expect(service.requests.at(-1)?.headers.cookie).toBeUndefined()

  expect(await askProvider(provider, { position: { lat: 50.64, lon: 5.57 }, locale: 'fr' })).toEqual([liege])
  expect(lastAddress()).toBe('/reverse?lat=50.64&lon=5.57')
})

test('asks a provider of Nominatim’s kind below the folder that its address names', async () => {
  const provider = { url: `${service.url}osm`, provider: 'nominatim' } as const
  const parts = { road: 'Rue du Pont', house_number: '3', postcode: '4000', town: 'Liège' }
  const found = { display_name: 'Rue du Pont 3 4000 Liège', lat: '50.64', lon: '5.57', address: parts }
  service.answerWith(200, JSON.stringify([found]))
  expect(await askProvider(provider, { query: 'pont', locale: 'fr' })).toEqual([liege])
  expect(lastAddress()).toBe('/osm/search?q=pont&limit=1&format=jsonv2&addressdetails=1')

  service.answerWith(200, JSON.stringify(found))
  expect(await askProvider(provider, { position: { lat: 50.64, lon: 5.57 }, locale: 'fr' })).toEqual([liege])
  expect(lastAddress()).toBe('/osm/reverse?lat=50.64&lon=5.57&format=jsonv2&addressdetails=1')
})

test('sends the parameters of the provider’s address with every question, and the key that it asks for', async () => {
  const maps = { places: { url: `${service.url}osm/?lang=fr&key={key}`, provider: 'nominatim' } } as const
  const { places } = readMapSettings({ ...portal, mapsKey: 'a&b', maps })
  service.answerWith(200, '[]')
  expect(places && (await askProvider(places, { query: 'pont', locale: 'fr' }))).toEqual([])
  expect(lastAddress()).toBe('/osm/search?lang=fr&key=a%26b&q=pont&limit=1&format=jsonv2&addressdetails=1')
})

test('finds nothing in an answer without an address, and rejects when the provider fails', async () => {
  const provider = { url: service.url, provider: 'photon' } as const
  const odd = { properties: { street: 'Rue' }, geometry: { coordinates: [5, 91] } }
  for (const body of [[], {}, { features: [] }, { features: [odd] }, { features: [{ ...odd, geometry: null }] }]) {
    service.answerWith(200, JSON.stringify(body))
    expect(await askProvider(provider, { query: 'x', locale: 'fr' })).toEqual([])
  }
  service.answerWith(503, '')
  await expect(askProvider(provider, { query: 'x', locale: 'fr' })).rejects.toThrow('503')
})

test('suggests the addresses of the provider that the configuration names, those around the town first, and asks nobody else', async () => {
  service.answerWith(
    200,
    JSON.stringify({
      features: [photonHouse('3'), photonHouse('5'), { ...photonHouse('7'), properties: { name: 'Parc' } }],
    }),
  )
  const session = (kind: 'photon' | 'nominatim') => ({
    client: () => Promise.reject(new Error('the portal was asked')),
    scope: { portalName: 'valbeau', env: 'mobile' as const },
    portal: { ...portal, ...locales, maps: { center: place, places: { url: service.url, provider: kind } } },
    locale: 'fr' as const,
  })
  expect(await findAddresses(session('photon'), 'rue du pont')).toEqual([address, { ...address, streetNumber: '5' }])
  expect(lastAddress()).toBe('/api?q=rue+du+pont&limit=6&lat=50.64&lon=5.57')

  service.answerWith(200, '[]')
  expect(await findAddresses(session('nominatim'), 'rue du pont')).toEqual([])
  expect(lastAddress()).toMatch(/^\/search\?q=rue\+du\+pont&limit=6&viewbox=5\.3700%2C50\.8400%2C5\.7700%2C50\.4400&/)

  const left = AbortSignal.abort(new Error('left the page'))
  await expect(findAddresses(session('photon'), 'rue du pont', left)).rejects.toThrow('left the page')
})
