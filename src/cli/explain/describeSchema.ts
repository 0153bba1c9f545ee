import { envelopes, isSchema } from '../../../schemas/compile/SchemaFiles'
import { SchemaNode } from '../../../schemas/compile/SchemaNode'
import { splitPointer } from '../../../schemas/json/pointer'
import type { Words } from '../../../schemas/words'

/** A field of a payload as its schema describes it. */
export type FieldDescription = {
  /** The path from the payload: `buttons[].label`. */
  path: string
  /** Its label, in the language that was asked for. */
  title?: string
  /** `string`, `list of objects`, `block` … */
  type: string
  /** Name of the fragment, document or block type that its schema refers to. */
  fragment?: string
  /** In a recursive schema, the path of the field around it with the same schema. */
  like?: string
  required: boolean
  /** In words: `1 to 4`, `at least 1 character`. */
  limits: string[]
  /** The only values it may have. */
  values?: readonly unknown[]
  default?: unknown
  pattern?: string
  description: string
  /** Address of its schema. */
  declared: string
}

/** Describes a schema in words: its title and description in a language where it has them, the rest in English. */
export function describeSchema(node: SchemaNode, path: string, words?: Words): FieldDescription {
  const told = words?.describe(node)
  const { items } = node
  const fragment = referredName(node) ?? (items && referredName(items))
  const values = node.values ?? items?.values
  const pattern = node.string('pattern')
  const standard = node.get('default')
  return {
    path,
    ...(told?.title === undefined ? {} : { title: told.title }),
    type: typeOf(node),
    ...(fragment === undefined || Object.hasOwn(envelopes, `${fragment}.json`) ? {} : { fragment }),
    required: isRequired(node),
    limits: limitsOf(node),
    ...(values ? { values } : {}),
    ...(standard === undefined ? {} : { default: standard }),
    ...(pattern === undefined ? {} : { pattern }),
    description: told?.description ?? node.string('description') ?? '',
    declared: `schemas/${node.address()}`,
  }
}

type Ancestors = readonly { node: SchemaNode; path: string }[]

/** Lists the fields of a schema, including those of nested objects and lists. A recursive schema is followed once. */
export function listFields(node: SchemaNode, words?: Words, path = '', ancestors: Ancestors = []): FieldDescription[] {
  const { resolved } = node
  // Blocks and actions inside a schema are only named: they have explanations of their own.
  if (findAncestor(ancestors, resolved) || (ancestors.length > 0 && resolved.envelope)) return []
  const around = [...ancestors, { node: resolved, path }]
  const fields = [...resolved.properties].flatMap(([name, { node: member }]) => {
    const memberPath = path === '' ? name : `${path}.${name}`
    const inner = [member, member.step('*')].filter((each) => each !== undefined && !each.envelope)
    const like = inner.map((each) => findAncestor(around, each?.resolved)).find((each) => each)
    const field = { ...describeSchema(member, memberPath, words), ...(like ? { like: like.path } : {}) }
    return [field, ...listFields(member, words, memberPath, around)]
  })
  const { items, additionalProperties } = resolved
  if (items) fields.push(...listFields(items, words, `${path}[]`, around))
  else if (additionalProperties)
    fields.push(...listFields(additionalProperties, words, path === '' ? '*' : `${path}.*`, around))
  return fields
}

const findAncestor = (ancestors: Ancestors, node: SchemaNode | undefined) =>
  ancestors.find((each) => each.node === node)

/** Returns the name of the file a schema refers to: `button` for `shared/button.json`. A definition inside a file has none. */
function referredName({ target, resolved }: SchemaNode): string | undefined {
  return target && resolved.pointer === '' ? resolved.file.name : undefined
}

/** Whether the object a field is declared in requires it. */
function isRequired({ files, path, pointer }: SchemaNode): boolean {
  const [name = '', keyword] = splitPointer(pointer).reverse()
  if (keyword !== 'properties') return false
  const owner = SchemaNode.at(files, path, pointer.slice(0, pointer.lastIndexOf('/properties/')))
  return owner?.required.includes(name) ?? false
}

function typeOf(node: SchemaNode): string {
  if (node.envelope) return node.envelope
  const { types, items, additionalProperties, values } = node
  const [type] = types
  if (types.length > 1) return types.join(' or ')
  if (type === 'array') return items ? `list of ${plural(typeOf(items))}` : 'list'
  if (type === 'object') {
    const isMap = node.properties.size === 0 && isSchema(additionalProperties?.raw)
    return isMap && additionalProperties ? `object of ${plural(typeOf(additionalProperties))}` : 'object'
  }
  if (type !== undefined) return type
  return values ? [...new Set(values.map((value) => typeof value))].join(' or ') : 'anything'
}

const plural = (type: string): string => type.replace(/^(list|object)\b/, '$1s').replace(/^(\w+?)s?(?= or |$)/, '$1s')

function limitsOf(node: SchemaNode): string[] {
  const limits = [
    range(node.number('minimum'), node.number('maximum'), ''),
    range(node.number('minLength'), node.number('maxLength'), 'character'),
    range(node.number('minItems'), node.number('maxItems'), 'item'),
    range(node.number('minProperties'), node.number('maxProperties'), 'member'),
    node.holder('uniqueItems') ? 'each once' : '',
    node.string('format') ?? '',
  ].filter((limit) => limit !== '')
  const inner = node.items ? limitsOf(node.items) : []
  return inner.length > 0 ? [...limits, `each ${inner.join(', ')}`] : limits
}

function range(min: number | undefined, max: number | undefined, noun: string): string {
  const counted = (count: number) => (noun === '' ? `${count}` : `${count} ${noun}${count === 1 ? '' : 's'}`)
  if (min !== undefined && max !== undefined) return `${min} to ${counted(max)}`
  if (min !== undefined) return min === 0 && noun !== '' ? '' : `at least ${counted(min)}`
  return max === undefined ? '' : `at most ${counted(max)}`
}
