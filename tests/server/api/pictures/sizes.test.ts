import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseSize, targetSize } from '../../../../src/server/api/pictures/chooseSize'
import { runs } from '../../../helpers/sample'

const svg = { width: 1600, height: 900, isScalable: true }
const photo = { width: 3000, height: 4000, isScalable: false }

describe('the size of a drawing', () => {
  it.each([
    [svg, { width: 800, height: 450, crop: false }],
    [svg, { width: 1600, height: 900, crop: false }],
    [svg, { width: 68, height: 38, crop: false }],
    [svg, { width: 0, height: 48, crop: false }],
    [svg, { width: 2448, height: 1836, crop: true }],
    [svg, { width: 480, height: 120, crop: true }],
    [photo, { width: 450, height: 600, crop: false }],
    [photo, { width: 1224, height: 1632, crop: false }],
    [photo, { width: 1200, height: 630, crop: true }],
  ])('of %o is what the portal requests: %o', (natural, box) => {
    expect(chooseSize(natural, box)).toEqual(targetSize(natural, box))
  })

  it.each([
    [svg, { width: 300, height: 200, crop: true }, '320x240'],
    [svg, { width: 77, height: 76, crop: true }, '92x92'],
    [svg, { width: 1, height: 1, crop: true }, '46x46'],
    [svg, { width: 2000, height: 1999, crop: true }, '800x800'],
    [svg, { width: 402, height: 0, crop: false }, '480x270'],
    [svg, { width: 0, height: 0, crop: false }, '1600x900'],
    [svg, { width: 2560, height: 2560, crop: false }, '2400x1350'],
    [photo, { width: 1000, height: 0, crop: false }, '1224x1632'],
  ])('of %o for %o, which nothing requests, is the next larger one', (natural, box, expected) => {
    const { width, height } = chooseSize(natural, box)
    expect(`${width}x${height}`).toBe(expected)
  })

  it('takes few values over all possible boxes', () => {
    const sizes = new Set<string>()
    const side = fc.integer({ min: 0, max: 2560 })
    fc.assert(
      fc.property(side, side, fc.boolean(), (width, height, crop) => {
        const { width: w, height: h } = chooseSize(svg, {
          width: crop ? width || 1 : width,
          height: crop ? height || 1 : height,
          crop,
        })
        sizes.add(`${w}x${h} ${crop}`)
      }),
      { numRuns: runs(5000) },
    )
    expect(sizes.size).toBeGreaterThan(20)
    expect(sizes.size).toBeLessThan(60)
  })
})

describe('a photograph', () => {
  it('is never enlarged', () => {
    const small = { width: 400, height: 300, isScalable: false }
    const size = (width: number, height: number, crop: boolean) => chooseSize(small, { width, height, crop })
    expect(size(2000, 0, false)).toEqual({ width: 400, height: 300 })
    expect(size(0, 0, false)).toEqual({ width: 400, height: 300 })
    expect(size(800, 800, true)).toEqual({ width: 300, height: 300 })
  })
})
