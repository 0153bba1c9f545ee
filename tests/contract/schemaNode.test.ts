import { describe, expect, it } from 'vitest'
import { isConstraint, limits } from '../../schemas/compile/keywords'
import { type Schema, schemaFiles } from '../../schemas/compile/SchemaFiles'
import { SchemaNode } from '../../schemas/compile/SchemaNode'
import { builtinSchemas } from '../../schemas/sources'

function open(schemas: Record<string, Schema>) {
  const files = schemaFiles(Object.entries(schemas))
  return (path: string, pointer?: string): SchemaNode => {
    const node = SchemaNode.at(files, path, pointer)
    if (!node) throw new Error(`nothing at ${path}#${pointer}`)
    return node
  }
}

const at = open({
  'block.json': { type: 'object' },
  'blocks/card.json': {
    type: 'object',
    required: ['title'],
    additionalProperties: false,
    properties: {
      title: { $ref: '../shared/text.json', description: 'Its own words.' },
      level: { type: ['integer', 'null'], minimum: 1, maximum: 4, default: 2 },
      sides: { type: 'array', items: { $ref: '../block.json' }, maxItems: 2 },
      tree: { $ref: '#/$defs/node' },
      a: { $ref: '#/properties/b' },
      b: { $ref: '#/properties/a' },
      none: { $ref: '../shared/none.json' },
      'odd/name~': { const: 'odd' },
    },
    $defs: { node: { type: 'object', properties: { children: { items: { $ref: '#/$defs/node' } } } } },
    'x-family': 'texts',
  },
  'shared/text.json': { type: 'string', minLength: 1, description: 'Any words.', enum: ['x', { type: 'string' }] },
  'shared/part.json': {
    allOf: [{ $ref: 'base.json' }, { properties: { name: { maxLength: 9 }, size: {} }, required: ['size'] }],
    properties: { name: { maxLength: 5 } },
    required: ['name'],
  },
  'shared/base.json': {
    type: 'object',
    properties: { id: { type: 'string' }, name: { type: 'string' } },
    required: ['id'],
    additionalProperties: { type: 'number' },
  },
  'shared/odd.json': {
    oneOf: [{ type: 'string' }, true],
    if: { type: 'string' },
    else: { type: 'null' },
    not: false,
    enum: [{ properties: { x: {} } }],
  },
})

describe('a location', () => {
  it('is always the same node', () => {
    const title = at('blocks/card.json').properties.get('title')?.node
    expect(title).toBe(at('blocks/card.json', '/properties/title'))
    expect(title?.target).toBe(at('shared/text.json'))
  })

  it('has an address, and one for each keyword', () => {
    expect(at('shared/text.json').address()).toBe('shared/text.json#')
    expect(at('blocks/card.json', '/properties/level').address('maximum')).toBe(
      'blocks/card.json#/properties/level/maximum',
    )
  })

  it('is found by names that need escaping', () => {
    expect(at('blocks/card.json').below('properties', 'odd/name~')?.values).toEqual(['odd'])
    expect(at('blocks/card.json').below('properties', '__proto__')).toBeUndefined()
  })
})

describe('a reference', () => {
  it('leads to another file, and what stands beside it comes first', () => {
    const title = at('blocks/card.json', '/properties/title')
    expect(title.get('description')).toBe('Its own words.')
    expect(title.holder('description')).toBe(title)
    expect(title.holder('minLength')).toBe(at('shared/text.json'))
    expect(title.types).toEqual(['string'])
  })

  it('may lead to a definition that holds itself', () => {
    const tree = at('blocks/card.json', '/properties/tree')
    expect(tree.step('children')?.step('0')?.resolved).toBe(tree.resolved)
  })

  it('may be circular, and then has no type', () => {
    const a = at('blocks/card.json', '/properties/a')
    expect(a.chain).toHaveLength(2)
    expect(a.types).toEqual([])
  })

  it('may be broken, and throws only as requiredTarget', () => {
    const none = at('blocks/card.json', '/properties/none')
    expect(none.target).toBeUndefined()
    expect(none.resolved).toBe(none)
    expect(() => none.requiredTarget).toThrow('schemas/blocks/card.json: nothing at $ref ../shared/none.json')
    expect(at('blocks/card.json').requiredTarget).toBeUndefined()
  })

  it('to an envelope makes the node a child', () => {
    expect(at('blocks/card.json').step('sides')?.items?.envelope).toBe('block')
    expect(at('blocks/card.json').step('title')?.envelope).toBeUndefined()
  })
})

describe('allOf', () => {
  it('lists the properties of all parts, and the nearest rule for each', () => {
    const { properties } = at('shared/part.json')
    expect([...properties.values()].map(({ name, isRequired }) => [name, isRequired])).toEqual([
      ['name', true],
      ['size', true],
      ['id', true],
    ])
    expect(properties.get('name')?.node.number('maxLength')).toBe(5)
    expect(at('shared/part.json').types).toEqual(['object'])
  })
})

describe('a step into data', () => {
  it('follows members, items, and members with other names', () => {
    expect(at('shared/part.json').step('anything')?.types).toEqual(['number'])
    expect(at('blocks/card.json').step('sides')?.step('*')?.target).toBe(at('block.json'))
    expect(at('blocks/card.json').step('sides')?.step('name')).toBeUndefined()
    expect(at('blocks/card.json').step('unknown')).toBeUndefined()
    expect(at('blocks/card.json').isClosed).toBe(true)
  })
})

describe('subschemas', () => {
  it('are the values of keywords that hold schemas, never data that looks like one', () => {
    expect(
      at('shared/odd.json')
        .subschemas()
        .map((node) => node.pointer),
    ).toEqual(['/oneOf/0', '/oneOf/1', '/if', '/else', '/not'])
    expect(at('shared/odd.json').variants.map((node) => node.pointer)).toEqual(['/oneOf/0', '/oneOf/1', '/else'])
  })

  it('are replaced in a copy of a keyword, true and false left alone', () => {
    const odd = at('shared/odd.json')
    expect(odd.mapKeyword('oneOf', (node) => node.pointer)).toEqual(['/oneOf/0', true])
    expect(odd.mapKeyword('not', (node) => node.pointer)).toBe(false)
    expect(odd.mapKeyword('enum', () => 'changed')).toEqual([{ properties: { x: {} } }])
    expect(at('shared/base.json').mapKeyword('properties', ({ types }) => types)).toEqual({
      id: ['string'],
      name: ['string'],
    })
  })
})

describe('keywords', () => {
  it('are listed with their limits in one order', () => {
    expect(at('blocks/card.json', '/properties/level').limits).toEqual([
      { keyword: 'minimum', value: 1 },
      { keyword: 'maximum', value: 4 },
    ])
    expect(limits.map(({ keyword }) => keyword)).toContain('exclusiveMaximum')
  })

  it('that are unknown constrain data', () => {
    expect(['title', 'x-role', '$defs', 'type', 'dependentRequired'].filter(isConstraint)).toEqual([
      'type',
      'dependentRequired',
    ])
  })
})

describe('the contract', () => {
  it('has no broken reference', () => {
    const seen = new Set<SchemaNode>()
    const visit = (node: SchemaNode): void => {
      if (seen.has(node)) return
      seen.add(node)
      const { requiredTarget: demandedTarget } = node
      if (demandedTarget) visit(demandedTarget)
      for (const subschema of node.subschemas()) visit(subschema)
    }
    const files = builtinSchemas()
    for (const path of files.keys()) visit(SchemaNode.at(files, path) ?? SchemaNode.standalone({}))
    expect(seen.size).toBeGreaterThan(1000)
  })
})
