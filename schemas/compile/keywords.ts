/** The value of a keyword: a schema, a list of schemas, schemas by name, or data, which may look like a schema. */
type Holds = 'schema' | 'schemas' | 'schemasByName' | 'data'

/** A limit that a keyword sets: the type it applies to, and whether it is a minimum or a maximum. */
export type Limit = { type: 'number' | 'string' | 'array' | 'object'; is: 'min' | 'max'; isExclusive?: true }

type Keyword = { holds: Holds; isAnnotation?: true; limit?: Limit }

const data: Keyword = { holds: 'data' }
const annotation: Keyword = { holds: 'data', isAnnotation: true }
const schema: Keyword = { holds: 'schema' }
const schemas: Keyword = { holds: 'schemas' }
const schemasByName: Keyword = { holds: 'schemasByName' }
const limit = (type: Limit['type'], is: Limit['is']): Keyword => ({ holds: 'data', limit: { type, is } })

/** Every keyword of JSON Schema 2020-12 that this project reads. A new keyword is added here and nowhere else. */
const keywords = {
  $schema: annotation,
  $id: annotation,
  $comment: annotation,
  title: annotation,
  description: annotation,
  default: annotation,
  examples: annotation,
  deprecated: annotation,
  readOnly: annotation,
  writeOnly: annotation,

  $ref: data,
  $defs: schemasByName,
  definitions: schemasByName,
  allOf: schemas,
  anyOf: schemas,
  oneOf: schemas,
  not: schema,
  if: schema,
  then: schema,
  else: schema,

  type: data,
  enum: data,
  const: data,
  multipleOf: data,
  minimum: limit('number', 'min'),
  maximum: limit('number', 'max'),
  exclusiveMinimum: { holds: 'data', limit: { type: 'number', is: 'min', isExclusive: true } },
  exclusiveMaximum: { holds: 'data', limit: { type: 'number', is: 'max', isExclusive: true } },

  format: data,
  pattern: data,
  minLength: limit('string', 'min'),
  maxLength: limit('string', 'max'),

  items: schema,
  prefixItems: schemas,
  contains: schema,
  uniqueItems: data,
  minItems: limit('array', 'min'),
  maxItems: limit('array', 'max'),

  properties: schemasByName,
  patternProperties: schemasByName,
  dependentSchemas: schemasByName,
  additionalProperties: schema,
  propertyNames: schema,
  required: data,
  minProperties: limit('object', 'min'),
  maxProperties: limit('object', 'max'),
} satisfies Record<string, Keyword>

const table: ReadonlyMap<string, Keyword> = new Map(Object.entries(keywords))

export const keywordNames: readonly string[] = [...table.keys()]

/** Whether this project reads a keyword of JSON Schema. */
export const isKeyword = (keyword: string): boolean => table.has(keyword)

export const holds = (keyword: string): Holds => table.get(keyword)?.holds ?? 'data'

/** Whether a keyword is for readers only: it neither constrains data nor holds definitions. */
export const isAnnotation = (keyword: string): boolean =>
  keyword.startsWith('x-') || table.get(keyword)?.isAnnotation === true

export const isDefinitions = (keyword: string): boolean => keyword === '$defs' || keyword === 'definitions'

/** Whether a keyword constrains data. An unknown one counts as a constraint. */
export const isConstraint = (keyword: string): boolean => !isAnnotation(keyword) && !isDefinitions(keyword)

/** Every keyword that sets a limit, in the order of the table. */
export const limits: readonly (Limit & { keyword: string })[] = [...table].flatMap(([keyword, entry]) =>
  entry.limit ? [{ keyword, ...entry.limit }] : [],
)
