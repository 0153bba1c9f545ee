import { blockTypes, handlerNames } from '../../../schemas'
import type { Schema } from '../../../schemas/compile/SchemaFiles'
import { isObject } from '../../../schemas/engine'
import { sources } from '../../../schemas/sources'
import { listNamed } from '../explain/names'
import { payloads } from '../explain/payloads'

/**
 * Adds what VS Code and editors of JetBrains understand beyond JSON Schema: descriptions of each type and handler while one
 * chooses, whole examples to insert, and `code` in descriptions drawn as such.
 */
export function forEditors(schema: Schema): Schema {
  const decorated = decorate(schema)
  const definitions = isObject(decorated.$defs) ? { ...decorated.$defs } : {}
  for (const [name, key, names] of [
    ['block', 'type', blockTypes],
    ['action', 'handler', handlerNames],
  ] as const) {
    const definition = definitions[name]
    if (isObject(definition)) definitions[name] = withChoices(definition, key, names)
  }
  return { ...decorated, defaultSnippets: examplesOf(schema), $defs: definitions }
}

function decorate(schema: Schema): Schema {
  const result: Schema = {}
  for (const [keyword, value] of Object.entries(schema)) {
    result[keyword] = annotations.has(keyword) ? value : decorateAny(value)
    if (keyword === 'description' && typeof value === 'string' && value.includes('`'))
      result.markdownDescription = value
  }
  return result
}

/** Payloads inside a schema, which may look like one. */
const annotations = new Set(['examples', 'default', 'enum', 'const', 'required'])

function decorateAny(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(decorateAny)
  return isObject(value) ? decorate(value) : value
}

function withChoices(definition: Schema, key: 'type' | 'handler', names: readonly string[]): Schema {
  const properties = isObject(definition.properties) ? definition.properties : {}
  const chosen = isObject(properties[key]) ? properties[key] : {}
  const descriptions = names.map((name) => descriptionOf(key, name))
  return {
    ...definition,
    properties: {
      ...properties,
      [key]: {
        ...chosen,
        enumDescriptions: descriptions,
        'x-intellij-enum-metadata': Object.fromEntries(
          names.map((name, index) => [name, { description: descriptions[index] }]),
        ),
      },
    },
    defaultSnippets: snippets(key === 'type' ? 'block' : 'handler'),
  }
}

function descriptionOf(key: 'type' | 'handler', name: string): string {
  const all: Readonly<Record<string, { readonly [key: string]: unknown }>> = sources()
  return String(all[`${key === 'type' ? 'blocks' : 'actions'}/${name}.json`]?.description ?? '')
}

/** The examples of a whole document, named after what they are. */
function examplesOf({ title, description, examples }: Schema): Schema[] {
  const list: readonly unknown[] = Array.isArray(examples) ? examples : []
  return list.filter(isPlain).map((body) => {
    const { type, handler, components } = isObject(body) ? body : {}
    const label = type ?? handler ?? (components === undefined ? title : 'page')
    return { label, description, body }
  })
}

/** A dollar sign would be a place to fill in. */
const isPlain = (body: unknown): boolean => body !== undefined && !JSON.stringify(body).includes('$')

function snippets(family: 'block' | 'handler'): Schema[] {
  return listNamed()
    .filter((each) => each.family === family)
    .flatMap(({ name, place }) => {
      const [body] = payloads(family, name, place)
      return isPlain(body) ? [{ label: name, description: place.schema.description, body }] : []
    })
}
