import { describe, expect, it } from 'vitest'
import { isInside } from '../../renderer/map/isInside'
import { placesInView } from '../../src/portal/services/map/useMapPlaces'

const placeAt = (number: number) => ({
  uid: `lieu-${number}`,
  name: `Lieu ${number}`,
  category: 'banc',
  label: 'Banc',
  lat: 50.6,
  lon: 5 + number / 1000,
  schedule: [],
})
const all = Array.from({ length: 120 }, (_, index) => placeAt(index))
const shownOn = (page: number, pins = all) => ({
  rows: [],
  pins,
  total: all.length,
  isBounded: false,
  question: '',
  page,
})
/** A part of the map that holds the first places. */
const first = (count: number) => (place: { lat: number; lon: number }) =>
  isInside(place, [5, 50.5, 5 + (count - 1) / 1000, 50.7])

describe('the list of the places in view', () => {
  it('stays on its page, or is on the last one', () => {
    expect(placesInView(shownOn(2), first(80))).toMatchObject({ page: 2, countInView: 80, total: 120 })
    expect(placesInView(shownOn(2), first(80)).rows).toEqual(all.slice(50, 80))
    expect(placesInView(shownOn(3), first(30))).toMatchObject({ page: 1, countInView: 30, rows: all.slice(0, 30) })
    expect(placesInView(shownOn(2), first(0))).toMatchObject({ page: 1, countInView: 0, rows: [] })
  })

  it('takes in places of the same view that arrive later', () => {
    expect(placesInView(shownOn(1, all.slice(0, 50)), first(80)).countInView).toBe(50)
    expect(placesInView(shownOn(1), first(80)).countInView).toBe(80)
  })
})
