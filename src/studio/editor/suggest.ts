import { getLocation, type Location, parse } from 'jsonc-parser'
import { inFolder } from '../../../schemas/compile/SchemaFiles'
import { SchemaNode } from '../../../schemas/compile/SchemaNode'
import { isObject, type Members } from '../../../schemas/engine'
import { typeName } from '../contract/readFields'
import { schemaAt } from '../contract/schemaAt'
import { schemas } from '../contract/schemas'

/** Something that may be written at a place of a JSON text. */
export type Suggestion = {
  kind: 'name' | 'value' | 'block'
  /** What the list shows: a name, or a value as JSON. */
  label: string
  /** What is written in place of the range; the caret goes to its `caret`-th character, or behind it. */
  insert: string
  caret?: number
  /** Name of the type, such as `string` or `Image`. */
  type: string
  /** The schema that it is about. */
  node: SchemaNode | undefined
  isRequired: boolean
}

/** The suggestions for a place, and the range that the chosen one replaces, in UTF-16 units. */
export type Suggestions = { from: number; to: number; list: readonly Suggestion[] }

/** Suggests what the contract allows at an offset of a JSON text, which need not be complete. */
export function suggest(text: string, offset: number): Suggestions {
  const location = getLocation(text, offset)
  const names = location.path.map(String)
  const document: unknown = parse(text)
  const range = replacedRange(text, offset, location)
  if (location.isAtPropertyKey) {
    const { node, value } = schemaAt(document, names.slice(0, -1))
    const isRoot = names.length === 1
    const nodes = node ? [node] : isRoot ? envelopes() : []
    const present = node ? value : document
    const list = nodes.flatMap((each) => namesOf(each, isObject(present) ? present : {}, text, range))
    return { ...range, list: list.filter(({ label }, at) => list.findIndex((each) => each.label === label) === at) }
  }
  const holder = schemaAt(document, names.slice(0, -1)).node
  const { node } = schemaAt(document, names)
  return { ...range, list: valuesOf(node, holder, names.at(-1) ?? '') }
}

/** The documents that an object may become. */
const envelopes = (): SchemaNode[] =>
  ['page.json', 'block.json', 'action.json', 'modal.json'].flatMap((path) => SchemaNode.at(schemas, path) ?? [])

/** The token at the offset that a suggestion replaces: a name, or a value that is no object or list. */
function replacedRange(text: string, offset: number, { previousNode: node, isAtPropertyKey }: Location) {
  const isToken = node && node.type !== 'object' && node.type !== 'array'
  // Before a name, another one is inserted.
  const isBefore = isAtPropertyKey && node?.offset === offset
  if (!isToken || isBefore || node.offset > offset || node.offset + node.length < offset) {
    const word = /[\w-]*$/.exec(text.slice(Math.max(0, offset - 40), offset))?.[0] ?? ''
    return { from: offset - word.length, to: offset }
  }
  const token = text.slice(node.offset, node.offset + node.length)
  const isOpen = token.startsWith('"') && (token.length === 1 || !token.endsWith('"'))
  return { from: node.offset, to: isOpen ? offset : node.offset + node.length }
}

/** The names that an object lacks, required ones first. */
function namesOf(node: SchemaNode, present: Members, text: string, { from, to }: { from: number; to: number }) {
  const own = /^"((?:[^"\\]|\\.)*)"?$/.exec(text.slice(from, to))?.[1]
  const rest = text.slice(to)
  const hasColon = /^\s*:/.test(rest)
  const needsComma = !hasColon && /^\s*["{[\w-]/.test(rest)
  return [...node.properties.values()]
    .filter(({ name }) => name === own || !Object.hasOwn(present, name))
    .sort((a, b) => Number(b.isRequired) - Number(a.isRequired))
    .map(({ name, node: member, isRequired }): Suggestion => {
      const { value, caret } = template(member)
      const start = `"${name}": `
      const whole = `${start}${value}${needsComma ? ',' : ''}`
      return {
        ...about(member),
        kind: 'name',
        label: name,
        isRequired,
        ...(hasColon ? { insert: `"${name}"` } : { insert: whole, caret: start.length + caret }),
      }
    })
}

/** An empty value of a schema, and where the caret goes in it. */
function template(node: SchemaNode): { value: string; caret: number } {
  const [first] = node.values ?? []
  if (first !== undefined && node.values?.length === 1) return whole(JSON.stringify(first))
  const type = node.types[0] ?? (node.values ? typeof first : undefined)
  if (type === 'string') return { value: '""', caret: 1 }
  if (type === 'boolean') return whole(String(node.get('default') !== true))
  if (type === 'array') return { value: '[]', caret: 1 }
  if (type === 'object') return { value: '{}', caret: 1 }
  return { value: '', caret: 0 }
}

const whole = (value: string) => ({ value, caret: value.length })

/** The values that a schema lists: of an enumeration, types of blocks, handlers, whole blocks in a list of them. */
function valuesOf(node: SchemaNode | undefined, holder: SchemaNode | undefined, name: string): Suggestion[] {
  if (holder?.envelope === 'block' && name === 'type') return namedSchemas('blocks')
  if (holder?.envelope === 'action' && name === 'handler') return namedSchemas('actions')
  if (!node) return []
  if (node.envelope === 'block') return blocks()
  const values = node.values ?? (node.types.includes('boolean') ? [true, false] : [])
  return values.map((value) => ({ ...about(node), ...asValue(JSON.stringify(value)), isRequired: false }))
}

const asValue = (json: string) => ({ kind: 'value' as const, label: json, insert: json })

function namedSchemas(folder: 'blocks' | 'actions'): Suggestion[] {
  return inFolder(schemas, folder).map(({ name, path }) => ({
    ...asValue(JSON.stringify(name)),
    type: folder === 'blocks' ? 'Block' : 'Action',
    node: SchemaNode.at(schemas, path),
    isRequired: false,
  }))
}

/** Whole blocks, with the first example of their schema. */
function blocks(): Suggestion[] {
  return inFolder(schemas, 'blocks').map(({ name, path, schema }) => {
    const [data = {}] = Array.isArray(schema.examples) ? schema.examples : []
    return {
      kind: 'block',
      label: name,
      insert: JSON.stringify({ type: name, data }, null, 2),
      type: 'Block',
      node: SchemaNode.at(schemas, path),
      isRequired: false,
    }
  })
}

const about = (node: SchemaNode): Pick<Suggestion, 'type' | 'node'> => ({
  type: node.items ? `${typeName(node.items)}[]` : typeName(node),
  node,
})
