import { nearestName } from '../../../schemas'
import { isSchema } from '../../../schemas/compile/SchemaFiles'
import { SchemaNode } from '../../../schemas/compile/SchemaNode'
import { findNamed, type NamedSchema } from './namedSchemas'
import type { FieldTopic, Topic, UnknownTopic } from './Topic'

type LocatedField = { node: SchemaNode; path: string }

/** The field at a path. When a name is `missing`, the last field before it. */
type LookupResult = LocatedField & { missing?: string }

/**
 * Finds a field by its path, written with dots, slashes and brackets: `content-cell/description/text`,
 * `blocks/content-cell.buttons[].label`. Undefined when the path begins with no known name.
 */
export function findField(text: string): Topic[] | UnknownTopic | undefined {
  const words = text
    .replace(/^(?:\.\/)?schemas\//, '')
    .split(/[./]|(?=\[)/)
    .filter((word) => word !== '')
  for (const length of [1, 2]) {
    const named = findNamed(words.slice(0, length).join('/'))
    // `blocks/title.json.text`
    const names = words.slice(words[length] === 'json' ? length + 1 : length)
    if (named.length === 0 || names.length === 0) continue
    const found = named.flatMap((each) => fieldsOf(each, names))
    return found.length > 0 ? found : refuse(named, names)
  }
  return undefined
}

function fieldsOf(named: NamedSchema, names: readonly string[]): FieldTopic[] {
  const { missing, ...field } = follow(named, names)
  return missing === undefined ? [{ is: 'field', of: named.name, ...field }] : []
}

function follow({ category, node }: NamedSchema, names: readonly string[]): LookupResult {
  const [first = '', ...rest] = names
  const hasEnvelope = (category === 'block' || category === 'handler') && !memberNode(node, first)
  // A name that the data does not have may belong to the envelope.
  if (hasEnvelope && first === 'data' && rest.length > 0) return followPath(node, rest)
  const envelope = hasEnvelope
    ? SchemaNode.at(node.files, category === 'block' ? 'block.json' : 'action.json')
    : undefined
  return followPath(envelope && memberNode(envelope, first) ? envelope : node, names)
}

function followPath(start: SchemaNode, names: readonly string[]): LookupResult {
  let field: LocatedField = { node: start, path: '' }
  for (const name of names) {
    const next = step(field, name)
    if (!next) return { ...field, missing: name }
    field = next
  }
  return field
}

function step({ node, path }: LocatedField, name: string): LocatedField | undefined {
  const { items } = node
  if (items) {
    const item = { node: items, path: `${path}[]` }
    // Brackets may be left out: `buttons.label`.
    return /^(?:\[\d*\*?\]|\d+|\*)$/.test(name) ? item : step(item, name)
  }
  const member = name.startsWith('[') ? undefined : memberNode(node, name)
  const word = node.properties.has(name) ? name : '*'
  return member && { node: member, path: path === '' ? word : `${path}.${word}` }
}

/** Returns the schema of a member or item; undefined when there is none, or any value is allowed. */
export function memberNode(node: SchemaNode, name: string): SchemaNode | undefined {
  const member = node.step(name)
  return isSchema(member?.raw) ? member : undefined
}

function refuse(named: readonly NamedSchema[], names: readonly string[]): UnknownTopic {
  const [first] = named
  const field = first && follow(first, names)
  if (!first || field?.missing === undefined) return { message: 'there is no such field.' }
  const known = [...(field.node.items ?? field.node).properties.keys()]
  const owner = field.path === '' ? first.name : `${first.name}.${field.path}`
  const fields = known.length > 0 ? ` It has ${known.join(', ')}.` : ''
  const likely = nearestName(field.missing, known)
  return {
    message: `${owner} has no field "${field.missing}".${fields}`,
    suggestion: likely === undefined ? undefined : `${owner}.${likely}`,
  }
}
