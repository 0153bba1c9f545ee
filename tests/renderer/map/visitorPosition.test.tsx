import { getPointResolution } from 'ol/proj.js'
import { expect, it } from 'vitest'
import { ActionError } from '../../../renderer/actions/ActionError'
import { openMaps, readItems } from '../../helpers/renderer/openMaps'
import { findPressable, press, text } from '../../helpers/renderer/renderBlocks'
import { waitUntil } from '../../helpers/waitUntil'

const map = { type: 'map', data: { pins: [{ lat: 50.6421, lon: 5.7912, title: 'Hôtel de ville' }] } }
const locate = () => press(findPressable(document, 'Me situer sur la carte'))

it('a map asks for the position by a press only, and says that it has none', async () => {
  let asked = 0
  const askPosition = () => {
    asked++
    return Promise.reject(new ActionError('position-refused', 'The visitor said no.'))
  }
  const [shown] = await openMaps([map], { askPosition })
  expect(asked).toBe(0)
  await locate()
  await waitUntil(() => expect(text(document.body)).toContain('Votre position n’est pas disponible.'))
  expect(asked).toBe(1)
  expect(readItems(shown, 'position')).toEqual([])
})

it('a map shows the position with the whole ring of its accuracy, and says how coarse it is', async () => {
  const position = { lat: 50.6421, lon: 5.7912, accuracy: 5000 }
  const [shown] = await openMaps([map], { askPosition: () => Promise.resolve(position) })
  await locate()
  await waitUntil(() => expect(readItems(shown, 'position')).toHaveLength(2))
  expect(text(document.body)).toContain('Votre position n’est connue qu’à 5,0 km près.')
  const view = shown.map.getView()
  await waitUntil(() => !view.getAnimating())
  // The ring of ten kilometres is as high as the map.
  const pixels = 10_000 / (getPointResolution('EPSG:3857', view.getResolution() ?? 1, view.getCenter() ?? []) || 1)
  expect(pixels).toBeCloseTo(shown.size[1], 0)
})
