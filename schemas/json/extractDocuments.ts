import { isObject, type Members, own } from '../check/value'
import type { Kind } from '../fast'
import { joinPointer, valueAt } from './pointer'

/** A document and its pointer in the JSON value of the file or record. */
export type ExtractedDocument = { root: string; value: unknown }

/** Members that APIs commonly send beside `data`. */
const envelopeMembers = new Set(
  (
    'data meta links included jsonapi errors error status statusCode code success ok message messages pagination paging ' +
    'total count version apiVersion timestamp requestId extensions _links _meta'
  ).split(' '),
)

/**
 * Extracts the documents of a JSON value: the value at the pointer `at`; else the content of an API response `{ "data": … }` that
 * is not a document itself; else the whole value. Each item of an extracted list is a document, unless the list contains blocks.
 * Returns a function that describes the reason when there is no document.
 */
export function extractDocuments(
  value: unknown,
  { as, at, isWhole = false }: { as: Kind | undefined; at: string | undefined; isWhole?: boolean | undefined },
): ExtractedDocument[] | (() => string) {
  if (at !== undefined) {
    const found = valueAt(value, at)
    return found === undefined
      ? () => `has nothing at ${at}, where --at looks${mention(findDocument(value))}`
      : isWhole
        ? [{ root: at, value: found }]
        : splitList(found, at, as)
  }
  if (!isObject(value) || hasShape(value)) return [{ root: '', value }]
  const data = own(value, 'data')
  if (typeof data !== 'object' || data === null) return [{ root: '', value }]
  const isAnswer = as === undefined ? isRecognised(data) : isEnvelope(value) && mayBe(as, data)
  return isAnswer ? splitList(data, '/data', as) : [{ root: '', value }]
}

/** Whether a member identifies the kind of a document. */
const hasShape = (value: Members): boolean =>
  own(value, 'components') !== undefined || own(value, 'type') !== undefined || own(value, 'handler') !== undefined

const isRecognised = (value: unknown): boolean =>
  Array.isArray(value) ? value.every((item) => isObject(item) && hasShape(item)) : isObject(value) && hasShape(value)

const isEnvelope = (value: Members): boolean => Object.keys(value).every((name) => envelopeMembers.has(name))

/**
 * Whether `data` may be a document of the kind. The value around it may itself be a block or action that lacks its type or
 * handler, so `data` counts as one only when it has that member.
 */
function mayBe(as: Kind, data: object): boolean {
  if ((as !== 'block' && as !== 'action') || !isObject(data)) return true
  const isAction = typeof own(data, 'handler') === 'string'
  return as === 'action' ? isAction : typeof own(data, 'type') === 'string' && isObject(own(data, 'data'))
}

function splitList(value: unknown, root: string, as: Kind | undefined): ExtractedDocument[] {
  const isList = Array.isArray(value) && as !== 'blocks' && (as !== undefined || areDocuments(value))
  return isList ? value.map((item, index) => ({ root: `${root}/${index}`, value: item })) : [{ root, value }]
}

/** Whether each item of a list is a document. A list of blocks, which have a type, is one document. */
const areDocuments = (list: readonly unknown[]): boolean =>
  list.length > 0 && list.every((item) => isObject(item) && hasShape(item) && own(item, 'type') === undefined)

const mention = (pointer: string | undefined): string =>
  pointer === undefined ? '' : `; there is a document at ${pointer}`

/** The limits of the search for a document inside another value: its depth and the number of visited values. */
const searchLimits = { depth: 4, values: 2000 }

/** The pointer of a page or block inside another value; undefined when there is none near its root. */
export function findDocument(value: unknown): string | undefined {
  const queue: { names: string[]; value: unknown }[] = [{ names: [], value }]
  for (let index = 0; index < Math.min(queue.length, searchLimits.values); index++) {
    const current = queue[index]
    if (!current) break
    const { names } = current
    if (names.length > 0 && isDocument(current.value)) return joinPointer(names)
    if (names.length === searchLimits.depth || typeof current.value !== 'object' || current.value === null) continue
    for (const [name, member] of Object.entries(current.value).slice(0, 50)) {
      queue.push({ names: [...names, name], value: member })
    }
  }
  return undefined
}

function isDocument(value: unknown): boolean {
  if (!isObject(value)) return false
  if (Array.isArray(own(value, 'components'))) return true
  return (
    isObject(own(value, 'data')) && [own(value, 'type'), own(value, 'handler')].some((name) => typeof name === 'string')
  )
}
