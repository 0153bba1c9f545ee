import { envelopes, isSchema } from '../../../schemas/compile/SchemaFiles'
import { SchemaNode } from '../../../schemas/compile/SchemaNode'
import { splitPointer } from '../../../schemas/json/pointer'

/** What a schema says of a field of a payload. */
export type FieldDescription = {
  /** From the payload down: `buttons[].label`. */
  path: string
  /** `string`, `list of objects`, `block` … */
  type: string
  /** Name of the fragment, document or block type its schema is taken from. */
  fragment?: string
  /** Path of the field around it that has the same schema, in a schema that contains itself. */
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

/** Puts a schema into words. */
export function describeSchema(node: SchemaNode, path: string): FieldDescription {
  const { items } = node
  const fragment = referredName(node) ?? (items && referredName(items))
  const values = node.values ?? items?.values
  const pattern = node.string('pattern')
  const standard = node.get('default')
  return {
    path,
    type: typeOf(node),
    ...(fragment === undefined || Object.hasOwn(envelopes, `${fragment}.json`) ? {} : { fragment }),
    required: isRequired(node),
    limits: limitsOf(node),
    ...(values ? { values } : {}),
    ...(standard === undefined ? {} : { default: standard }),
    ...(pattern === undefined ? {} : { pattern }),
    description: node.string('description') ?? '',
    declared: `schemas/${node.address()}`,
  }
}

type Ancestors = readonly { node: SchemaNode; path: string }[]

/** The fields inside a schema, those of nested objects and lists included. A schema that contains itself is followed once. */
export function listFields(node: SchemaNode, path = '', ancestors: Ancestors = []): FieldDescription[] {
  const { resolved } = node
  // The schema that was asked for is always followed; inside it, documents of their own are only named.
  if (findAncestor(ancestors, resolved) || (ancestors.length > 0 && resolved.envelope)) return []
  const around = [...ancestors, { node: resolved, path }]
  const fields = [...resolved.properties].flatMap(([name, { node: member }]) => {
    const memberPath = path === '' ? name : `${path}.${name}`
    const inner = [member, member.step('*')].filter((each) => each !== undefined && !each.envelope)
    const like = inner.map((each) => findAncestor(around, each?.resolved)).find((each) => each)
    const field = { ...describeSchema(member, memberPath), ...(like ? { like: like.path } : {}) }
    return [field, ...listFields(member, memberPath, around)]
  })
  const { items, additionalProperties } = resolved
  if (items) fields.push(...listFields(items, `${path}[]`, around))
  else if (additionalProperties)
    fields.push(...listFields(additionalProperties, path === '' ? '*' : `${path}.*`, around))
  return fields
}

const findAncestor = (ancestors: Ancestors, node: SchemaNode | undefined) =>
  ancestors.find((each) => each.node === node)

/** The name of the file a schema refers to: `button` for `shared/button.json`. A definition inside a file has none. */
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
