import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findLoneSurrogates, findTextFaults, isInexact } from '../../src/cli/json/findTextFaults'
import { mayHaveTextFaults } from '../../src/cli/json/mayHaveTextFaults'
import { folderOf } from '../helpers/cli/folderOf'
import { readReport } from '../helpers/cli/readReport'
import { runCli } from '../helpers/cli/runCli'
import { runs } from '../helpers/sample'

/** Runs mayHaveTextFaults on a text alone and inside of a longer one, and expects the same result. */
function mayHide(text: string): boolean {
  const inList = `["${'é'.repeat(70)}",${' '.repeat(text.length % 4)}${text},["${'x'.repeat(70)}"]]`
  const [alone = false, ...inside] = [text, inList].map((each) => mayHaveTextFaults(each, JSON.parse(each)))
  expect(inside).toEqual([alone])
  return alone
}

/** Unusual JSON texts with repeated names, and with names and strings that look like syntax. */
const names = fc.constantFrom('a', 'b', ':', '":', '" :', '{', '\\', 'é', '__proto__', '1', '')
const blanks = fc.constantFrom('', '', '', ' ', '\n\t', '\r\n ')
const scalars = fc.oneof(
  names.map((name) => JSON.stringify(name)),
  fc.constantFrom('1', 'true', 'null', '-0.5', '1e3', '[]', '{}'),
)
const { texts } = fc.letrec<{ texts: string; lists: string; objects: string }>((tie) => ({
  texts: fc.oneof({ maxDepth: 4 }, scalars, tie('lists'), tie('objects')),
  lists: fc.array(tie('texts'), { maxLength: 4 }).map((items) => `[${items.join(' , ')}]`),
  objects: fc
    .array(fc.tuple(names, blanks, blanks, tie('texts')), { maxLength: 5 })
    .map(
      (members) => `{${members.map(([name, a, b, text]) => `${a}${JSON.stringify(name)}${b}:${a}${text}${b}`).join()}}`,
    ),
}))

/** Counts the members in a text: each gets a unique name before parsing, so that none is lost. */
function countWritten(text: string): number {
  let members = 0
  const renamed = text.replace(/"(?:[^"\\]|\\.)*"/g, (token, offset: number) => {
    const isName = /^[ \n\t\r]*:/.test(text.slice(offset + token.length))
    return isName ? `"${members++}"` : token
  })
  return countKept(JSON.parse(renamed))
}

function countKept(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const inside = Object.values(value).reduce<number>((sum, each) => sum + countKept(each), 0)
  return inside + (Array.isArray(value) ? 0 : Object.keys(value).length)
}

describe('repeated names', () => {
  it('are all found, and nothing else', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const found = findTextFaults(text)
        for (const { code, offset, length, earlier = 0 } of found) {
          expect(code).toBe('duplicate-key')
          expect(earlier).toBeLessThan(offset)
          expect(text.startsWith(text.slice(offset, offset + length), earlier), text).toBe(true)
        }
        // The overwritten value may have had members itself.
        const lost = countWritten(text) - countKept(JSON.parse(text))
        expect(lost === 0, text).toBe(found.length === 0)
        expect(lost, text).toBeGreaterThanOrEqual(Math.min(1, found.length))
      }),
      { numRuns: runs(2000) },
    )
  })

  it('are always suspected where there are some, and rarely elsewhere', () => {
    let suspected = 0
    let sound = 0
    fc.assert(
      fc.property(texts, (text) => {
        const hides = findTextFaults(text).length > 0
        const doubted = mayHide(text)
        if (hides) expect(doubted, text).toBe(true)
        else {
          sound += 1
          suspected += doubted ? 1 : 0
        }
      }),
      { numRuns: runs(2000) },
    )
    expect(suspected).toBe(0)
    expect(sound).toBeGreaterThan(100)
  })

  it('are reported at the second one, with the position of the first', async () => {
    const text =
      '{\n  "type": "title",\n  "data": { "text": "a", "level": 2 },\n  "data": { "text": "b", "text" : "c" }\n}\n'
    const run = await runCli(['validate', 'a.json'], { cwd: folderOf({ 'a.json': text }) })
    expect(run.code).toBe(1)
    expect(run.stdout).toContain('a.json:4:3  error duplicate-key\n  "data" stands in this object already, at 3:3;')
    expect(run.stdout).toContain('a.json:4:26  error duplicate-key\n  "text" stands in this object already, at 4:13;')
    expect(run.stdout).toContain('    |                          ^^^^^^\n')
  })
})

