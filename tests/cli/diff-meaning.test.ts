import { describe, expect, it } from 'vitest'
import { isSchema, type Schema } from '../../schemas/compile/SchemaFiles'
import type { Change } from '../../src/cli/diff/Change'
import { diffVersions } from '../../src/cli/diff/diffVersions'
import {
  fewSchemas,
  memberOf,
  probe,
  probeOf,
  type Schemas,
  schemasWith,
  versionOf,
} from '../helpers/cli/schemaVersions'

const diff = (old: Schemas, next: Schemas) => diffVersions(versionOf(old), versionOf(next))
const text = { type: 'string' }

describe('no change is reported', () => {
  it('for schemas compared with themselves', () => {
    expect(diff(schemasWith(), schemasWith())).toEqual([])
  })

  it('for another order of keys and of required names', () => {
    const reversed = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(reversed)
      return isSchema(value) ? reversedMembers(value) : value
    }
    const reversedMembers = (value: Schema): Schema =>
      Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([key, member]) => [key, reversed(member)]),
      )
    const schemas = schemasWith((all) => {
      for (const [path, schema] of Object.entries(all)) {
        const required = Array.isArray(schema.required) ? { required: schema.required.toReversed() } : {}
        all[path] = { ...reversedMembers(schema), ...required }
      }
    })
    expect(diff(schemasWith(), schemas)).toEqual([])
  })

  it('for a definition that moves into a fragment, or into the file', () => {
    const inside = {
      type: 'object',
      required: ['a'],
      additionalProperties: false,
      properties: { a: { ...text, minLength: 2 } },
    }
    const written = { ...fewSchemas(), 'blocks/probe.json': probeOf({ ...inside, description: 'A thing.' }) }
    const local = {
      ...fewSchemas(),
      'blocks/probe.json': {
        ...probeOf({ $ref: '#/$defs/thing', description: 'A thing.' }),
        $defs: { thing: { title: 'Thing', ...inside } },
      },
    }
    const shared = {
      ...fewSchemas(),
      'shared/thing.json': { title: 'Thing', description: 'What things are.', ...inside, examples: [{ a: 'xx' }] },
      'blocks/probe.json': probeOf({ $ref: '../shared/thing.json', description: 'A thing.' }),
    }
    expect(diff(written, local)).toEqual([])
    expect(diff(written, shared)).toEqual([])
    expect(diff(shared, local)).toEqual([])
  })

  it('for a fragment that no document contains', () => {
    const schemas = { ...fewSchemas(), 'shared/nobody.json': text }
    expect(diff(fewSchemas(), schemas)).toEqual([])
  })

  it('for a redundant limit', () => {
    const [before, after] = [
      { type: 'integer', minimum: 1 },
      { type: 'integer', exclusiveMinimum: 0, minLength: 3 },
    ]
    expect(
      diff(
        { ...fewSchemas(), 'blocks/probe.json': probeOf(before) },
        { ...fewSchemas(), 'blocks/probe.json': probeOf(after) },
      ),
    ).toEqual([])
  })
})

describe('a change of a shared fragment', () => {
  const changed = schemasWith((schemas) => {
    memberOf(schemas, 'shared/image.json').required = ['src', 'alt', 'copyright']
  })

  it('is reported once, with everything it affects', () => {
    const changes = diff(schemasWith(), changed)
    expect(changes.map(({ rule, new: at }) => `${rule} ${at}`)).toEqual([
      'property-required shared/image.json#/properties/copyright',
    ])
    const touched = changes[0]?.subjects.map(({ kind, name, pointer }) => `${kind} ${name}${pointer}`)
    expect(touched).toEqual(
      expect.arrayContaining(['document page/image', 'block content-cell/image', 'block image/image']),
    )
    expect(touched?.length).toBeGreaterThan(8)
  })

  it('is shown with a payload of the nearest block', () => {
    const [change] = diff(schemasWith(), changed)
    expect(change?.payloads.senders?.issues[0]).toMatchObject({ code: 'missing-property' })
    expect(change?.payloads.senders?.issues[0]?.pointer).toMatch(/\/copyright$/)
  })
})

