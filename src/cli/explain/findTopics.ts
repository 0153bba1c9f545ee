import { type IssueCode, nearestName } from '../../../schemas'
import { calls } from '../../../schemas/calls'
import { isSchema } from '../../../schemas/compile/SchemaFiles'
import { splitPointer } from '../../../schemas/json/pointer'
import { issueTexts } from '../../../schemas/sources'
import { callsEndingWith } from './findCall'
import { findField } from './findField'
import { findNamed, listNamed, type NamedSchema } from './namedSchemas'
import { listNames } from './renderList'
import type { Topic, UnknownTopic } from './Topic'

/**
 * Finds what a name refers to: a code, a type, a handler, a kind, a fragment (several where they share a name), a field such as
 * `content-cell.buttons[].label`, or the address of a rule such as `schemas/blocks/title.json#/properties/level`.
 * Undefined when the name may be the address of a value in a file of the user.
 */
export function findTopics(text: string): Topic[] | UnknownTopic | undefined {
  if (text.includes('#')) return findPointer(text)
  if (isCode(text)) return [{ is: 'code', code: text }]
  const named = findNamed(text)
  if (named.length > 0) return named.map((each) => ({ is: 'schema', ...each }))
  return findField(text) ?? unknown(text)
}

const isCode = (text: string): text is IssueCode => Object.hasOwn(issueTexts(), text)

/** How many calls are suggested. */
const mostCalls = 4

function unknown(text: string): UnknownTopic {
  const listed = [...listNames, ...calls().map(({ id }) => id)]
  const names = [...Object.keys(issueTexts()), ...listNamed().map(({ name }) => name), ...listed]
  const [head = ''] = text.split(/[./[]/)
  const message = `there is no code, type, handler, kind or fragment "${text}"; beffroi explain lists them.`
  const nearest = nearestName(text, names) ?? nearestName(head, names)
  const likely = [
    ...new Set([...callsEndingWith(text).slice(0, mostCalls), ...(nearest === undefined ? [] : [nearest])]),
  ]
  const last = likely.pop()
  return { message, suggestion: likely.length > 0 ? `${likely.join(', ')} or ${last}` : last }
}

/**
 * Returns the field or schema at an address such as `schemas/blocks/title.json#/properties/level/maximum`, the form in which issues
 * name their rule. Undefined when the part before `#` is not a schema.
 */
function findPointer(text: string): Topic[] | UnknownTopic | undefined {
  const hash = text.indexOf('#')
  const path = text.slice(0, hash)
  const pointer = text.slice(hash + 1)
  const [named] = findNamed(path).length > 0 ? findNamed(path) : findNamed(path.replace(/\.json$/, ''))
  if (!named) return undefined
  return follow(named, pointer) ?? { message: `there is nothing at ${pointer} of schemas/${named.node.path}.` }
}

function follow(named: NamedSchema, pointer: string): Topic[] | undefined {
  const words = splitPointer(pointer)
  let { node } = named
  let path = ''
  for (let index = 0; index < words.length; ) {
    const word = words[index] ?? ''
    const isByName = word === 'properties' || word === '$defs'
    const holdsSchema = isByName || word === 'items' || word === 'additionalProperties'
    const inner = node.below(...words.slice(index, index + (isByName ? 2 : 1)))
    if (!holdsSchema || !isSchema(inner?.raw)) {
      // The rest is a keyword, which the explanation of its field covers.
      if (!Object.hasOwn(node.schema, word) || words.length > index + (isByName ? 1 : 2)) return undefined
      break
    }
    const name = words[index + 1] ?? ''
    path += isByName ? `${path === '' ? '' : '.'}${name}` : word === 'items' ? '[]' : path === '' ? '*' : '.*'
    node = inner
    index += isByName ? 2 : 1
  }
  return path === '' ? [{ is: 'schema', ...named }] : [{ is: 'field', of: named.name, path, node }]
}
