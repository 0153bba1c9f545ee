import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanJson } from '../../schemas/check/cleanJson'
import { limits } from '../../schemas/check/limits'
import { type Issue, validate } from '../../schemas/index'
import { folderOf } from '../helpers/cli/folderOf'
import { readReport } from '../helpers/cli/readReport'
import { runCli } from '../helpers/cli/runCli'

function nested(times: number, wrap: (inner: unknown) => unknown, innermost: unknown): unknown {
  let value = innermost
  for (let level = 0; level < times; level++) value = wrap(value)
  return value
}

const list = (inner: unknown) => [inner]

function clean(value: unknown): { value: unknown; found: string[] } {
  const issues: Issue[] = []
  const cleaned = cleanJson(value, (issue) => issues.push(issue))
  return { value: cleaned, found: issues.map(({ code, pointer }) => `${code} ${pointer}`) }
}

/** How deep lists and objects are nested in a value. */
function depthOf(value: unknown): number {
  let level = [value]
  for (let depth = 0; ; depth++) {
    level = level.filter((each) => typeof each === 'object' && each !== null)
    if (level.length === 0) return depth
    level = level.flatMap((each) => Object.values(Object(each)))
  }
}

describe('JSON that enters a program', () => {
  it('stays the same value when it is sound', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'grapheme' }), (value) => {
        expect(clean(value)).toEqual({ value, found: [] })
        expect(clean(value).value).toBe(value)
      }),
    )
  })

  it('may be nested 500 levels deep', () => {
    const value = nested(limits.levels, list, 'x')
    expect(clean(value).value).toBe(value)
  })

  it.each([501, 5000, 100_000])('loses what is nested deeper, such as %d levels, and keeps its siblings', (levels) => {
    const { value, found } = clean({ before: 'x', deep: nested(levels, list, 'x'), after: ['y'] })
    expect(value).toMatchObject({ before: 'x', after: ['y'] })
    expect(depthOf(value)).toBe(limits.levels)
    expect(found).toEqual([`too-deep /deep${'/0'.repeat(limits.levels - 1)}`])
  })

  it('gets U+FFFD for each half of a character, with an issue', () => {
    const { value, found } = clean({ a: ['\ud83c', 'ok 🎉', 'x\udf84y\ud83c'], 'b\ud800': { c: 1 }, __proto__: {} })
    expect(value).toEqual({ a: ['\ufffd', 'ok 🎉', 'x\ufffdy\ufffd'], 'b\ufffd': { c: 1 } })
    expect(found).toEqual(['lone-surrogate /b\ufffd', 'lone-surrogate /a/0', 'lone-surrogate /a/2'])
    expect(clean('\udfff')).toEqual({ value: '\ufffd', found: ['lone-surrogate '] })
  })

  it('is well-formed afterwards, and otherwise the same', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '/', '~', '\ud83c', '\udf84', '🎉') })
    const json = fc.letrec((tie) => ({
      value: fc.oneof({ maxDepth: 4 }, text, fc.array(tie('value')), fc.dictionary(text, tie('value'))),
    })).value
    fc.assert(
      fc.property(json, (value) => {
        // UTF-8 has no halves of characters either.
        const inUtf8 = Buffer.from(JSON.stringify(toEscapes(value))).toString()
        expect(JSON.stringify(clean(value).value)).toBe(inUtf8)
      }),
    )
  })

  it('keeps a member named __proto__ a member', () => {
    const { value } = clean(JSON.parse('{"__proto__": {"text": "\\ud800"}}'))
    expect(JSON.stringify(value)).toBe('{"__proto__":{"text":"\ufffd"}}')
  })

  it('ends when it contains itself many times', () => {
    const endless: unknown[] = ['\ud800']
    endless.push(endless, endless)
    const { found } = clean(endless)
    expect(found.filter((each) => each.startsWith('lone'))).toHaveLength(limits.levels)
    expect(found.filter((each) => each.startsWith('too-deep'))).toHaveLength(2)
  })
})

/** A copy whose strings are rebuilt from UTF-8, in which halves of characters became U+FFFD. */
function toEscapes(value: unknown): unknown {
  if (typeof value === 'string') return Buffer.from(value).toString()
  if (Array.isArray(value)) return value.map(toEscapes)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [toEscapes(name), toEscapes(member)]))
}

describe('a document nested too deep', () => {
  const group = ['{"type":"group","data":{"components":[', ']}}'] as const
  const node = ['{"text":"Rue","children":[', ']}'] as const
  const title = '{"type":"title","data":{"text":"Voirie"}}'
  const repeated = ([open, close]: readonly [string, string], times: number, inner: string) =>
    open.repeat(times) + inner + close.repeat(times)
  const documents = [
    {
      what: '1,500 groups',
      block: repeated(group, 1500, title),
      found: /^too-deep \/components\/0(\/data\/components\/0){64}$/,
    },
    {
      what: '400 nodes of a tree',
      block: `{"type":"tree-menu","data":{"title":"Rues","nodes":[${repeated(node, 400, '{"text":"Rue"}')}]}}`,
      found: /^too-deep \/components\/0\/data\/nodes(?:\/0\/children){248}$/,
    },
    {
      what: 'a list as data',
      block: `{"type":"title","data":${repeated(['[', ']'], 5000, '')}}`,
      found: /^too-deep \/components\/0\/data(?:\/0){497}$/,
    },
  ]

  it.each(documents)('gets one issue for $what, the same from the command line', async ({ block, found }) => {
    const text = `{"title":"Voirie","components":[${block},${title}]}`
    const here = validate(JSON.parse(text), { as: 'page' }).issues.map(({ code, pointer }) => `${code} ${pointer}`)
    expect(here.filter((each) => each.startsWith('too-deep'))).toEqual([expect.stringMatching(found)])
    const run = await runCli(['validate', 'a.json', '--as', 'page', '--format', 'json'], {
      cwd: folderOf({ 'a.json': text }),
    })
    const { issues = [] } = readReport(run).files[0] ?? {}
    expect(issues.map(({ code, pointer }) => `${code} ${pointer}`).sort()).toEqual(here.sort())
  })
})
