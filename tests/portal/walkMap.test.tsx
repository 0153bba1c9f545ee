// @vitest-environment happy-dom
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { layOut, loadNoTile, readItems, readyMaps } from '../helpers/renderer/openMaps'
import { stubCanvas } from '../helpers/renderer/stubCanvas'
import { waitUntil } from '../helpers/waitUntil'
import { defaultAnswers, visit } from './visit'

/** Degrees of longitude of some pixels at a zoom. */
const degrees = (pixels: number, zoom: number) => (pixels * 360) / (256 * 2 ** zoom)

const walk = (lon: number) => {
  const uid = `walk-${lon}`
  const figures = { length: 4.2, duration: 65, difficulty: 'EASY' }
  return { type: 'walk-summary', data: { uid, title: uid, lat: 50.6, lon, ...figures } }
}

it.each([14, 22])('joins walks up to 40 pixels apart into a circle at zoom %i', async (zoom) => {
  stubCanvas()
  vi.stubGlobal('fetch', loadNoTile)
  // Two pairs, one of which is nearer than the limit.
  const components = [-100, -61, 100, 142].map((pixels) => walk(5.79 + degrees(pixels, zoom)))
  const answers = { ...defaultAnswers, '/balades': { components, total: 4 } }
  await visit('/valbeau/balade?vue=carte', answers, undefined, undefined, undefined, () =>
    window.history.replaceState(null, '', `/valbeau/balade?vue=carte#${zoom}.0/50.60000/5.79000`),
  )
  await waitUntil(() => expect(readyMaps(document)).toHaveLength(1))
  const [element] = readyMaps(document)
  if (!element) throw new Error('There is no map.')
  const shown = await layOut(element)
  expect(shown.map.getView().getZoom()).toBe(zoom)
  await act(async () => {})
  expect(readItems(shown).map(({ count }) => count)).toEqual([2, 1, 1])
})
