import type { SchemaNode } from '../../../schemas/compile/SchemaNode'
import { isObject } from '../../../schemas/engine'
import type { ControlKind, Field } from './Field'
import { isDay, localTime } from './localTime'

/** How a field shows a value; undefined when it shows nothing, because the value is absent and could only be kept. */
export function fieldKind(node: SchemaNode, value: unknown): Field['kind'] | undefined {
  const isAbsent = value === undefined
  const keep = isAbsent ? undefined : 'kept'
  if (node.envelope) return isAbsent || isObject(value) ? 'document' : 'kept'
  if (node.values) return isAbsent || isScalar(value) ? 'choice' : 'kept'
  switch (shownType(node, value)) {
    case 'string':
      return textKind(node, value)
    case 'integer':
    case 'number':
      return 'number'
    case 'boolean':
      return 'boolean'
    case 'array':
      return node.items ? (node.items.envelope ? 'documents' : 'list') : keep
    case 'object':
      if (node.properties.size > 0) return 'object'
      return isOpen(node) ? 'entries' : keep
    default:
      return keep
  }
}

/** The type that the schema allows and the value has. */
function shownType(node: SchemaNode, value: unknown): string | undefined {
  const isAny = node.types.length === 0 && node.properties.size === 0
  const types = node.types.length > 0 || isAny ? node.types : ['object']
  if (value === undefined) return isAny ? 'string' : types[0]
  const found = typeNames(value).find((name) => isAny || types.includes(name))
  return isAny && typeof value === 'object' ? undefined : found
}

function typeNames(value: unknown): readonly string[] {
  if (value === null) return ['null']
  if (Array.isArray(value)) return ['array']
  return typeof value === 'number' ? ['number', 'integer'] : [typeof value]
}

const isScalar = (value: unknown): boolean => typeof value !== 'object' || value === null

/** Whether members of any name are values of this object. */
const isOpen = ({ additionalProperties }: SchemaNode): boolean =>
  additionalProperties !== undefined && additionalProperties.raw !== false

const kindOfFormat: Readonly<Record<string, ControlKind>> = {
  color: 'color',
  date: 'date',
  'date-time': 'dateTime',
  url: 'address',
  'https-url': 'address',
  path: 'address',
  'image-source': 'picture',
}
const kindOfRole: Readonly<Record<string, ControlKind>> = {
  html: 'html',
  icon: 'icon',
  page: 'address',
  call: 'address',
}
const longRoles: ReadonlySet<string> = new Set(['text', 'alt'])
/** Texts whose schema gives them a role and that are one line all the same. */
const shortNames: ReadonlySet<string> = new Set(['title', 'label'])
/** A text that may be longer than this, in characters, gets a field of several lines. */
const longText = 200

/** The control of a string. A date that does not exist is shown as it is written. */
function textKind(node: SchemaNode, value: unknown): ControlKind {
  const text = typeof value === 'string' ? value : ''
  const kind = kindOfFormat[node.string('format') ?? ''] ?? kindOfRole[node.string('x-role') ?? '']
  if (kind === 'date') return text === '' || isDay(text) ? 'date' : 'text'
  if (kind === 'dateTime') return text === '' || localTime(text) !== undefined ? 'dateTime' : 'text'
  const isBroken = /[\r\n]/.test(text)
  if (kind === 'html') return 'html'
  if (kind && !isBroken) return kind
  const name = node.pointer.replace(/^.*\//, '')
  const isLong = longRoles.has(node.string('x-role') ?? '') && !shortNames.has(name)
  return isBroken || isLong || (node.number('maxLength') ?? 0) > longText ? 'longText' : 'text'
}
