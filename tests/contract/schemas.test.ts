import { describe, expect, it } from 'vitest'
import { entityNames, type HandlerName, handlerNames, validate } from '../../schemas/index'
import { chosenBlocks } from '../helpers/chosenBlocks'
import { openapiValidator } from './openapiValidator'
import { type Schema, type SchemaFile, schemaFile, schemaFiles } from './schemaFiles'

const examplesOf = (schema: Schema): unknown[] => (Array.isArray(schema.examples) ? schema.examples : [])

describe('the examples', () => {
  const facts = (document: unknown, as?: Parameters<typeof validate>[1]) =>
    validate(document, as).issues.map(({ code, pointer }) => `${code} at ${pointer}`)

  it.each(chosenBlocks)('of the block %s are data of that block', (type) => {
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
