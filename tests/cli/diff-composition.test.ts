import { describe, expect, it } from 'vitest'
import { compileContract } from '../../schemas/compile/compileContract'
import type { Schema } from '../../schemas/compile/SchemaFiles'
import { diffVersions } from '../../src/cli/diff/diffVersions'
import {
  closed,
  list,
  local,
  number,
  type Others,
  object,
  part,
  tagged,
  text,
  versionWith,
} from '../helpers/cli/composedVersions'

/** A schema before and after, and a value that only the first accepts. */
type Break = [title: string, before: Schema, after: Schema, value: unknown, old?: Others, next?: Others]

const breaks: Break[] = [
  ['oneOf gains a branch', { oneOf: [text, number] }, { oneOf: [text, number, { maxLength: 1 }] }, 'a'],
  [
    'oneOf widens a branch',
    {
      oneOf: [
        { ...text, maxLength: 2 },
        { ...text, minLength: 4 },
      ],
    },
    {
      oneOf: [
        { ...text, maxLength: 5 },
        { ...text, minLength: 4 },
      ],
    },
    'abcd',
  ],
  [
    'a branch of oneOf is widened through a fragment',
    { oneOf: [part, { ...text, minLength: 4 }] },
    { oneOf: [part, { ...text, minLength: 4 }] },
    'abcd',
    { shared: { ...text, maxLength: 2 } },
    { shared: text },
  ],
  [
    'a branch of oneOf allows a further property',
    { oneOf: [object({ a: text }, closed), object({ b: text }, { required: ['b'] })] },
    { oneOf: [object({ a: text, b: text }, closed), object({ b: text }, { required: ['b'] })] },
    { b: 'x' },
  ],
  ['oneOf replaces anyOf', { anyOf: [text, { maxLength: 2 }] }, { oneOf: [text, { maxLength: 2 }] }, 'a'],
  ['oneOf replaces a plain schema', text, { oneOf: [text, { maxLength: 2 }] }, 'a'],
  ['what "not" refers to is wider', { not: part }, { not: part }, 'abc', { shared: { const: 'a' } }, { shared: text }],
  ['what "not" refers to in the file is wider', { not: local }, { not: local }, 1, {}, { defs: number }],
  [
    'what "if" refers to is wider',
    { if: part, then: number },
    { if: part, then: number },
    'abc',
    { shared: { const: 'a' } },
    { shared: text },
  ],
  [
    'what "contains" refers to is narrower',
    { ...list, contains: part },
    { ...list, contains: part },
    ['a'],
    {},
    { shared: number },
  ],
  [
    'a closed branch of anyOf loses a property',
    { anyOf: [object({ a: text, b: text }, closed), number] },
    { anyOf: [object({ a: text }, closed), number] },
    { b: 'x' },
  ],
  [
    'a closed branch of anyOf requires a property that it no longer lists',
    { anyOf: [object({ a: text }, { required: ['a'], ...closed }), number] },
    { anyOf: [object({}, { required: ['a'], ...closed }), number] },
    { a: 'x' },
  ],
  [
    'a branch of anyOf is closed',
    { anyOf: [object({ a: text }), number] },
    { anyOf: [object({ a: text }, closed), number] },
    { x: 1 },
  ],
  [
    'a definition with rules beside its reference is narrower',
    { ...local, maxLength: 5 },
    { ...local, maxLength: 5 },
    'abc',
    {},
    { defs: { ...text, maxLength: 2 } },
  ],
  [
    'a limit is stricter beside listed values',
    { enum: ['a', 'abc'], maxLength: 4 },
    { enum: ['a', 'abc'], maxLength: 2 },
    'abc',
  ],
  ['values are listed beside a constant', { const: 'a', enum: ['a', 'b'] }, { const: 'a', enum: ['b'] }, 'a'],
  [
    'a required member that had no rule gets one',
    object({}, { required: ['a'] }),
    object({ a: text }, { required: ['a'] }),
    { a: 1 },
  ],
  ['an open object renames an optional member', object({ colour: number }), object({ color: number }), { color: 'x' }],
  [
    'a required member falls under the rule for others',
    object({ n: text }, { required: ['n'], additionalProperties: number }),
    { type: 'object', additionalProperties: number },
    { n: 'x' },
  ],
  ['the items of a tuple change', { ...list, items: [text] }, { ...list, items: [number] }, ['a']],
  [
    'a format with a check of its own is called otherwise',
    part,
    part,
    'https://xn--a.be',
    { shared: { ...text, format: 'link', pattern: '^https:' } },
    { shared: { ...text, format: 'https-url', pattern: '^https:' } },
  ],
]

describe('a change of a composed schema', () => {
  const accepts = (version: ReturnType<typeof versionWith>, value: unknown) =>
    compileContract(version.source).validate({ type: 'probe', data: { value } }, { as: 'block' }).issues.length === 0

  it.each(breaks)('breaks senders, and readers when undone: %s', (_, before, after, value, old, next) => {
    const [one, other] = [versionWith(before, old), versionWith(after, next)]
    expect([accepts(one, value), accepts(other, value)]).toEqual([true, false])
    const broken = (side: 'senders' | 'readers', changes: ReturnType<typeof diffVersions>) =>
      changes.filter(({ effects }) => effects[side] === 'breaking')
    expect(broken('senders', diffVersions(one, other))).not.toEqual([])
    expect(broken('readers', diffVersions(other, one))).not.toEqual([])
  })

  it('explains why a wider branch of oneOf breaks senders', () => {
    const changes = diffVersions(
      versionWith({ oneOf: [text, number] }),
      versionWith({ oneOf: [text, number, { maxLength: 1 }] }),
    )
    expect(changes.map(({ rule, effects }) => [rule, effects.senders])).toContainEqual([
      'alternative-added',
      'breaking',
    ])
    const [change] = changes.filter(({ rule }) => rule === 'alternative-added')
    expect(change?.remarks.join(' ')).toContain('fits two branches of oneOf')
    expect(change?.payloads.senders).toMatchObject({ validIn: 'old' })
  })

  it.each([
    ['a branch of another type', [text], [text, number]],
    ['a branch with another constant', [tagged('a')], [tagged('a'), tagged('b')]],
    [
      'a property of a branch that a constant tells apart',
      [tagged('a'), tagged('b')],
      [tagged('a', { n: number }), tagged('b')],
    ],
    ['a branch of other values', [{ enum: ['a', 'b'] }], [{ enum: ['a', 'b'] }, { enum: ['c'] }]],
  ])('breaks no sender when oneOf gains %s', (_, before, after) => {
    const changes = diffVersions(versionWith({ oneOf: before }), versionWith({ oneOf: after }))
    expect(changes).not.toEqual([])
    const narrowed = changes.filter(
      ({ effects, rule }) => effects.senders === 'breaking' && rule !== 'property-constrained',
    )
    expect(narrowed).toEqual([])
  })
})
