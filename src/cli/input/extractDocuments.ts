import { isObject, type Members, own } from '../../../schemas/engine'
import { type Kind, kinds, validateFast } from '../../../schemas/fast'
import { joinPointer, valueAt } from '../../../schemas/json/pointer'

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
      ? () => `has nothing at ${at}, where --at looks${suggestPointer(value)}`
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

/** The limits of the search for a document inside another value: its depth and the number of visited values. */
const searchLimits = { depth: 4, values: 2000 }

/** Returns `; there is a document at /…` for a page or block inside another value; empty when there is none. */
function suggestPointer(value: unknown): string {
  const queue: { names: string[]; value: unknown }[] = [{ names: [], value }]
  for (let index = 0; index < Math.min(queue.length, searchLimits.values); index++) {
    const current = queue[index]
    if (!current) break
    const { names } = current
    if (names.length > 0 && isDocument(current.value)) return `; there is a document at ${joinPointer(names)}`
    if (names.length === searchLimits.depth || typeof current.value !== 'object' || current.value === null) continue
    for (const [name, member] of Object.entries(current.value).slice(0, 50)) {
      queue.push({ names: [...names, name], value: member })
    }
  }
  return ''
}

function isDocument(value: unknown): boolean {
  if (!isObject(value)) return false
  if (Array.isArray(own(value, 'components'))) return true
  return (
    isObject(own(value, 'data')) && [own(value, 'type'), own(value, 'handler')].some((name) => typeof name === 'string')
  )
}

const knownShapes = 'no "components" as a page or modal has, no "type" as a block, no "handler" as an action'

/** Explains that a value is of no known kind and what it could be, as a predicate without its subject. */
export function explainUnknownKind(value: unknown, root: string): string {
  const place = root === '' ? '' : `at ${root} `
  const hint = suggestPointer(value)
  if (hint !== '')
    return `${place}is of no kind that can be told by its shape (${knownShapes})${hint}: say so with --at`
  const likely = kinds.filter((kind) => validateFast(value, { as: kind }) !== undefined)
  const choice =
    likely.length > 0
      ? `as ${joinWithOr(likely)} it would have no issue: say --as ${likely.length === 1 ? likely[0] : '<kind>'}`
      : 'say what it is by --as <kind> (--help has the kinds), or that it is none by a line in .beffroiignore'
  return `${place}is of no kind that can be told by its shape (${knownShapes}); ${choice}`
}

function joinWithOr(names: readonly string[]): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
}