describe('numbers that parsing changes', () => {
  it.each([
    '1e309',
    '-1E400',
    '9007199254740993',
    '-9007199254740993',
    '12345678901234567890',
    '3.141592653589793238',
    '1e-400',
    '9007199254740993.0',
  ])('%s is changed', (literal) => {
    expect(isInexact(literal)).toBe(true)
    const isTooSmall = literal === '1e-400'
    expect(mayHide(`{"a":[${literal}]}`)).toBe(!isTooSmall)
  })

  it.each([
    '0',
    '-0',
    '0.0',
    '0e5',
    '1.10',
    '9007199254740991',
    '9007199254740992',
    '1e22',
    '100000000000000000000',
    '0.1',
    '50.46739999999999782',
    '0.1000000000000000055511151231257827',
    '5e-324',
    '1.7976931348623157e308',
    '120000e-3',
  ])('%s is kept', (literal) => {
    expect(isInexact(literal)).toBe(false)
  })

  it('do not include numbers that JSON.stringify wrote', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(isInexact(JSON.stringify(value))).toBe(false)
        expect(isInexact(value.toPrecision(17))).toBe(false)
      }),
    )
  })

  it('are a warning with the parsed number', async () => {
    const text = '[{"type":"label-cell","data":{"label":"a","value":"b"},"id":"a"},\n{"x":[1e999,9007199254740993]}]'
    const run = await runCli(['validate', 'a.json', '--format', 'json'], { cwd: folderOf({ 'a.json': text }) })
    const issues = readReport(run).files[0]?.issues.filter(({ code }) => code === 'inexact-number')
    expect(issues).toMatchObject([
      {
        severity: 'warning',
        pointer: '/1/x/0',
        line: 2,
        column: 7,
        message: expect.stringContaining('read as infinite'),
      },
      { pointer: '/1/x/1', column: 13, message: expect.stringContaining('read as 9007199254740992') },
    ])
  })

  it('are named where no number is allowed, at any size', async () => {
    const run = await runCli(['validate', '-', '--format', 'compact'], {
      stdin: '{ "type": "title", "data": { "text": "a", "level": 1e400 } }',
    })
    expect(run.stdout).toContain('"level" must be an integer, not the number Infinity.')
    expect(run.stdout).toContain('inexact-number 1e400 is read as infinite')
  })
})

describe('lone surrogates', () => {
  const escaped = (units: readonly number[]) => units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('')

  it('are found where a string is not well formed', () => {
    const units = fc.array(fc.constantFrom(0x41, 0xd83c, 0xdf84, 0xdbff, 0xdc00, 0xe9), { maxLength: 8 })
    fc.assert(
      fc.property(units, fc.constantFrom('', 'x', '\\\\', '\\n'), (list, between) => {
        const token = `"${list.map((unit) => escaped([unit])).join(between)}"`
        const text: unknown = JSON.parse(token)
        const isLone = typeof text === 'string' && /\p{Surrogate}/u.test(text)
        expect(findLoneSurrogates(token).length > 0, token).toBe(isLone)
        if (isLone) expect(mayHide(token)).toBe(true)
      }),
    )
  })

  it('are a warning at the escape, unless its backslash is escaped', async () => {
    const text = '{"type":"title","data":{"text":"No\\u00ebl \\uD83C\\uDF84 \\\\ud83c \\ud83c"}}'
    const run = await runCli(['validate', 'a.json', '--format', 'json'], { cwd: folderOf({ 'a.json': text }) })
    expect(run.code).toBe(0)
    expect(readReport(run).files[0]?.issues).toMatchObject([
      {
        severity: 'warning',
        code: 'lone-surrogate',
        pointer: '/data/text',
        block: 'title',
        column: 64,
        received: '\\ud83c',
      },
    ])
  })
})

describe('faults of a text', () => {
  const text = '{"type":"title","data":{"text":"a\\ud83c","text":"b\\ud83c"}}'

  it('have the configured severity', async () => {
    const cwd = folderOf({ 'a.json': text, 'b.ndjson': `${text}\n${text}` })
    const codesOf = async (...args: string[]) => {
      const run = await runCli(['validate', '.', '--format', 'json', ...args], { cwd })
      return { code: run.code, codes: readReport(run).summary.codes }
    }
    expect(await codesOf()).toEqual({ code: 1, codes: { 'duplicate-key': 3, 'lone-surrogate': 6 } })
    const rules = ['--ignore', 'duplicate-key', '--rule', 'lone-surrogate=error']
    expect(await codesOf(...rules)).toEqual({ code: 1, codes: { 'lone-surrogate': 6 } })
    const all = ['duplicate-key', 'lone-surrogate', 'inexact-number'].flatMap((code) => ['--ignore', code])
    expect(await codesOf(...all)).toEqual({ code: 0, codes: {} })
  })
})