describe('recursive schemas', () => {
  const tree = (leaf: Schema): Schemas => ({
    ...fewSchemas(),
    'blocks/probe.json': {
      ...probe({ required: ['root'], properties: { root: { $ref: '#/$defs/node' } } }),
      $defs: {
        node: {
          type: 'object',
          required: ['label'],
          additionalProperties: false,
          properties: {
            label: leaf,
            children: { type: 'array', items: { $ref: '#/$defs/node' } },
            block: { $ref: '../block.json' },
          },
        },
      },
    },
  })

  it('are compared once, and shown with the smallest payload', () => {
    const [change, ...others] = diff(tree(text), tree({ ...text, maxLength: 3 }))
    expect(others).toEqual([])
    expect(change?.rule).toBe('max-length-added')
    expect(change?.payloads.senders?.document).toEqual({ type: 'probe', data: { root: { label: 'xxxx' } } })
  })

  it('are followed through pages, blocks and actions, which contain each other', () => {
    const changes = diff(
      schemasWith(),
      schemasWith((schemas) => {
        memberOf(schemas, 'action.json', 'properties', 'confirm').required = ['title', 'text']
      }),
    )
    expect(changes.map(({ rule, subjects }) => [rule, subjects])).toEqual([
      ['property-required', [{ kind: 'document', name: 'action', pointer: '/confirm' }]],
    ])
    expect(changes[0]?.payloads.senders?.document).toMatchObject({ confirm: { title: 'x' } })
  })
})

describe('a minimum length of 1', () => {
  it('is not reported when the pattern refuses the empty string', () => {
    const before = probeOf({ ...text, minLength: 1 })
    const after = probeOf({ ...text, pattern: '^[a-z]+$' })
    const changes = diff(
      { ...fewSchemas(), 'blocks/probe.json': before },
      { ...fewSchemas(), 'blocks/probe.json': after },
    )
    const effects = Object.fromEntries(changes.map(({ rule, effects: found }) => [rule, found]))
    expect(effects['min-length-removed']).toEqual({ senders: 'compatible', readers: 'compatible' })
    expect(effects['pattern-added']).toEqual({ senders: 'breaking', readers: 'compatible' })
  })
})

describe('a changed pattern', () => {
  const change = (before: string, after: string) => {
    const [old = {}, next = {}] = [before, after].map((pattern) => probeOf({ ...text, pattern }))
    const [first, ...others] = diff(
      { ...fewSchemas(), 'blocks/probe.json': old },
      { ...fewSchemas(), 'blocks/probe.json': next },
    )
    expect(others).toEqual([])
    expect(first).toMatchObject({ rule: 'pattern-changed', effects: { senders: 'breaking', readers: 'breaking' } })
    return first
  }

  it.each([
    ['^[a-z]{1,9}$', '^[a-z]{2,9}$', ['senders']],
    ['^[a-z]+$', '^[a-zà-ÿ]+$', ['readers']],
    ['^[0-9]+$', '^\\d\\d*$', []],
    ['^(a|b)\\1$', '^(?:(a)|b)+\\b$', ['readers']],
  ])('from %s to %s breaks both sides, with payloads for %j', (before, after, sides) => {
    const found = change(before, after)
    expect(Object.keys(found?.payloads ?? {})).toEqual(sides)
    expect(found?.remarks.join(' ')).toContain('could not be decided')
    for (const side of ['senders', 'readers']) {
      if (!sides.includes(side))
        expect(found?.remarks.join(' ')).toContain(`No payload could be constructed that breaks ${side}`)
    }
  })
})

describe('the sample payloads', () => {
  const patterns = (value: unknown): string[] => {
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([key, member]) =>
      key === 'pattern' && typeof member === 'string' ? [member] : patterns(member),
    )
  }

  it('contain strings that the patterns of the contract accept, and strings that they refuse', () => {
    const all = [...new Set(patterns(schemasWith()))]
    const version = (field: (pattern: string) => Schema) =>
      schemasWith((schemas) => {
        const properties = Object.fromEntries(all.map((pattern, index) => [`field${index}`, field(pattern)]))
        schemas['blocks/probe.json'] = probe({ properties })
      })
    const withPatterns = version((pattern) => ({ ...text, pattern }))
    const withPayload = (changes: Change[], rule: string) =>
      changes.filter((change) => change.rule === rule && change.payloads.senders !== undefined).length
    expect(
      withPayload(
        diff(
          version(() => text),
          withPatterns,
        ),
        'pattern-added',
      ),
    ).toBe(all.length)
    expect(
      withPayload(
        diff(
          withPatterns,
          version(() => ({ type: 'number' })),
        ),
        'type-changed',
      ),
    ).toBe(all.length)
  })
})
