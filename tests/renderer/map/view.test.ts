import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fitPadding, keepPinsWhole } from '../../../renderer/map/canvas/fitPadding'
import { drawablePins } from '../../../renderer/map/drawablePins'
import { focusTarget } from '../../../renderer/map/focusTarget'
import type { MapContent, MapPin } from '../../../renderer/map/MapContent'
import { mapDefaults } from '../../../renderer/map/mapDefaults'
import { nextPin } from '../../../renderer/map/nextPin'
import { createAnnouncer } from '../../../renderer/map/useAnnouncer'

const pin = (key: string, lon: number, lat: number): MapPin => ({ key, lon, lat })
const track: MapContent['track'] = {
  type: 'FeatureCollection',
  features: [
    { type: 'Feature', geometry: { type: 'LineString', coordinates: [[6, 50, 200], [6.1, 50.2], 'x', [400, 0]] } },
  ],
}

describe('the first view of a map', () => {
  const content: MapContent = {
    pins: [pin('a', 5, 50), pin('b', 5.2, 50.1)],
    position: { lon: 4, lat: 49 },
    track,
    radiusZone: { lon: 7, lat: 51, radius: 11_132 },
  }

  it.each([
    ['pin', [5, 50, 5.2, 50.1]],
    ['user', [4, 49, 4, 49]],
    ['gpx', [6, 50, 6.1, 50.2]],
    ['both', [4, 49, 5.2, 50.1]],
  ] as const)('with the focus %s contains just that', (focus, bounds) => {
    expect(focusTarget({ ...content, focus })?.bounds).toEqual(bounds)
  })

  it('contains the whole circle of a search, as wide as it is high on the ground', () => {
    const [west, south, east, north] = focusTarget({ ...content, focus: 'radiusZone' })?.bounds ?? [0, 0, 0, 0]
    expect(north - south).toBeCloseTo(0.2)
    expect((east - west) * Math.cos((51 * Math.PI) / 180)).toBeCloseTo(0.2)
  })

  it('contains everything by default', () => {
    const [west, south, east, north] = focusTarget(content)?.bounds ?? [0, 0, 0, 0]
    expect([west, south, north]).toEqual([4, 49, expect.closeTo(51.1)])
    expect(east).toBeGreaterThan(7)
  })

  it('falls back to all there is when the focus is missing, and to nothing', () => {
    expect(focusTarget({ pins: content.pins, focus: 'gpx' })?.bounds).toEqual([5, 50, 5.2, 50.1])
    expect(focusTarget({ pins: [], focus: 'all' })).toBeUndefined()
  })

  it('leaves 96 pixels around data and 12 around a track, and shows a single pin at zoom 20', () => {
    expect(focusTarget({ pins: content.pins })).toMatchObject({ padding: 96, hasPins: true })
    expect(focusTarget({ track })).toMatchObject({ padding: 12, hasPins: false, otherPins: [] })
    expect(focusTarget({ pins: [pin('a', 5, 50)] })).toMatchObject({ maxZoom: 20 })
    expect([mapDefaults.tileZoom, mapDefaults.markerZoom, mapDefaults.selectedZoom]).toEqual([12, 15, 17])
  })
})

describe('the padding of a target', () => {
  const insets = [48, 68, 20, 20] as const
  const target = { bounds: [5, 50, 5.2, 50.1], maxZoom: 20 } as const

  it('leaves room for pins and controls, and below what the page covers', () => {
    expect(fitPadding({ ...target, padding: 12, hasPins: true }, [800, 600], insets, 0)).toEqual([48, 68, 20, 20])
    expect(fitPadding({ ...target, padding: 12, hasPins: false }, [800, 600], insets, 100)).toEqual([112, 12, 12, 12])
    expect(fitPadding({ ...target, padding: 96, hasPins: true }, [800, 600], insets, 100)).toEqual([148, 96, 96, 96])
  })

  it('is wider where a pin of a track would be cut off', () => {
    const padding = [12, 12, 12, 12]
    expect(keepPinsWhole(padding, [[400, 300]], [800, 600], insets)).toEqual(padding)
    expect(keepPinsWhole(padding, [[294, 12]], [800, 600], insets)).toEqual([48, 12, 12, 12])
    expect(
      keepPinsWhole(
        padding,
        [
          [12, 30],
          [788, 588],
        ],
        [800, 600],
        insets,
      ),
    ).toEqual([30, 68, 20, 20])
    expect(keepPinsWhole(padding, [[50, 12]], [100, 100], insets)).toEqual([26, 26, 12, 12])
  })

  it('keeps 48 pixels of a small map for its content', () => {
    expect(fitPadding({ ...target, padding: 96, hasPins: true }, [100, 40], insets, 0)).toEqual([0, 26, 0, 26])
  })
})

