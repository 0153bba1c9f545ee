import { describe, expect, it } from 'vitest'
import type { Schema } from '../../schemas/compile/SchemaFiles'
import { diffVersions } from '../../src/cli/diff/diffVersions'
import {
  closed,
  local,
  number,
  type Others,
  object,
  part,
  tagged,
  text,
  versionWith,
} from '../helpers/cli/composedVersions'

describe('the same schema written otherwise', () => {
  const rich = object({ kind: { const: 'a' }, n: { ...number, minimum: 1 } }, { required: ['kind'], ...closed })
  const equal: [title: string, before: Schema, after: Schema, old?: Others, next?: Others][] = [
    ['a branch of anyOf in a fragment', { anyOf: [rich, text] }, { anyOf: [part, text] }, {}, { shared: rich }],
    ['a branch of anyOf in a definition', { anyOf: [text, rich] }, { anyOf: [local, text] }, {}, { defs: rich }],
    ['a branch of oneOf in a part of allOf', { oneOf: [rich, text] }, { oneOf: [{ allOf: [rich] }, text] }],
    [
      'two branches of one type, one in a fragment',
      { anyOf: [tagged('a'), tagged('b')] },
      { anyOf: [tagged('a'), part] },
      {},
      { shared: tagged('b') },
    ],
    ['a reference below "not"', { not: rich }, { not: part }, {}, { shared: rich }],
    [
      'a reference below "if"',
      { if: rich, then: { minProperties: 2 } },
      { if: local, then: { minProperties: 2 } },
      {},
      { defs: rich },
    ],
    [
      'a property in another part of allOf',
      { allOf: [object({ a: text, b: number }), object({ c: text }, { required: ['a'] })] },
      { allOf: [object({ a: text }, { required: ['a'] }), object({ b: number, c: text })] },
    ],
    [
      'a part of allOf beside the others',
      { allOf: [object({ a: text }), { required: ['a'] }] },
      object({ a: text }, { required: ['a'] }),
    ],
    [
      'a fragment in a part of allOf',
      { allOf: [part, { maxLength: 5 }] },
      { ...text, minLength: 2, maxLength: 5 },
      { shared: { ...text, minLength: 2 } },
    ],
    [
      'a limit that another part of allOf has',
      { allOf: [{ ...text, maxLength: 5 }, { maxLength: 9 }] },
      { ...text, maxLength: 5 },
    ],
    [
      'a closed object with what is required of it beside',
      { ...rich, required: [], allOf: [{ required: ['kind'] }] },
      rich,
    ],
    [
      'parts of allOf that contradict each other, in another order',
      { allOf: [{ pattern: '^a' }, { pattern: 'b$' }] },
      { allOf: [{ pattern: 'b$' }, { pattern: '^a' }] },
    ],
    [
      'a recursive definition below "not"',
      { not: local },
      { not: { ...local } },
      { defs: object({ next: local }) },
      { defs: object({ next: { ...local, description: 'The next one.' } }) },
    ],
    [
      'anyOf whose branches exclude each other',
      { anyOf: [text, tagged('a'), tagged('b')] },
      { oneOf: [tagged('b'), text, tagged('a')] },
    ],
  ]

  it.each(equal)('reports nothing for %s', (_, before, after, old, next) => {
    expect(diffVersions(versionWith(before, old), versionWith(after, next)).map(({ message }) => message)).toEqual([])
    expect(diffVersions(versionWith(after, next), versionWith(before, old)).map(({ message }) => message)).toEqual([])
  })

  it('reports a change beside a moved part alone, with a true sentence', () => {
    const before = { allOf: [object({ a: text, b: number }), object({ c: text })] }
    const after = { allOf: [object({ a: text }), object({ b: { ...number, minimum: 1 }, c: text })] }
    const changes = diffVersions(versionWith(before), versionWith(after))
    expect(changes.map(({ rule, new: at }) => `${rule} ${at}`)).toEqual([
      'minimum-added blocks/probe.json#/properties/value/allOf/1/properties/b/minimum',
    ])
    expect(changes[0]?.payloads.senders?.document).toEqual({ type: 'probe', data: { value: { b: 0 } } })
  })

  it('reports a change of a branch that moved into a fragment alone', () => {
    const changes = diffVersions(
      versionWith({ anyOf: [tagged('a'), tagged('b', { n: number })] }),
      versionWith({ anyOf: [tagged('a'), part] }, { shared: tagged('b', { n: { ...number, maximum: 9 } }) }),
    )
    expect(changes.map(({ rule, new: at }) => `${rule} ${at}`)).toEqual([
      'maximum-added shared/part.json#/properties/n/maximum',
    ])
    expect(changes[0]?.payloads.senders?.document).toMatchObject({ data: { value: { kind: 'b' } } })
  })
})
