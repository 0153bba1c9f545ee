import { readFileSync } from 'node:fs'
import { type Kind, validate } from '../../../schemas'
import { dataNode } from '../../../schemas/compile/dataNode'
import type { SchemaNode } from '../../../schemas/compile/SchemaNode'
import { extractDocuments } from '../../../schemas/json/extractDocuments'
import { memberOf, splitPointer } from '../../../schemas/json/pointer'
import { explainUnknownKind } from '../input/explainUnknownKind'
import { parseBytes } from '../input/parseJson'
import { documentNode } from '../report/locateRule'
import { memberNode } from './findField'
import type { Topic, UnknownTopic } from './Topic'

/** A value with its schema: `path` leads to it from the document, block or action `of`. */
type LocatedValue = { of: string; path: string; node: SchemaNode; value: unknown }

/** Finds the schema of the value at a pointer into a file of the user. */
export function findValue(file: string, pointer: string, as: Kind | undefined): Topic[] | UnknownTopic {
  const refuse = (message: string): UnknownTopic => ({ message })
  const parsed = parseBytes(readFileSync(file))
  if (parsed.fault) return refuse(`${file} is not JSON; beffroi validate ${file} says where.`)
  const parts = extractDocuments(parsed.document, { as, at: undefined })
  if (!Array.isArray(parts)) return refuse(`${file} ${parts()}.`)
  const part = parts.find(({ root }) => pointer === root || pointer.startsWith(`${root}/`)) ?? parts[0]
  if (!part?.value || !pointer.startsWith(part.root)) return refuse(`${file}: no document stands at ${pointer}.`)
  const { kind, issues } = validate(part.value, as === undefined ? {} : { as })
  const inside = pointer.slice(part.root.length)
  const names = splitPointer(inside)
  const value = kind === 'blocks' ? memberOf(part.value, names.shift() ?? '') : part.value
  const start = kind === undefined ? undefined : documentNode(kind)
  if (kind === undefined || !start) return refuse(`${file} ${explainUnknownKind(part.value, part.root)}.`)
  const located = follow({ of: kind, path: '', node: start, value }, names)
  if (typeof located === 'string') return refuse(`${file}: ${located}`)
  // A whole block is explained by its type, every other value as a field.
  const { of, path, node } = enterData(located) ?? located
  const found = issues.filter((issue) => issue.pointer === inside).map(({ code, message }) => ({ code, message }))
  return [{ is: 'field', of, path, node, current: { file, pointer, value: located.value, issues: found } }]
}

/** Returns the data of a block or an action, under the name of its type or handler. */
function enterData(located: LocatedValue): LocatedValue | undefined {
  const node = dataNode(located.node, located.value)
  return node && { ...located, of: node.file.name, path: '', node }
}

function follow(start: LocatedValue, names: readonly string[]): LocatedValue | string {
  let at = start
  for (const name of names) {
    const value = memberOf(at.value, name)
    const data = name === 'data' ? enterData(at) : undefined
    if (data) {
      at = { ...data, value }
      continue
    }
    const node = memberNode(at.node, name)
    const owner = at.path === '' ? at.of : `${at.of}.${at.path}`
    if (!node) return `the contract says nothing of "${name}" in ${owner}.`
    const path = Array.isArray(at.value) ? `${at.path}[]` : at.path === '' ? name : `${at.path}.${name}`
    // Inside a block, the path starts again at the block.
    const isEnvelope = dataNode(node, value) !== undefined
    at = isEnvelope ? { of: node.resolved.file.name, path: '', node, value } : { of: at.of, path, node, value }
  }
  return at
}