describe('the pins that are drawn', () => {
  it('lie in the world; the others are counted', () => {
    const pins = [pin('a', 5, 50), pin('b', 181, 50), pin('c', 5, -91), pin('d', Number.NaN, 50)]
    expect(drawablePins(pins)).toEqual({ shown: [pins[0]], misplaced: 3, surplus: 0 })
  })

  it('are 100,000 at most', () => {
    const many = Array.from({ length: 100_001 }, (_, index) => pin(String(index), 5, 50))
    const { shown, surplus } = drawablePins(many)
    expect([shown.length, surplus]).toEqual([100_000, 1])
  })
})

describe('an arrow with Alt', () => {
  const pins = [pin('north', 5, 50.2), pin('far north', 5, 50.5), pin('aside', 5.1, 50.05), pin('south', 5, 49.9)]
  const here = { lon: 5, lat: 50 }

  it('leads to the nearest pin in its direction', () => {
    expect(nextPin(pins, here, 'north')?.key).toBe('north')
    expect(nextPin(pins, { ...here, lat: 50.2, key: 'north' }, 'north')?.key).toBe('far north')
    expect(nextPin(pins, here, 'south')?.key).toBe('south')
  })

  it('leads to a pin on that side when none is straight ahead, and nowhere when none is', () => {
    expect(nextPin(pins, here, 'east')?.key).toBe('aside')
    expect(nextPin([pin('north east', 5.01, 50.2)], here, 'east')?.key).toBe('north east')
    expect(nextPin(pins, here, 'west')).toBeUndefined()
  })

  it('goes through pins at one place one by one, there and back', () => {
    const same = [pin('a', 5, 50), pin('b', 5, 50), pin('c', 5, 50), pin('d', 6, 50)]
    expect(nextPin(same, { ...here, key: 'a' }, 'east')?.key).toBe('b')
    expect(nextPin(same, { ...here, key: 'b' }, 'west')?.key).toBe('a')
    expect(nextPin(same, { ...here, key: 'c' }, 'east')?.key).toBe('d')
  })
})

describe('the announcer of a map', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('says the last of several sentences, after half a second of calm and an empty region', () => {
    const said: string[] = []
    const announcer = createAnnouncer((sentence) => said.push(sentence))
    announcer.announce('3 lieux')
    vi.advanceTimersByTime(400)
    announcer.announce('12 lieux')
    vi.advanceTimersByTime(499)
    expect(said).toEqual([])
    vi.advanceTimersByTime(1)
    expect(said).toEqual([''])
    vi.advanceTimersByTime(100)
    expect(said).toEqual(['', '12 lieux'])
  })

  it('says the same sentence again so that it is heard', () => {
    const said: string[] = []
    const announcer = createAnnouncer((sentence) => said.push(sentence))
    for (let turn = 0; turn < 3; turn++) {
      announcer.announce('Aucun lieu')
      vi.advanceTimersByTime(600)
    }
    const sentences = said.filter(Boolean)
    expect(sentences.map((sentence) => sentence.replace('\u2060', ''))).toEqual([
      'Aucun lieu',
      'Aucun lieu',
      'Aucun lieu',
    ])
    expect(sentences[1]).not.toBe(sentences[0])
    expect(sentences[2]).not.toBe(sentences[1])
  })

  it('says nothing once it is stopped', () => {
    const write = vi.fn()
    const announcer = createAnnouncer(write)
    announcer.announce('3 lieux')
    announcer.stop()
    vi.advanceTimersByTime(1000)
    expect(write).not.toHaveBeenCalled()
  })
})
