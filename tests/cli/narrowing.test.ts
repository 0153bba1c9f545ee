import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { narrowJson } from '../../src/cli/narrowing/narrowJson'

/** As a record in the midst of others. */
function narrow(json: string) {
  const bytes = Buffer.from(`{"a":1}\n${json}\n{"b":2}`)
  return narrowJson(bytes, 8, bytes.length - 8)
}

const read = (json: string): unknown => {
  try {
    return { value: JSON.parse(json) }
  } catch {
    return 'not JSON'
  }
}

const countNames = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce(
        (count: number, child) => count + (Array.isArray(value) ? 0 : 1) + countNames(child),
        0,
      )
    : 0

const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }).filter((text) => Buffer.from(text).toString() === text),
  fc.string({
    unit: fc.constantFrom('a', 'é', '’', '🎉', 'ß', 'Ж', '\\', '"', ':', ' ', '\n', '\u0000'),
    maxLength: 80,
  }),
)
const values = fc.letrec((tie) => ({
  any: fc.oneof({ maxDepth: 4 }, texts, fc.double(), fc.array(tie('any')), fc.dictionary(texts, tie('any'))),
})).any

describe('JSON in narrow characters', () => {
  it('has the value of the JSON it is made of, and no fewer names', () => {
    fc.assert(
      fc.property(values, fc.constantFrom(0, 1, 2), (value, indent) => {
        const json = JSON.stringify(value, null, indent)
        const narrowed = narrow(json)
        // An escape behind a backslash would be none.
        if (/\\[^\0-\xff]/.test(json)) return
        expect(read(narrowed?.text ?? '')).toEqual(read(json))
        expect(narrowed?.text).toMatch(/^[\0-\xff]*$/)
        expect(narrowed?.names).toBeGreaterThanOrEqual(countNames(JSON.parse(json)))
      }),
      { numRuns: 2000 },
    )
  })

  it('is not JSON where the other is not', () => {
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        const json = `["${before}’\\${after}"]`
        const narrowed = narrow(json)
        if (narrowed) expect(read(narrowed.text)).toEqual(read(json))
      }),
      { numRuns: 2000 },
    )
    expect(narrow('"\\’"')).toBeUndefined()
  })

  it('counts the colons of names alone, wherever a text has others', () => {
    expect(narrow('{"a":1,"b" : "à 14:05, ou : à 15","c"\n  :{}}')?.names).toBe(3)
    expect(narrow(`{${Array.from({ length: 5000 }, (_, index) => `"é${index}":1`).join()}}`)?.names).toBe(5000)
  })
})
