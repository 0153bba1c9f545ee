import type { Schema } from '../../../schemas/compile/SchemaFiles'
import { fewSchemas, memberOf, probe, type Schemas, schemasWith } from './schemaVersions'

/** A change of the schemas: its rule, and its effect on senders and on readers. */
export type Edit = [rule: string, senders: string, readers: string, old: () => Schemas, next: () => Schemas]

const [breaks, fits, words] = ['breaking', 'compatible', 'editorial']

/** A change of the only member of a block's data. */
const field = (rule: string, senders: string, readers: string, before: Schema, after: Schema): Edit =>
  data(rule, senders, readers, { properties: { value: before } }, { properties: { value: after } })

/** A change of the data of a block. */
const data = (rule: string, senders: string, readers: string, before: Schema, after: Schema): Edit => [
  rule,
  senders,
  readers,
  withProbe(probe(before)),
  withProbe(probe(after)),
]

export const withProbe = (schema: Schema) => (): Schemas => ({ ...fewSchemas(), 'blocks/probe.json': schema })

/** A change of the real schemas. */
const edit = (rule: string, senders: string, readers: string, after: (schemas: Schemas) => void): Edit => [
  rule,
  senders,
  readers,
  schemasWith,
  () => schemasWith(after),
]

export const text = { type: 'string' }
const number = { type: 'number' }
const list = { type: 'array', items: text }
const map = { type: 'object', additionalProperties: text }
const two = { properties: { value: text, other: number }, required: ['value'] }

const limits: Edit[] = (
  [
    ['minimum', number, { minimum: 3 }, { minimum: 5 }],
    ['min-length', text, { minLength: 3 }, { minLength: 5 }],
    ['min-items', list, { minItems: 3 }, { minItems: 5 }],
    ['min-properties', map, { minProperties: 3 }, { minProperties: 5 }],
    ['maximum', number, { maximum: 3 }, { maximum: 5 }],
    ['max-length', text, { maxLength: 3 }, { maxLength: 5 }],
    ['max-items', list, { maxItems: 3 }, { maxItems: 5 }],
    ['max-properties', map, { maxProperties: 3 }, { maxProperties: 5 }],
  ] as const
).flatMap(([limit, base, less, more]): Edit[] => {
  const isLeast = limit.startsWith('min')
  const [low, high] = [
    { ...base, ...less },
    { ...base, ...more },
  ]
  const [tight, loose] = [[breaks, fits] as const, [fits, breaks] as const]
  return [
    field(`${limit}-added`, ...tight, base, high),
    field(`${limit}-removed`, ...loose, high, base),
    field(`${limit}-raised`, ...(isLeast ? tight : loose), low, high),
    field(`${limit}-lowered`, ...(isLeast ? loose : tight), high, low),
  ]
})

