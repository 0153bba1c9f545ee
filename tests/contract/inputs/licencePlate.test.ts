import { describe, expect, it } from 'vitest'
import { plateKey, readPlate, showPlate } from '../../../schemas/inputs/licencePlate'

describe('a licence plate', () => {
  it.each([
    ['1-abc-234', 'B', '1ABC234', '1-ABC-234', false],
    [' 1 ABC 2O4 ', 'B', '1ABC204', '1-ABC-204', true],
    ['IABC234', 'B', '1ABC234', '1-ABC-234', true],
    ['1-A8C-234', 'B', '1A8C234', '1A8C234', false],
    ['abc-l23', 'B', 'ABCL23', 'ABCL23', false],
    ['abc-i23', 'B', 'ABC123', 'ABC-123', true],
    ['123-abc', 'B', '123ABC', '123-ABC', false],
    ['BEFFROI', 'B', 'BEFFROI', 'BEFFROI', false],
    ['ab-1O3-cd', 'F', 'AB1O3CD', 'AB1O3CD', false],
    ['W•MX 12', 'D', 'WMX12', 'WMX12', false],
  ])('%s of %s is read as %s', (text, country, plate, shown, isCorrected) => {
    expect(readPlate(text, country)).toEqual({ plate, shown, isCorrected })
    expect(showPlate(plate, country)).toBe(shown)
  })

  it.each([
    ['', 'empty'],
    [' - ', 'empty'],
    ['A', 'too-short'],
    ['A'.repeat(40), 'too-long'],
    ['1-ABC-23é', 'wrong-characters'],
    ['<script>', 'wrong-characters'],
  ])('%s is none', (text, problem) => {
    expect(readPlate(text, 'B')).toBe(problem)
  })

  it('is the same as one that looks like it, in its country', () => {
    expect(plateKey('AB1O3CD', 'F')).toBe(plateKey('ABI03CD', 'F'))
    expect(plateKey('AB103CD', 'F')).not.toBe(plateKey('AB103CD', 'B'))
  })
})
