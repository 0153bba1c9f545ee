import { describe, expect, it } from 'vitest'
import { type BlockType, blockTypes, entityNames, type HandlerName, handlerNames, validate } from '../../schemas/index'
import { openapiValidator } from './openapiValidator'
import { isSchema, type Schema, type SchemaFile, schemaFile, schemaFiles } from './schemaFiles'

const files = ['.', 'shared', 'blocks', 'actions', 'entities'].flatMap(schemaFiles)

/** Pointers of properties without a description. */
function undescribed(schema: unknown, at: string): string[] {
  if (Array.isArray(schema)) return schema.flatMap((child, index) => undescribed(child, `${at}/${index}`))
  if (!isSchema(schema)) return []
  return Object.entries(schema).flatMap(([key, child]) => {
    if (key === 'examples' || key === 'default') return []
    if (key !== 'properties' || !isSchema(child)) return undescribed(child, `${at}/${key}`)
    return Object.entries(child).flatMap(([name, property]) => {
      const silent = isSchema(property) && isSentence(property.description) ? [] : [`${at}/properties/${name}`]
      return [...silent, ...undescribed(property, `${at}/properties/${name}`)]
    })
  })
}

/** Patterns with syntax that other languages may lack: lookaround, backreferences, \\u and \\p. */
function unportable(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(unportable)
  if (!isSchema(schema)) return []
  const own = typeof schema.pattern === 'string' && /\(\?[^:]|\\[1-9ukpP]/.test(schema.pattern) ? [schema.pattern] : []
  return [...own, ...Object.values(schema).flatMap(unportable)]
}

const isSentence = (text: unknown): boolean => typeof text === 'string' && /^\S.{3,}\S$/.test(text)

const examplesOf = (schema: Schema): unknown[] => (Array.isArray(schema.examples) ? schema.examples : [])

describe.each(files)('$path', ({ schema, path }) => {
  it('is a 2020-12 schema with a title and a description', () => {
    expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema')
    expect(typeof schema.title).toBe('string')
    expect(isSentence(schema.description), `${path} has no description`).toBe(true)
  })

  it('describes every property', () => {
    expect(undescribed(schema, '')).toEqual([])
  })

  it('has patterns that validators of every language can read', () => {
    expect(unportable(schema)).toEqual([])
  })

  it('has an example', () => {
    expect(examplesOf(schema)).not.toEqual([])
  })
})

describe('the examples', () => {
  const facts = (document: unknown, as?: Parameters<typeof validate>[1]) =>
    validate(document, as).issues.map(({ code, pointer }) => `${code} at ${pointer}`)

  it.each(blockTypes)('of the block %s are data of that block', (type: BlockType) => {
    for (const data of examplesOf(schemaFile(`blocks/${type}.json`).schema)) expect(facts({ type, data })).toEqual([])
  })

  it.each(handlerNames)('of the handler %s are data of that handler', (handler: HandlerName) => {
    for (const data of examplesOf(schemaFile(`actions/${handler}.json`).schema)) {
      expect(facts({ handler, data })).toEqual([])
    }
  })

  it.each(['page', 'modal', 'block', 'action'] as const)('of a %s pass', (as) => {
    for (const example of examplesOf(schemaFile(`${as}.json`).schema)) expect(facts(example, { as })).toEqual([])
  })

  it.each(entityNames)('of the entity %s pass', (as) => {
    for (const example of examplesOf(schemaFile(`entities/${as}.json`).schema)) {
      expect(facts(example, { as })).toEqual([])
    }
  })

  it.each(schemaFiles('shared'))('of $path pass', ({ schema }: SchemaFile) => {
    const accepts = openapiValidator(String(schema.title))
    for (const example of examplesOf(schema)) expect(accepts(example), JSON.stringify(example)).toBe(true)
  })
})

describe('a block schema', () => {
  it.each(blockTypes)('of %s closes its data and names its family', (type) => {
    const { schema } = schemaFile(`blocks/${type}.json`)
    const shape = typeof schema.$ref === 'string' ? schemaFile(schema.$ref.replace('../', '')).schema : schema
    expect(shape).toMatchObject({ type: 'object', additionalProperties: false })
    expect(schema['x-family']).toMatch(/^(?:texts|flex|mobility|maps)$/)
  })
})
