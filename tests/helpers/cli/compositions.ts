import fc from 'fast-check'
import { isSchema, type Schema } from '../../../schemas/compile/SchemaFiles'

/** A schema, and what its references lead to. */
export type CompositionSchemas = { value: Schema; definition: Schema; fragment: Schema }

const plain: readonly unknown[] = [null, true, 0, 1, 2.5, 4, '', 'a', 'bb', 'abc', 'abcd', 'B2']
const members: readonly unknown[] = [1, 4, 'a', 'abc', null, { a: 'a' }]

/** Payloads that the schemas of `composition` tell apart. */
export const values: readonly unknown[] = [
  ...plain,
  ...[[], ['a'], ['a', 'a'], [1, 'a'], [4], ['abc', 'a', 'b']],
  ...[{}, ...members.flatMap((a) => [{ a }, { b: a }, { x: a }, { kind: 'a', a }, { kind: 'b', b: a }])],
  ...members.flatMap((a) => members.map((b) => ({ a, b }))),
  ...members.map((a) => ({ a, b: 'a', x: a })),
]

const [text, number, list] = [{ type: 'string' }, { type: 'number' }, { type: 'array', items: { type: 'string' } }]

/** Keywords with a value, which edits set and remove. */
const keywords = fc.constantFrom<[name: string, value: unknown]>(
  ['type', 'string'],
  ['type', 'object'],
  ['type', ['string', 'null']],
  ['type', ['object', 'array', 'number']],
  ['type', 'integer'],
  ['enum', ['a', 'bb', 1]],
  ['enum', ['a', 'abc', null]],
  ['const', 'a'],
  ['minLength', 2],
  ['maxLength', 2],
  ['pattern', '^[a-z]+$'],
  ['minimum', 2],
  ['exclusiveMaximum', 4],
  ['multipleOf', 2],
  ['minItems', 1],
  ['uniqueItems', true],
  ['items', text],
  ['items', number],
  ['contains', { const: 'a' }],
  ['required', ['a']],
  ['required', ['b']],
  ['minProperties', 2],
  ['properties', { a: text }],
  ['properties', { a: { ...text, minLength: 2 }, b: number }],
  ['properties', { kind: { const: 'a' }, a: text }],
  ['properties', { kind: { const: 'b' }, b: text }],
  ['patternProperties', { '^x': text }],
  ['propertyNames', { maxLength: 1 }],
  ['additionalProperties', false],
  ['additionalProperties', number],
  ['additionalProperties', text],
)

const reference = fc.constantFrom<Schema>({ $ref: '#/$defs/part' }, { $ref: '../shared/part.json' })

const flat = fc.array(keywords, { maxLength: 3 }).map((entries): Schema => ({ ...Object.fromEntries(entries) }))

const objects = fc.constantFrom<Schema>(
  { type: 'object', properties: { kind: { const: 'a' }, a: text }, required: ['kind'] },
  { type: 'object', properties: { kind: { const: 'b' }, b: text }, required: ['kind'] },
  { type: 'object', additionalProperties: false, properties: { a: text } },
  { type: 'object', additionalProperties: false, properties: { a: text, b: number }, required: ['a'] },
  text,
  number,
  list,
)

const { schema } = fc.letrec<{ schema: Schema; branches: Schema[] }>((tie) => ({
  branches: fc.array(tie('schema'), { minLength: 1, maxLength: 3 }),
  schema: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    objects,
    flat,
    reference,
    fc.tuple(fc.constantFrom('anyOf', 'oneOf', 'allOf'), tie('branches'), flat).map(([form, branches, beside]) => ({
      ...beside,
      [form]: branches,
    })),
    fc.tuple(fc.constantFrom('not', 'if', 'contains', 'items'), tie('schema'), flat).map(([form, inside, beside]) => ({
      ...beside,
      [form]: inside,
      ...(form === 'if' ? { then: { maxLength: 2 }, else: { required: ['a'] } } : {}),
    })),
    fc.tuple(tie('schema'), tie('schema'), flat).map(([a, b, beside]) => ({ ...beside, properties: { a, b } })),
    fc.tuple(reference, flat).map(([to, beside]) => ({ ...beside, ...to })),
  ),
}))

/** Every object inside a schema. */
function objectsIn(value: unknown): Schema[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn)
  return isSchema(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : []
}

/** A schema that is composed of others. */
const composed = fc
  .tuple(
    fc.constantFrom('anyOf', 'oneOf', 'oneOf', 'allOf', 'not', 'if'),
    fc.array(schema, { minLength: 2, maxLength: 3 }),
    flat,
  )
  .map(([form, [first = {}, ...others], beside]): Schema => {
    if (form === 'not') return { ...beside, not: first }
    if (form === 'if') return { ...beside, if: first, then: others[0] ?? {} }
    return { ...beside, [form]: [first, ...others] }
  })

const schemas = fc.record({
  value: fc.oneof(schema, composed, composed),
  definition: fc.oneof(objects, flat),
  fragment: fc.oneof(objects, flat),
})

const edit = fc.record({
  at: fc.nat(),
  kind: fc.constantFrom('set', 'remove', 'branch'),
  keyword: keywords,
  branch: fc.oneof(objects, reference, flat),
})

/** Two versions of schemas: the second has a few edits, at any depth. */
export const editedSchemas = fc
  .tuple(schemas, fc.array(edit, { minLength: 1, maxLength: 2 }))
  .map(([before, edits]): [CompositionSchemas, CompositionSchemas] => {
    const after = structuredClone(before)
    for (const { at, kind, keyword, branch } of edits) {
      const targets = [after.value, after.definition, after.fragment].flatMap(objectsIn)
      const target = targets[at % targets.length]
      if (!target) continue
      const forms = ['anyOf', 'oneOf', 'allOf'].map((form) => target[form]).find(Array.isArray)
      const names = Object.keys(target)
      if (kind === 'branch' && forms) forms.push(structuredClone(branch))
      else if (kind === 'remove') delete target[names[at % Math.max(1, names.length)] ?? '']
      else target[keyword[0]] = structuredClone(keyword[1])
    }
    return [before, after]
  })
