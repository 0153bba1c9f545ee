import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../fixtures'

const envelope = (name: string): unknown => JSON.parse(readFileSync(join(root, 'schemas', name), 'utf8'))
const text = { type: 'string' }

const odd =
  'Ends */ and starts /* a comment, "quotes" \'both\' """thrice""", C:\\users\\u0041\\n, $money {@code <b>&amp;} `tick` é 🗑 \u2028 ?> #{x} \\'

/** Names that a language reserves, or that become equal in its naming style. */
const names = [
  ...[
    'class',
    'in',
    'is',
    'def',
    'func',
    'type',
    'default',
    'object',
    'val',
    'when',
    'let',
    'var',
    'this',
    'self',
    'new',
  ],
  ...[
    'return',
    'static',
    'lambda',
    'None',
    'null',
    'true',
    'range',
    'map',
    'list',
    'string',
    'int',
    'str',
    'float',
    'long',
  ],
  ...[
    'toString',
    'hashCode',
    'getClass',
    'equals',
    'clone',
    'toMap',
    'to_dict',
    'blockTag',
    'block_tag',
    'MarshalJSON',
  ],
  ...[
    'size',
    'keys',
    'values',
    'encode',
    'further',
    'data',
    'record',
    'Title',
    'title',
    'TITLE',
    'a-b',
    'a_b',
    'aB',
    'A B',
  ],
  ...[
    '2d',
    '1',
    'été',
    'Ünter',
    '名前',
    '-',
    '_',
    '__x',
    '$ref$',
    'a.b',
    'wait',
    'notify',
    'copy',
    'code',
    'field',
    'Any',
  ],
  ...['odd', 'Odd', 'EqualityContract', 'GetType', 'init', 'Type', 'catch', 'map2', 'constructor', 'prototype'],
]

const members = Object.fromEntries(names.map((name) => [name, { ...text, description: odd }]))

const codes = [
  '',
  'class',
  'self',
  'init',
  'default',
  'null',
  'a-b',
  'a_b',
  '1x',
  '-1',
  'A',
  'a',
  'é',
  '$x',
  '"',
  "'",
  '\\',
  '名',
]

const shapes = {
  constant: { const: 'a "fixed" \'text\' \\ $x', description: odd },
  maybeConstant: { const: 'other' },
  number: { const: 4 },
  integers: { enum: [1, 2, 3] },
  mixed: { enum: ['one', 2, null] },
  code: { type: 'string', enum: codes, default: 'class', deprecated: true, description: odd },
  codes: { type: 'array', items: { enum: codes } },
  nothing: { type: 'null' },
  anything: {},
  always: true,
  orNull: { type: ['string', 'null'] },
  objectOrNull: { type: ['object', 'null'], properties: { deep: { type: 'array', items: { $ref: '#' } } } },
  textOrObject: { type: ['string', 'object'], additionalProperties: { type: ['number', 'boolean'] } },
  listOrObject: { type: ['array', 'object', 'integer'] },
  oneOf: {
    oneOf: [
      { type: 'object', properties: { a: text } },
      { type: 'object', properties: { b: text } },
    ],
  },
  matrix: { type: 'array', items: { type: 'array', items: { type: 'number' } } },
  maps: { type: 'object', additionalProperties: { type: 'array', items: { $ref: '#/$defs/node' } } },
  mapOfMaps: {
    type: 'object',
    additionalProperties: { type: 'object', additionalProperties: { $ref: '../block.json' } },
  },
  listOfMaps: { type: 'array', items: { type: 'object', additionalProperties: text } },
  open: { type: 'object', required: ['a'], properties: { a: text, further: { type: 'integer' } } },
  empty: { type: 'object', additionalProperties: false },
  together: { allOf: [{ $ref: '#/$defs/node' }, { properties: { more: text }, required: ['more'] }] },
  level: { $ref: '../shared/level.json', description: odd },
  huge: { type: 'integer', maximum: 9007199254740991 },
}

/** The files of a contract whose names are each difficult in some language. */
export function oddContract(): Record<string, unknown> {
  const data = {
    title: odd,
    description: odd,
    type: 'object',
    additionalProperties: false,
    required: [
      ...names.slice(0, 8),
      'constant',
      'orNull',
      'objectOrNull',
      'anything',
      'codes',
      'maps',
      'open',
      'matrix',
    ],
    properties: { ...members, ...shapes, 'self again': { $ref: '#' }, parent: { $ref: '#/$defs/node' } },
    $defs: {
      node: {
        type: 'object',
        properties: { parent: { $ref: '#/$defs/node' }, nodes: { type: 'array', items: { $ref: '#/$defs/node' } } },
        additionalProperties: text,
      },
    },
  }
  const small = { deprecated: true, type: 'object', properties: { text }, additionalProperties: false }
  const types = ['odd', 'class', 'default', '2d', 'list', 'map', 'block', 'string', 'poll_simple', 'poll-simple', 'été']
  const handlers = ['do-it', 'do_it', 'DoIt', 'block', 'self', '1']
  const entities = [
    'object',
    'String',
    'list',
    'any',
    'type',
    'payload',
    'coded',
    'enum',
    'json-value',
    'sequence',
    'int',
  ]
  return {
    'schemas/block.json': envelope('block.json'),
    'schemas/action.json': envelope('action.json'),
    'schemas/modal.json': envelope('modal.json'),
    'schemas/shared/level.json': { description: odd, enum: ['low', 'high'] },
    ...Object.fromEntries(types.map((name) => [`schemas/blocks/${name}.json`, name === 'odd' ? data : small])),
    ...Object.fromEntries(handlers.map((name) => [`schemas/actions/${name}.json`, { ...small, required: ['text'] }])),
    ...Object.fromEntries(entities.map((name) => [`schemas/entities/${name}.json`, { ...small, title: name }])),
    'schemas/entities/alias.json': { $ref: 'object.json' },
    'schemas/entities/uses.json': {
      ...small,
      properties: Object.fromEntries(entities.map((name) => [name, { $ref: `${name}.json` }])),
    },
  }
}
