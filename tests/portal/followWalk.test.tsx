// @vitest-environment happy-dom
import { expect, it, onTestFinished } from 'vitest'
import { findPressable, press } from '../helpers/renderer/renderBlocks'
import { waitUntil } from '../helpers/waitUntil'
import { defaultAnswers, visit } from './visit'

const walk = {
  uid: 'rives',
  poiUid: 'walk-rives',
  title: 'Les rives',
  length: 4.2,
  duration: 65,
  difficulty: 'EASY',
  steps: [],
  geoGpx: {
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        geometry: {
          type: 'LineString',
          coordinates: [
            [5.79, 50.64],
            [5.8, 50.65],
          ],
        },
      },
    ],
  },
}

it('a walk whose position is refused says so, and can be followed once it is given', async () => {
  const failure = { code: 1, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const
  const watchPosition: Geolocation['watchPosition'] = (_, fail) => {
    fail?.(failure)
    return 1
  }
  Object.defineProperty(navigator, 'geolocation', { value: { watchPosition, clearWatch() {} }, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'geolocation'))
  await visit('/valbeau/balade/rives/suivre', { ...defaultAnswers, '/balades/rives': walk })
  await press(findPressable(document, 'Démarrer le suivi'))
  await waitUntil(() =>
    expect(document.querySelector('[role=alert]')?.textContent).toContain('n’a pas donné sa position'),
  )
  expect(findPressable(document, 'Démarrer le suivi')).toBeTruthy()
})
