// @vitest-environment happy-dom
import { act } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
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

/** Three steps along the track, 594 m apart. */
const steps = ['Le quai', 'Le pont', 'La halte'].map((title, index) => ({
  uid: `s${index}`,
  title,
  lat: 50.64 + index * 0.0045,
  lon: 5.79 + index * 0.0045,
  distance: index * 0.594,
  baladeUid: 'rives',
  baladeTitle: 'Les rives',
}))

/** A device whose position the test sets, and what it says aloud. */
function holdDevice() {
  const spoken: string[] = []
  let receive: PositionCallback = () => {}
  const watchPosition: Geolocation['watchPosition'] = (succeed) => {
    receive = succeed
    return 1
  }
  Object.defineProperty(navigator, 'geolocation', { value: { watchPosition, clearWatch() {} }, configurable: true })
  vi.stubGlobal('speechSynthesis', { speak: ({ text }: { text: string }) => spoken.push(text), cancel() {} })
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      lang = ''
      readonly text: string
      constructor(text: string) {
        this.text = text
      }
    },
  )
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'geolocation')
    vi.unstubAllGlobals()
  })
  const standAt = (latitude: number, longitude: number) => {
    const coords = {
      latitude,
      longitude,
      accuracy: 8,
      altitude: null,
      altitudeAccuracy: null,
      heading: null,
      speed: null,
    }
    const timestamp = Date.now()
    return act(async () => receive({ coords: { ...coords, toJSON: () => coords }, timestamp, toJSON: () => coords }))
  }
  return { spoken, standAt }
}

it('a visitor at a step sees and hears its title, then that of the next one', async () => {
  const { spoken, standAt } = holdDevice()
  const answers = { ...defaultAnswers, '/balades/rives': walk, '/steps/list': { items: steps, total: 3 } }
  await visit('/valbeau/balade/rives/suivre', answers)
  await press(findPressable(document, 'Démarrer le suivi'))
  const panel = document.querySelector('[aria-label="Suivre la balade"]') ?? expect.fail('There is no panel.')
  const voice = panel.querySelector<HTMLInputElement>('input[type=checkbox]') ?? expect.fail('There is no voice.')
  await press(voice)
  const shown = () => [...panel.querySelectorAll('p')].map(({ textContent }) => textContent)
  const marked = () => document.querySelector('[aria-current=step]')?.textContent
  await standAt(50.6445, 5.7945)
  expect(shown().slice(0, 2)).toEqual(['Vous êtes à l’étape 2', 'Le pont'])
  expect(panel.querySelector('[role=status]')?.textContent).toBe('Vous êtes à l’étape 2, Le pont')
  expect(spoken.at(-1)).toBe('Vous êtes à l’étape 2, Le pont')
  expect(marked()).toContain('Le pont')
  await standAt(50.6465, 5.7965)
  expect(shown()[0]).toMatch(/^à \d{3}\sm de l’étape 3$/)
  expect(shown()[1]).toBe('La halte')
  expect(marked()).toContain('La halte')
})