/** An example of every rule, except those about families. */
export const ruleEdits: Edit[] = [
  ...limits,
  edit('block-added', fits, breaks, (schemas) => {
    schemas['blocks/vending-machine.json'] = probe({ required: ['coins'], properties: { coins: number } })
  }),
  edit('block-removed', breaks, fits, (schemas) => delete schemas['blocks/tree-menu.json']),
  edit('block-renamed', breaks, breaks, (schemas) => {
    schemas['blocks/ballot-outcome.json'] = memberOf(schemas, 'blocks/poll-results.json')
    delete schemas['blocks/poll-results.json']
  }),
  edit('handler-added', fits, breaks, (schemas) => {
    schemas['actions/ring-bell.json'] = { type: 'object', properties: { times: number } }
  }),
  edit('handler-removed', breaks, fits, (schemas) => delete schemas['actions/directions.json']),
  edit('handler-renamed', breaks, breaks, (schemas) => {
    schemas['actions/show-way.json'] = memberOf(schemas, 'actions/directions.json')
    delete schemas['actions/directions.json']
  }),
  edit('document-added', fits, fits, (schemas) => {
    schemas['entities/lamp-post.json'] = { type: 'object', properties: { height: number } }
  }),
  edit('document-removed', breaks, fits, (schemas) => delete schemas['entities/poll-receipt.json']),
  edit('document-renamed', breaks, breaks, (schemas) => {
    schemas['entities/portal-overview.json'] = memberOf(schemas, 'entities/portal-summary.json')
    delete schemas['entities/portal-summary.json']
  }),
  edit('family-changed', fits, fits, (schemas) => {
    memberOf(schemas, 'blocks/title.json')['x-family'] = 'flex'
  }),
  data('property-added', fits, fits, { properties: { value: text } }, { properties: { value: text, colour: number } }),
  data(
    'property-removed',
    fits,
    fits,
    { properties: { value: text, colour: number } },
    { properties: { value: text } },
  ),
  data(
    'required-property-added',
    breaks,
    fits,
    { properties: { value: text } },
    { properties: { value: text, n: number }, required: ['n'] },
  ),
  data(
    'required-property-removed',
    fits,
    breaks,
    { properties: { value: text, n: number }, required: ['n'] },
    { properties: { value: text } },
  ),
  data(
    'property-required',
    breaks,
    fits,
    { properties: { value: text } },
    { properties: { value: text }, required: ['value'] },
  ),
  data('property-optional', fits, breaks, two, { ...two, required: [] }),
  data(
    'property-renamed',
    breaks,
    breaks,
    { properties: { titel: text }, required: ['titel'] },
    { properties: { title: text }, required: ['title'] },
  ),
  data('property-renamed', fits, fits, { properties: { titel: text } }, { properties: { title: text } }),
  data(
    'property-constrained',
    breaks,
    fits,
    { additionalProperties: true },
    { additionalProperties: true, properties: { value: number } },
  ),
  data(
    'property-freed',
    fits,
    breaks,
    { additionalProperties: true, properties: { value: number } },
    { additionalProperties: true },
  ),
  data('additional-properties-closed', fits, fits, { additionalProperties: true }, {}),
  data('additional-properties-opened', fits, fits, {}, { additionalProperties: true }),
  data(
    'additional-properties-constrained',
    breaks,
    fits,
    { additionalProperties: true },
    { additionalProperties: number },
  ),
  data('additional-properties-freed', fits, breaks, { additionalProperties: number }, { additionalProperties: true }),
  field('type-added', fits, breaks, text, { type: ['string', 'null'] }),
  field('type-added', fits, breaks, { type: 'integer' }, number),
  field('type-removed', breaks, fits, { type: ['string', 'number'] }, text),
  field('type-removed', breaks, fits, number, { type: 'integer' }),
  field('type-changed', breaks, breaks, text, number),
  field('enum-value-added', fits, breaks, { enum: ['a', 'b'] }, { enum: ['b', 'a', 'c'] }),
  field('enum-value-removed', breaks, fits, { enum: ['a', 'b'] }, { enum: ['a'] }),
  field('enum-added', breaks, fits, text, { enum: ['a', 'b'] }),
  field('enum-removed', fits, breaks, { enum: ['a', 'b'] }, text),
  field('const-changed', breaks, breaks, { const: 'a' }, { const: 'b' }),
  field('multiple-of-added', breaks, fits, number, { ...number, multipleOf: 5 }),
  field('multiple-of-removed', fits, breaks, { ...number, multipleOf: 5 }, number),
  field('multiple-of-changed', breaks, breaks, { ...number, multipleOf: 4 }, { ...number, multipleOf: 10 }),
  field('unique-items-added', breaks, fits, list, { ...list, uniqueItems: true }),
  field('unique-items-removed', fits, breaks, { ...list, uniqueItems: true }, list),
  field('items-added', breaks, fits, { type: 'array' }, list),
  field('items-removed', fits, breaks, list, { type: 'array' }),
  field('pattern-added', breaks, fits, text, { ...text, pattern: '^[a-z]+$' }),
  field('pattern-removed', fits, breaks, { ...text, pattern: '^[a-z]+$' }, text),
  field('pattern-changed', breaks, breaks, { ...text, pattern: '^[a-z]+$' }, { ...text, pattern: '^[0-9]+$' }),
  field(
    'alternative-added',
    fits,
    breaks,
    { anyOf: [{ minLength: 2 }, { const: '' }], ...text },
    { anyOf: [{ minLength: 2 }, { const: '' }, { const: 'x' }], ...text },
  ),
  field(
    'alternative-removed',
    breaks,
    fits,
    { anyOf: [{ minLength: 2 }, { const: '' }, { const: 'x' }], ...text },
    { anyOf: [{ minLength: 2 }, { const: '' }], ...text },
  ),
  field('alternative-added', fits, breaks, text, { anyOf: [text, list] }),
  field('alternative-removed', breaks, fits, { anyOf: [list, text] }, text),
  field('constraint-added', breaks, fits, list, { ...list, contains: { const: 'x' } }),
  field('constraint-removed', fits, breaks, { ...list, contains: { const: 'x' } }, list),
  field(
    'constraint-changed',
    breaks,
    breaks,
    { ...list, contains: { const: 'a' } },
    { ...list, contains: { const: 'b' } },
  ),
  field('default-added', fits, fits, text, { ...text, default: 'x' }),
  field('default-removed', fits, fits, { ...text, default: 'x' }, text),
  field('default-changed', fits, fits, { ...text, default: 'x' }, { ...text, default: 'y' }),
  field('deprecated-added', fits, fits, text, { ...text, deprecated: true }),
  field('deprecated-removed', fits, fits, { ...text, deprecated: true }, text),
  edit('format-name-changed', words, words, (schemas) => {
    memberOf(schemas, 'shared/color.json').format = 'css-color'
  }),
  field('annotation-changed', words, words, text, { ...text, 'x-role': 'title' }),
  field('title-changed', words, words, { ...text, title: 'A' }, { ...text, title: 'B' }),
  field('description-changed', words, words, { ...text, description: 'A' }, { ...text, description: 'B' }),
  field('examples-changed', words, words, { ...text, examples: ['a'] }, { ...text, examples: ['b'] }),
]
