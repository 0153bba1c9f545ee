import type { Kind } from '../../../schemas'
import { isObject, type Members, own } from '../../../schemas/engine'
import { valueAt } from '../../../schemas/json/pointer'
import { hintAt } from './hintAt'
import type { Settings } from './Settings'

/** A document and the pointer to where it stands in the JSON value of its file or record. */
export type Part = { root: string; value: unknown }

/** Members with which an API surrounds what it answers in `data`. */
const siblings = new Set(
  (
    'data meta links included jsonapi errors error status statusCode code success ok message messages pagination paging ' +
    'total count version apiVersion timestamp requestId extensions _links _meta'
  ).split(' '),
)

/**
 * The documents in a JSON value: the value itself; what `at` names; or what an API answers as `{ "data": … }`, where the
 * answer is no document itself. A list that is taken out of an answer is a document for each item, unless it is a list of
 * blocks. A function says why there is none.
 */
export function takeDocuments(value: unknown, { as, at }: Pick<Settings, 'as' | 'at'>): Part[] | (() => string) {
  if (at !== undefined) {
    const found = valueAt(value, at)
    return found === undefined ? () => `has nothing at ${at}, where --at looks${hintAt(value)}` : spread(found, at, as)
  }
  if (!isObject(value) || hasShape(value)) return [{ root: '', value }]
  const data = own(value, 'data')
  if (typeof data !== 'object' || data === null) return [{ root: '', value }]
  const isAnswer = as === undefined ? isRecognised(data) : isEnvelope(value) && mayBe(as, data)
  return isAnswer ? spread(data, '/data', as) : [{ root: '', value }]
}

/** Whether a member says what an object is. */
const hasShape = (value: Members): boolean =>
  own(value, 'components') !== undefined || own(value, 'type') !== undefined || own(value, 'handler') !== undefined

const isRecognised = (value: unknown): boolean =>
  Array.isArray(value) ? value.every((item) => isObject(item) && hasShape(item)) : isObject(value) && hasShape(value)

const isEnvelope = (value: Members): boolean => Object.keys(value).every((name) => siblings.has(name))

/** A block or action has a member `data` itself; only its name may be missing. */
function mayBe(as: Kind, data: object): boolean {
  if ((as !== 'block' && as !== 'action') || !isObject(data)) return true
  const isAction = typeof own(data, 'handler') === 'string'
  return as === 'action' ? isAction : typeof own(data, 'type') === 'string' && isObject(own(data, 'data'))
}

function spread(value: unknown, root: string, as: Settings['as']): Part[] {
  const isList = Array.isArray(value) && as !== 'blocks' && (as !== undefined || areDocuments(value))
  return isList ? value.map((item, index) => ({ root: `${root}/${index}`, value: item })) : [{ root, value }]
}

/** Pages, modals or actions: blocks have a type, and a list of them is one document. */
const areDocuments = (list: readonly unknown[]): boolean =>
  list.length > 0 && list.every((item) => isObject(item) && hasShape(item) && own(item, 'type') === undefined)
