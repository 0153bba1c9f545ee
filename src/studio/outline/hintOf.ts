import type { SchemaNode } from '../../../schemas/compile/SchemaNode'
import { isObject, own } from '../../../schemas/engine'
import { stepInto } from './DocumentRoot'

/** Roles of the texts by which an editor recognises a part of a page. */
const spokenRoles: ReadonlySet<unknown> = new Set(['text', 'label', 'alt', 'html'])
/** Members that tell parts apart when they have no text: where a link leads, what a picture shows, what an input is called. */
const fallbackNames = ['path', 'url', 'endpoint', 'src', 'name'] as const
const maxLength = 60
/** Number of members and items that the search for a text looks at. */
const maxSteps = 40

type Candidate = { node: SchemaNode | undefined; value: unknown }

/** A text by which an editor recognises a value: its heading, its first text, or where it leads. Undefined when it has none. */
export function hintOf(node: SchemaNode | undefined, value: unknown): string | undefined {
  const queue: Candidate[] = [{ node, value }]
  let fallback: string | undefined
  for (let index = 0; index < Math.min(queue.length, maxSteps); index++) {
    const candidate = queue[index]
    if (!candidate) break
    const spoken = spokenIn(candidate)
    if (spoken) return shorten(spoken)
    fallback ??= nameIn(candidate.value)
    queue.push(...membersOf(candidate))
  }
  return fallback && shorten(fallback)
}

function spokenIn({ node, value }: Candidate): string | undefined {
  if (!node || !isObject(value)) return undefined
  for (const name of spokenNames(node)) {
    const text = plainText(own(value, name))
    if (text !== '') return text
  }
  return undefined
}

const knownNames = new WeakMap<SchemaNode, readonly string[]>()

/** Names of the members that are read or spoken, the heading first. */
function spokenNames(node: SchemaNode): readonly string[] {
  const known = knownNames.get(node)
  if (known) return known
  const heading = node.string('x-heading')
  const spoken = [...node.properties.values()].filter((member) => spokenRoles.has(member.node.get('x-role')))
  const names = [...(heading === undefined ? [] : [heading]), ...spoken.map(({ name }) => name)]
  knownNames.set(node, names)
  return names
}

const nameIn = (value: unknown): string | undefined =>
  isObject(value) ? fallbackNames.map((name) => plainText(own(value, name))).find((text) => text !== '') : undefined

/** The members of an object that hold content, and the first item of a list; not other blocks, which have texts of their own. */
function membersOf({ node, value }: Candidate): Candidate[] {
  if (!node) return []
  if (Array.isArray(value)) return value.length > 0 ? [{ node: node.items, value: value[0] }] : []
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, member]) => {
    if (typeof member !== 'object' || member === null) return []
    const next = stepInto(node, value, name)
    const isOther = next?.envelope !== undefined || next?.items?.envelope !== undefined
    const isAside = node.envelope === 'action' && name !== 'data'
    return isAside || (isOther && next.envelope !== 'modal') ? [] : [{ node: next, value: member }]
  })
}

/** A text without HTML tags, on one line. */
const plainText = (value: unknown): string =>
  typeof value === 'string'
    ? value
        .slice(0, 400)
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
    : ''

const shorten = (text: string): string => {
  const characters = [...text.slice(0, 2 * maxLength)]
  return characters.length > maxLength
    ? `${characters
        .slice(0, maxLength - 1)
        .join('')
        .trimEnd()}…`
    : text
}
