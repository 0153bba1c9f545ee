import { isSchema, type Schema } from '../../../../schemas/compile/SchemaFiles'
import { joinPointer } from '../../../../schemas/json/pointer'
import { componentFiles, type Words } from '../../../../schemas/words'

/**
 * Translates the description of the API: the components of blocks, actions and fragments get their descriptions in the language of
 * the words. Calls and the entities that they answer stay in English, as do all titles, which are names of types.
 */
export function translateDescription(description: unknown, words: Words): unknown {
  const components = isSchema(description) ? description.components : undefined
  if (!isSchema(description) || !isSchema(components) || !isSchema(components.schemas)) return description
  const schemas = Object.entries(components.schemas).map(([name, schema]): [string, unknown] => {
    const file = Object.hasOwn(componentFiles, name) ? componentFiles[name] : undefined
    return [name, file === undefined ? schema : translate(schema, { words, file }, [])]
  })
  return { ...description, components: { ...components, schemas: Object.fromEntries(schemas) } }
}

type Place = { words: Words; file: string }

/** Keywords that hold data, in which nothing is a schema. */
const dataKeywords = new Set(['examples', 'default', 'enum', 'const', 'required', 'discriminator'])

function translate(value: unknown, place: Place, names: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item, index) => translate(item, place, [...names, String(index)]))
  if (!isSchema(value)) return value
  const copy: Schema = Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      dataKeywords.has(name) && !isNamed(names) ? inner : translate(inner, place, [...names, name]),
    ]),
  )
  if (isNamed(names) || typeof value.description !== 'string') return copy
  const told = place.words.at(place.file, joinPointer(names))?.description
  return told === undefined ? copy : { ...copy, description: told }
}

/** Whether the members of the value at a path are schemas by name, which a keyword may be too. */
const isNamed = (names: readonly string[]): boolean => {
  const last = names.at(-1)
  return (last === 'properties' || last === '$defs') && !isNamed(names.slice(0, -1))
}
