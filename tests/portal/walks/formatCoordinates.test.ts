import { expect, it } from 'vitest'
import {
  decimalDegrees,
  degreesAndMinutes,
  hemispheresOf,
} from '../../../src/portal/services/walks/rescue/formatCoordinates'

it.each([
  [50.6421, '50.64210', '50° 38.526′'],
  [5.7912, '5.79120', '5° 47.472′'],
  [-0.5, '-0.50000', '0° 30.000′'],
  [5.9999999, '6.00000', '6° 00.000′'],
])('%s degrees are %s and %s', (degrees, decimal, minutes) => {
  expect(decimalDegrees(degrees)).toBe(decimal)
  expect(degreesAndMinutes(degrees)).toBe(minutes)
})

it('a place is north or south, east or west', () => {
  expect(hemispheresOf({ lat: 50, lon: 5 })).toEqual({ vertical: 'north', horizontal: 'east' })
  expect(hemispheresOf({ lat: -33, lon: -70 })).toEqual({ vertical: 'south', horizontal: 'west' })
})
