import { nearestName } from '../../../schemas/check/nearestName.ts'
import type { SchemaNode } from '../../../schemas/compile/SchemaNode.ts'
import { families } from '../../../schemas/families.ts'
import { faultAt, type SchemaFault, type SchemaRule } from './SchemaFault.ts'

/** What `x-role` may say of a string. */
export const roles = ['text', 'label', 'html', 'alt', 'page', 'file', 'call', 'icon', 'theme'] as const

export type Role = (typeof roles)[number]

export const isRole = (value: unknown): value is Role => roles.some((role) => role === value)

/** A keyword of this project, which starts with `x-`. */
type Annotation = {
  /** Where it may stand, after "It stands". */
  where: string
  stands(node: SchemaNode): boolean
  /** What it may be, after "It may be". */
  values: string
  accepts(value: unknown, node: SchemaNode): boolean
  /** Its possible values, where they are names: a misspelt one is corrected. */
  names?(node: SchemaNode): readonly string[]
}

const rootOf =
  (...folders: readonly string[]) =>
  ({ pointer, file }: SchemaNode): boolean =>
    pointer === '' && folders.includes(file.folder)

const membersOf = (node: SchemaNode): string[] => [...node.properties.keys()]
const listed = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ')
const oneOf = (names: readonly string[]) => ({
  values: `one of ${listed(names)}`,
  accepts: (value: unknown) => names.some((name) => name === value),
  names: () => names,
})
const nameOfMember = {
  values: 'the name of a member of the block',
  accepts: (value: unknown, node: SchemaNode) => membersOf(node).some((name) => name === value),
  names: membersOf,
}
const onlyTrue = { values: 'true', accepts: (value: unknown) => value === true }

/** Every annotation of this project. A new one is added here, and read by a part of the generator. */
export const annotations: Readonly<Record<string, Annotation>> = {
  'x-role': {
    where: 'on a schema of strings',
    stands: (node) => node.types.includes('string'),
    ...oneOf(roles),
  },
  'x-family': { where: 'at the top of a block', stands: rootOf('blocks'), ...oneOf(Object.keys(families)) },
  'x-heading': {
    where: 'at the top of a block',
    stands: rootOf('blocks'),
    ...nameOfMember,
    values: 'true, or the name of a member of the block',
    accepts: (value, node) => value === true || nameOfMember.accepts(value, node),
  },
  'x-input': { where: 'at the top of a block', stands: rootOf('blocks'), ...nameOfMember },
  'x-needs': {
    where: 'at the top of an action',
    stands: rootOf('actions'),
    values: 'a list of the names of inputs',
    accepts: (value) => Array.isArray(value) && value.length > 0 && value.every((name) => typeof name === 'string'),
  },
  'x-type': {
    where: 'at the top of a block or an action',
    stands: rootOf('blocks', 'actions'),
    values: 'the name of a type, such as "ModalRemoveFav"',
    accepts: (value) => typeof value === 'string' && /^[A-Z][A-Za-z0-9]*$/.test(value),
  },
  'x-contained': {
    where: 'on a list that is a member of a block',
    stands: (node) => node.file.folder === 'blocks' && /^\/properties\/[^/]+$/.test(node.pointer),
    ...onlyTrue,
  },
  'x-first-views': {
    where: 'at the top of a description of calls',
    stands: rootOf('api'),
    ...onlyTrue,
  },
  'x-returns': {
    where: 'on a call of a description of calls',
    stands: ({ file, pointer }) => file.folder === 'api' && /^\/paths\/[^/]+\/[a-z]+$/.test(pointer),
    ...oneOf(['response']),
  },
}

const suggestion = (word: string, names: readonly string[]): string => {
  const nearest = nearestName(word, names)
  return nearest === undefined ? '' : `Did you mean "${nearest}"? `
}

/** An annotation is known, stands where it is read, and has a value that its reader knows. */
export const annotationRule: SchemaRule = (node) =>
  Object.keys(node.schema)
    .filter((keyword) => keyword.startsWith('x-'))
    .flatMap((keyword) => annotationFaults(node, keyword))

function annotationFaults(node: SchemaNode, keyword: string): SchemaFault[] {
  const known = Object.keys(annotations)
  const annotation = Object.hasOwn(annotations, keyword) ? annotations[keyword] : undefined
  if (!annotation) {
    const cure = `${suggestion(keyword, known)}Known are ${known.join(', ')}; scripts/generate/rules/annotations.ts lists them.`
    return [faultAt(node, keyword, `Nothing reads the annotation "${keyword}".`, cure)]
  }
  if (!annotation.stands(node)) {
    const message = `The annotation "${keyword}" is not read at this place.`
    return [faultAt(node, keyword, message, `Move it or remove it. It stands ${annotation.where}.`)]
  }
  const value = node.own(keyword)
  if (annotation.accepts(value, node)) return []
  const hint = typeof value === 'string' ? suggestion(value, annotation.names?.(node) ?? []) : ''
  const message = `"${keyword}" has the unknown value ${JSON.stringify(value)}.`
  return [faultAt(node, keyword, message, `${hint}It may be ${annotation.values}.`)]
}
