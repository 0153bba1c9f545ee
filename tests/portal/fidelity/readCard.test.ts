import { describe, expect, it } from 'vitest'
import { isBlack } from '../../../src/portal/device/camera/blackCheck'
import { cardOf, expandUpcE } from '../../../src/portal/services/fidelity/scan/ReadCard'

describe('a code that was read', () => {
  it.each([
    ['EAN13', '4006381333931', 'ean-13', '4006381333931'],
    ['ean_13', '4006381333931', 'ean-13', '4006381333931'],
    ['UPCA', '036000291452', 'ean-13', '0036000291452'],
    ['upc_a', '0036000291452', 'ean-13', '0036000291452'],
    ['UPCE', '01234565', 'ean-13', '0012345000065'],
    ['Code39Ext', 'AB-12', 'code-39', 'AB-12'],
    ['QRCodeModel2', 'abc', 'qr', 'abc'],
    ['AztecCode', 'abc', 'aztec', 'abc'],
    ['pdf417', ' abc ', 'pdf417', 'abc'],
  ])('of %s with %s makes a card', (format, text, type, number) => {
    expect(cardOf({ format, text })).toEqual({ type, number })
  })

  it('makes no card when its form would refuse it', () => {
    for (const [format, text] of [
      ['DataMatrix', 'abc'],
      ['EAN13', '400638133393'],
      ['Code128', 'x'.repeat(49)],
      ['Code128', '\u001d42'],
      ['Code39', 'abc'],
      ['QRCode', 'x'.repeat(401)],
      ['PDF417', '@\n\u001e\rANSI'],
      ['Aztec', ''],
      ['', '4006381333931'],
    ])
      expect(cardOf({ format: format ?? '', text: text ?? '' }), `${format} ${text}`).toBeUndefined()
  })

  // The examples of GS1 General Specifications 5.2.2.4, one for each rule.
  it.each([
    ['01234505', '012000003455'],
    ['01234515', '012100003455'],
    ['01234531', '012300000451'],
    ['01234543', '012340000053'],
    ['01234565', '012345000065'],
    ['01234598', '012345000098'],
  ])('expands the UPC-E %s', (short, long) => {
    expect(expandUpcE(short)).toBe(long)
  })
})

it('a picture is black when no pixel of it is lit', () => {
  const pixels = (...values: number[]) => values.flatMap((value) => [value, value, value, 255])
  expect(isBlack(pixels(0, 12, 40))).toBe(true)
  expect(isBlack(pixels(0, 0, 90))).toBe(false)
})
