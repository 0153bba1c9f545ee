// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { featuresOf, layOut, loadNoTile, readItems, readyMaps } from '../helpers/renderer/openMaps'
import { findPressable, press } from '../helpers/renderer/renderBlocks'
import { stubCanvas } from '../helpers/renderer/stubCanvas'
import { waitUntil } from '../helpers/waitUntil'
import type { Answers } from './answers'
import { defaultAnswers, visit } from './visit'

const place = (uid: string, lon: number) => {
  return { uid, name: `Lieu ${uid}`, category: 'banc', label: 'Banc', lat: 50.64, lon, schedule: [] }
}
const items = [place('ouest', 5.77), place('milieu', 5.79), place('est', 5.81)]
const answers = {
  ...defaultAnswers,
  '/maps/query': { items, total: 3 },
  '/maps/menu': [],
  '/reverse': { label: 'Rue Haute 3, Valbeau', lat: 50.64, lon: 5.81 },
}

beforeEach(() => {
  stubCanvas()
  // The style sheet of the page sets it; 1024 px are 102.4 of it.
  document.documentElement.style.fontSize = '10px'
  vi.stubGlobal('fetch', loadNoTile)
})
afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'))

/** Has the device answer each question for its position. */
const locate = (getCurrentPosition: Geolocation['getCurrentPosition']) =>
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true })

function standAt(latitude: number, longitude: number, accuracy: number) {
  const unknown = { altitude: null, altitudeAccuracy: null, heading: null, speed: null }
  const coords = { latitude, longitude, accuracy, ...unknown, toJSON: () => ({}) }
  locate((found) => found({ coords, timestamp: 0, toJSON: () => ({}) }))
}

async function openMap(query = '', more: Answers = {}) {
  const { session } = await visit(`/valbeau/map${query}`, { ...answers, ...more })
  await waitUntil(() => expect(readyMaps(document)).toHaveLength(1))
  const [element] = readyMaps(document)
  if (!element) throw new Error('There is no map.')
  return { session, shown: await layOut(element) }
}

const setCookie = (cookie: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the window of the tests has no cookie store
  document.cookie = cookie
}

const words = () => document.querySelector('main')?.textContent?.replaceAll(/\s/g, ' ') ?? ''
const rows = () => [...document.querySelectorAll('#places-count ~ ul > li')].map(({ textContent }) => textContent ?? '')

it.each([
  [10, 1],
  [15, 0],
])('with a root font of %i px, the window shows %i maps beside the list', async (size, maps) => {
  document.documentElement.style.fontSize = `${size}px`
  await visit('/valbeau/map', answers)
  await waitUntil(() => expect(rows()).toHaveLength(3))
  await waitUntil(() => expect(document.querySelectorAll('main [data-map]')).toHaveLength(maps))
  const skip = [...document.querySelectorAll('main button')].filter(
    ({ textContent }) => textContent === 'Aller à la carte',
  )
  expect(skip).toHaveLength(maps)
})

describe('the position of the visitor on the map of the town', () => {
  it.each([1, 2, 3])('leads on with one sentence when the device fails with the code %i', async (code) => {
    locate((_, fail) => fail?.({ code, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 }))
    await openMap()
    await press(findPressable(document, 'Me localiser'))
    await waitUntil(() => expect(words()).toContain('Votre position n’est pas disponible'))
    expect(readyMaps(document)).toHaveLength(1)
    expect(rows()).toHaveLength(3)
  })

  it('sorts by distance, and says how inaccurate it is', async () => {
    standAt(50.64, 5.811, 5000)
    await openMap()
    await press(findPressable(document, 'Me localiser'))
    await waitUntil(() => expect(words()).toContain('Votre position n’est connue qu’à 5,0 km près'))
    expect(rows().map((row) => row.match(/est|milieu|ouest/)?.[0])).toEqual(['est', 'milieu', 'ouest'])
    expect(rows().join()).not.toContain('du centre')
  })

  it('of an earlier page is used without a question, for those who accept that it is kept', async () => {
    locate(() => expect.fail('The page asks for the position.'))
    setCookie('beffroi_consent=experience')
    setCookie('beffroi_position=50.64,5.811')
    onTestFinished(() => {
      setCookie('beffroi_consent=; max-age=0')
      setCookie('beffroi_position=; max-age=0')
    })
    await openMap()
    await waitUntil(() => expect(words()).toContain('triés du plus proche au plus éloigné'))
    expect(rows()[0]).toContain('Lieu est')
    expect(rows().join()).not.toContain('du centre')
  })

  it('leaves the map on the town when it is far away, and says how far', async () => {
    standAt(50.8466, 4.3528, 30)
    const { shown } = await openMap()
    const view = shown.map.getView()
    const before = [view.getZoom(), view.getCenter()]
    await press(findPressable(document, 'Me situer sur la carte'))
    await waitUntil(() => expect(words()).toMatch(/Vous êtes à 1\d\d,\d km de Valbeau : la carte reste/))
    expect(rows()[0]).toContain('du centre')
    expect(readItems(shown, 'position')).toEqual([])
    expect([view.getZoom(), view.getCenter()]).toEqual(before)
  })
})

describe('the distances on the map of the town', () => {
  it('are counted from the place of the address, which the map shows, until the visitor chooses otherwise', async () => {
    const { shown } = await openMap('?near=ouest')
    expect(rows()[0]).toMatch(/Lieu ouest.* · à 0\sm/)
    expect(words()).toMatch(/triés selon leur distance de\s: Lieu ouest/)
    expect(shown.map.getView().getZoom()).toBeCloseTo(16.5)
    expect(featuresOf(shown.map, 'marked-pins').map((feature) => feature.get('look'))).toEqual(['selected'])
    await press(findPressable(document, 'Autour de : Lieu ouest'))
    await waitUntil(() => expect(window.location.search).toBe(''))
    await waitUntil(() => expect(rows()[0]).toContain('du centre'))
  })

  it('are counted from the place whose surroundings the visitor asked for', async () => {
    await openMap('?place=ouest&category=banc')
    await press(findPressable(document, 'Autour de ce lieu'))
    await waitUntil(() => expect(window.location.search).toBe('?near=ouest'))
    await waitUntil(() => expect(rows()[0]).toMatch(/Lieu ouest.* · à 0\sm/))
  })
})

describe('a look-up that fails', () => {
  const titles = () => [...document.querySelectorAll('dialog h2')].map(({ textContent }) => textContent)

  it('of an address says so in a modal', async () => {
    await openMap('?query=rue', { '/geocode': 503 })
    await press(findPressable(document, 'Situer « rue » sur la carte'))
    await waitUntil(() => expect(titles()).toEqual(["Erreur lors de la récupération de l'adresse"]))
    await press(findPressable(document.querySelector('dialog') ?? document, 'Fermer'))
    await waitUntil(() => expect(titles()).toEqual([]))
  })

  it('of the coordinates of a position says so in a modal, and the position sorts', async () => {
    standAt(50.64, 5.811, 20)
    await openMap('', { '/reverse': 503 })
    await press(findPressable(document, 'Me localiser'))
    await waitUntil(() => expect(titles()).toEqual(['Erreur lors de la récupération des coordonnées GPS']))
    expect(words()).toContain('triés du plus proche au plus éloigné')
  })
})
