import { describe, expect, it } from 'vitest'
import { drawCode, groupNumber } from '../../../src/portal/services/fidelity/drawCode'

/** The modules of a code of bars, as ones and zeros, without the quiet zones. */
function modulesOf(path: string, width: number): string {
  const modules = Array.from({ length: width }, () => '0')
  for (const [, x = '', length = ''] of path.matchAll(/M(\d+) 0h(\d+)v/g)) {
    modules.fill('1', Number(x), Number(x) + Number(length))
  }
  return modules.slice(11, -11).join('')
}

describe('the code of a loyalty card', () => {
  it('is the bars of an EAN-13 as GS1 describes them, with a quiet zone of eleven modules', () => {
    const drawn = drawCode({ code: 'ean-13', number: '4006381333931' })
    expect(drawn).toMatchObject({ kind: 'bars', width: 95 + 22 })
    // Guard, 006381 by the parities of the digit 4 (LGLLGG), guard, 333931 (R), guard.
    const left = ['0001101', '0100111', '0101111', '0111101', '0001001', '0110011']
    const right = ['1000010', '1000010', '1000010', '1110100', '1000010', '1100110']
    expect(modulesOf(drawn?.path ?? '', 117)).toBe(`101${left.join('')}01010${right.join('')}101`)
  })

  it.each([
    ['ean-8', '96385074', 67 + 22],
    ['code-128', 'BIB-0042', undefined],
  ] as const)('of %s has bars for %s', (code, number, width) => {
    const drawn = drawCode({ code, number })
    expect(drawn?.kind).toBe('bars')
    if (width !== undefined) expect(drawn?.width).toBe(width)
    // Start and stop of Code 128 B, and of an EAN the guards.
    const modules = modulesOf(drawn?.path ?? '', drawn?.width ?? 0)
    expect(modules).toMatch(code === 'ean-8' ? /^101.*101$/ : /^11010010000.*1100011101011$/)
  })

  it('of a QR code has a quiet zone of four modules', () => {
    const drawn = drawCode({ code: 'qr', number: 'https://piscine.example/abo/77123' })
    expect(drawn).toMatchObject({ kind: 'qr', width: drawn?.height })
    expect(drawn?.path).toMatch(/^M4 4h1v1h-1z/)
  })

  it('is none for a number alone, and for one that makes no code', () => {
    expect(drawCode({ code: 'none', number: '12 34' })).toBeUndefined()
    expect(drawCode({ code: 'ean-13', number: '4006381333932' })).toBeUndefined()
    expect(drawCode({ code: 'code-128', number: 'é' })).toBeUndefined()
    expect(drawCode({ code: 'qr', number: 'x'.repeat(5000) })).toBeUndefined()
  })

  it('stands above its digits in the groups of the bars', () => {
    expect(groupNumber({ code: 'ean-13', number: '4006381333931' })).toBe('4 006381 333931')
    expect(groupNumber({ code: 'ean-8', number: '96385074' })).toBe('9638 5074')
    expect(groupNumber({ code: 'none', number: '12 34' })).toBe('12 34')
  })
})
