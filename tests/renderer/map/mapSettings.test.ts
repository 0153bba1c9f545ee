import { expect, it } from 'vitest'
import { createBackground } from '../../../renderer/map/background/createBackground'
import { readMapSettings } from '../../../renderer/map/MapSettings'

const town = { name: 'Montclair', portalName: 'montclair', latitude: 50.64, longitude: 5.79 }

it('shows the town’s own tiles around its centre when it configures nothing', () => {
  expect(readMapSettings({ ...town, mapsKey: 'k' })).toEqual({
    tiles: {
      url: '/maps-service/api/v1/web/tiles/montclair/{z}/{x}/{y}',
      type: 'vector',
      attribution: '© Montclair',
      maxZoom: 16,
    },
    center: { lat: 50.64, lon: 5.79 },
    zoom: 14,
  })
})

it('shows what the town configures, with the key of its provider', () => {
  const tiles = {
    url: 'https://tiles.example/{z}/{x}/{y}.png?key={key}',
    type: 'raster',
    attribution: '© Example',
  } as const
  const places = { url: 'https://photon.example/api', provider: 'photon' } as const
  const maps = { center: { lat: 50.1, lon: 5.1 }, zoom: 12, tiles, places }
  expect(readMapSettings({ ...town, mapsKey: 'k', maps })).toEqual({
    tiles: { ...tiles, maxZoom: 19, key: 'k' },
    center: { lat: 50.1, lon: 5.1 },
    zoom: 12,
    places,
  })
})

it('darkens pictures of the day at night, on a canvas of their own', () => {
  const tiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', type: 'raster', attribution: '© Example' } as const
  const settings = readMapSettings({ ...town, maps: { tiles } })
  const classNames = [false, true].map((isDark) => createBackground(settings, { isDark })[0]?.getClassName())
  expect(classNames).toEqual(['ol-layer', expect.stringMatching(/night/)])
})
