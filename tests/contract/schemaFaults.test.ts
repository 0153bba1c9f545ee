import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Schema, schemaFiles } from '../../schemas/compile/SchemaFiles'
import { readSchemaFiles } from '../../scripts/generate/readSchemaFiles'
import { schemaFaults, staleExemptions } from '../../scripts/generate/rules/schemaFaults'
import { root } from '../helpers/fixtures'

describe('the contract', () => {
  const files = readSchemaFiles(join(root, 'schemas'))

  it('keeps its own rules', () => {
    expect(files.size).toBeGreaterThan(250)
    expect(schemaFaults(files)).toEqual([])
  })

  it('has every schema that an exemption names', () => {
    expect(staleExemptions(files)).toEqual([])
  })
})

/** A block without faults, with the changes of a case. */
const block = (changes: Schema = {}, properties: Schema = {}): Schema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Tide table',
  description: 'The tides of a day.',
  'x-family': 'texts',
  type: 'object',
  required: ['stop'],
  additionalProperties: false,
  properties: { stop: { type: 'string', 'x-role': 'text', description: 'Where it is.' }, ...properties },
  examples: [{ stop: 'Quai' }],
  ...changes,
})

const call: Schema = { 'x-first-view': true, paths: { '/a': { get: { 'x-returns': 'answer' } } } }

const faultsOf = (path: string, schema: Schema) => schemaFaults(schemaFiles([[path, schema]]))
const note = (more: Schema) =>
  block({}, { note: { type: 'string', 'x-role': 'text', description: 'A remark.', ...more } })
const tides = (items: Schema) => block({}, { tides: { type: 'array', description: 'The tides.', items } })

it('a block that keeps the rules has no faults', () => {
  expect(faultsOf('blocks/tide-table.json', block())).toEqual([])
})

describe('a fault of a schema is told with its place and its cure', () => {
  it.each([
    ['#/properties/note/x-role', note({ 'x-role': 'txet' }), 'unknown value "txet"', 'Did you mean "text"?'],
    ['#/properties/note/x-rol', note({ 'x-rol': 'text' }), 'Nothing reads', 'Did you mean "x-role"?'],
    ['#/properties/note/x-family', note({ 'x-family': 'texts' }), 'not read at this place', 'at the top of a block'],
    ['#/x-heading', block({ 'x-heading': 'stpo' }), 'unknown value "stpo"', 'Did you mean "stop"?'],
    ['#/x-needs', block({ 'x-needs': ['stop'] }), 'not read at this place', 'at the top of an action'],
    ['#/x-family', block({ 'x-family': 'text' }), 'unknown value "text"', 'Did you mean "texts"?'],
    ['#/x-family', block({ 'x-family': undefined }), 'no family', 'texts, maps, flex, mobility'],
    ['#/properties/note/minLenght', note({ minLenght: 1 }), 'the keyword "minLenght"', 'Did you mean "minLength"?'],
    ['#/properties/note/type', note({ type: 'text' }), '"text" is no type', 'string'],
    ['#/properties/note/$ref', note({ $ref: '../shared/none.json' }), 'nothing at', 'the path of a file'],
    ['#/properties/note', note({ description: undefined }), 'no description', 'as a sentence'],
    ['#/properties/note', note({ 'x-role': undefined }), 'what it means', 'scripts/generate/rules/exemptions.ts'],
    ['#/properties/note/pattern', note({ pattern: '(?=a)' }), 'other languages', 'lookaround'],
    ['#/$schema', block({ $schema: undefined }), 'which JSON Schema', '2020-12'],
    ['#/title', block({ title: undefined }), 'no title', 'title'],
    ['#/description', block({ description: 'x' }), 'no description', 'sentence'],
    ['#/examples', block({ examples: [] }), 'no example', 'at least one'],
    ['#/required/0', block({ required: ['stpo'] }), '"stpo" is required, and is no property', 'Did you mean "stop"?'],
    ['#/required', block({ required: 'stop' }), 'no list', 'as a list'],
    ['#', block({ additionalProperties: true }), 'without further members', '"additionalProperties": false'],
    [
      '#/properties/tides/items',
      tides({ type: 'object', properties: { time: { type: 'integer', description: 'Its time.' } } }),
      'members of any name',
      '"additionalProperties": false',
    ],
    [
      '#/properties/examples',
      block({}, { examples: { type: 'integer' } }),
      'The property "examples" has no description',
      'as a sentence',
    ],
    [
      '#/properties/icon',
      block({}, { icon: { type: 'string', description: 'Its icon.' } }),
      'this icon',
      '"x-role": "icon"',
    ],
  ])('%s', (pointer, schema, message, cure) => {
    const faults = faultsOf('blocks/tide-table.json', JSON.parse(JSON.stringify(schema)))
    const [fault] = faults.filter(({ place }) => place === `schemas/blocks/tide-table.json${pointer}`)
    expect(fault?.message, JSON.stringify(faults)).toContain(message)
    expect(fault?.cure).toContain(cure)
  })

  it('in a description of calls too', () => {
    expect(faultsOf('api/tides.json', call).map(({ place, cure }) => `${place} ${cure.slice(0, 40)}`)).toEqual([
      'schemas/api/tides.json#/x-first-view Did you mean "x-first-views"? Known are ',
      'schemas/api/tides.json#/paths/~1a/get/x-returns It may be one of "response".',
    ])
  })
})

it('an exemption is for its path, not for fields of the same name', () => {
  const pollUid = { type: 'string', description: 'Which poll.' }
  const places = (path: string) => faultsOf(path, block({}, { pollUid })).map(({ place }) => place)
  expect(places('blocks/poll.json')).toEqual([])
  expect(places('blocks/tide-table.json')).toEqual(['schemas/blocks/tide-table.json#/properties/pollUid'])
})

it('every fault of a file is told at once', () => {
  expect(faultsOf('blocks/tide-table.json', note({ 'x-role': 'txet', description: undefined }))).toHaveLength(2)
})
