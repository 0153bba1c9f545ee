import { blockTypes, handlerNames } from '../../../schemas'
import { isSchema, type Schema } from '../../../schemas/compile/SchemaFiles'
import { SchemaNode } from '../../../schemas/compile/SchemaNode'
import { builtinSchemas } from '../../../schemas/sources'
import { examplePayloads, listNamed } from '../explain/namedSchemas'
import { propertiesOf } from './Definitions'

/**
 * Adds keywords of VS Code and the JetBrains editors to JSON Schema: descriptions for the suggested types and handlers, whole
 * examples to insert, and descriptions in Markdown.
 */
export function forEditors(schema: Schema): Schema {
  const decorated = decorate(SchemaNode.standalone(schema))
  const definitions = isSchema(decorated.$defs) ? { ...decorated.$defs } : {}
  for (const [name, key, names] of [
    ['block', 'type', blockTypes],
    ['action', 'handler', handlerNames],
  ] as const) {
    const definition = definitions[name]
    if (isSchema(definition)) definitions[name] = withChoices(definition, key, names)
  }
  return { ...decorated, defaultSnippets: examplesOf(schema), $defs: definitions }
}

function decorate(node: SchemaNode): Schema {
  const result: Schema = {}
  for (const [keyword, value] of Object.entries(node.schema)) {
    result[keyword] = node.mapKeyword(keyword, decorate)
    if (keyword === 'description' && typeof value === 'string' && value.includes('`')) {
      result.markdownDescription = value
    }
  }
  return result
}

function withChoices(definition: Schema, key: 'type' | 'handler', names: readonly string[]): Schema {
  const properties = propertiesOf(definition)
  const tag = isSchema(properties[key]) ? properties[key] : {}
  const folder = key === 'type' ? 'blocks' : 'actions'
  const descriptions = names.map((name) => descriptionOf(`${folder}/${name}.json`))
  return {
    ...definition,
    properties: {
      ...properties,
      [key]: {
        ...tag,
        enumDescriptions: descriptions,
        'x-intellij-enum-metadata': Object.fromEntries(
          names.map((name, index) => [name, { description: descriptions[index] }]),
        ),
      },
    },
    defaultSnippets: snippets(key === 'type' ? 'block' : 'handler'),
  }
}

const descriptionOf = (path: string): string => String(SchemaNode.at(builtinSchemas(), path)?.own('description') ?? '')

/** Returns the examples of a schema as snippets, each labelled by its type, handler or kind. */
function examplesOf({ title, description, examples }: Schema): Schema[] {
  const list: readonly unknown[] = Array.isArray(examples) ? examples : []
  return list.filter(isPlain).map((body) => {
    const { type, handler, components } = isSchema(body) ? body : {}
    const label = type ?? handler ?? (components === undefined ? title : 'page')
    return { label, description, body }
  })
}

/** Whether a snippet contains no dollar sign, which starts a placeholder. */
const isPlain = (body: unknown): boolean => body !== undefined && !JSON.stringify(body).includes('$')

function snippets(category: 'block' | 'handler'): Schema[] {
  return listNamed()
    .filter((each) => each.category === category)
    .flatMap((named) => {
      const [body] = examplePayloads(named)
      return isPlain(body) ? [{ label: named.name, description: named.node.own('description'), body }] : []
    })
}
