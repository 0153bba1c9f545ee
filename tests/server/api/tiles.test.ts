import MVT from 'ol/format/MVT.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openServer, type TestServer } from '../../helpers/server/openServer'

const base = '/maps-service/api/v1/web/tiles'
const center = { lat: 50.6421, lon: 5.7912 }

/** The address of the tile of a position. */
function tileAt(z: number, { lat, lon }: { lat: number; lon: number }, card = 'montclair'): string {
  const count = 2 ** z
  const x = Math.floor(((lon + 180) / 360) * count)
  const angle = (lat * Math.PI) / 180
  const y = Math.floor(((1 - Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / Math.PI) / 2) * count)
  return `${base}/${card}/${z}/${x}/${y}`
}

describe('the tiles of a town', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await openServer()
  })
  afterAll(() => server.close())

  const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers })

  /** The classes and names in a tile, by layer. */
  async function layersOf(url: string) {
    const answer = await get(url)
    expect(answer.statusCode, url).toBe(200)
    expect(answer.headers['content-type']).toBe('application/vnd.mapbox-vector-tile')
    const layers = new Map<string, Set<unknown>>()
    for (const feature of new MVT().readFeatures(new Uint8Array(answer.rawPayload).buffer)) {
      const layer = String(feature.get('layer'))
      const found = layers.get(layer) ?? new Set()
      layers.set(layer, found.add(feature.get('class')).add(feature.get('name')))
    }
    return layers
  }

  it('hold land, water, roads, rails, buildings, contours and places', async () => {
    const layers = await layersOf(tileAt(14, center))
    expect([...layers.keys()].sort()).toEqual(['building', 'contour', 'land', 'place', 'rail', 'road', 'water'])
    expect(layers.get('road')).toContain('Rue Haute')
    expect(layers.get('road')).toContain('pedestrian')
    expect(layers.get('water')).toContain('La Meuse')
    expect(layers.get('place')).toContain('Hôtel de ville')
    const village = await layersOf(tileAt(14, { lat: 50.4198, lon: 6.0512 }, 'hauteroche'))
    expect(village.get('road')).toContain('Place du Tilleul')
  })

  it('hold less at lower zoom levels', async () => {
    const [town, country] = [await layersOf(tileAt(13, center)), await layersOf(tileAt(10, center))]
    expect(town.has('building')).toBe(false)
    expect(town.has('contour')).toBe(true)
    expect(country.has('contour')).toBe(false)
    expect(country.get('road')).toContain('primary')
    expect(country.get('road')).not.toContain('residential')
    expect(country.get('place')).toContain('Montclair-sur-Meuse')
  })

  it('are kept by browsers and compressed', async () => {
    const url = tileAt(15, center)
    const plain = await get(url)
    const { etag = '', 'cache-control': control } = plain.headers
    expect(control).toBe('public, max-age=86400')
    const zipped = await get(url, { 'accept-encoding': 'gzip' })
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(zipped.rawPayload.length).toBeLessThan(plain.rawPayload.length)
    const again = await get(url, { 'if-none-match': etag })
    expect(again.statusCode).toBe(304)
    expect(again.rawPayload).toHaveLength(0)
  })

  it('are empty outside of the town, and missing for a town without a map', async () => {
    const outside = await get(tileAt(14, { lat: 48.85, lon: 2.35 }))
    expect([outside.statusCode, outside.body]).toEqual([204, ''])
    const unknown = await get(tileAt(14, center, 'nowhere'))
    expect(unknown.statusCode).toBe(404)
    expect(unknown.json().error.message).toContain('nowhere')
  })

  it('are refused at addresses that are none', async () => {
    const wrong = ['17/0/0', '-1/0/0', '3/8/0', '3/0/8', 'a/0/0', '3/1.5/0', '3/1e1/0', '16/65536/0', '3//0']
    for (const path of wrong) expect((await get(`${base}/montclair/${path}`)).statusCode, path).toBe(400)
    for (const card of ['..%2Fmontclair', '%00', '..']) {
      expect([400, 404], card).toContain((await get(`${base}/${card}/3/0/0`)).statusCode)
    }
  })
})

it('are missing politely where the towns have no folder', async () => {
  const server = await openServer({ towns: '/nonexistent' })
  const answer = await server.app.inject(tileAt(14, center))
  expect(answer.statusCode).toBe(404)
  await server.close()
})
