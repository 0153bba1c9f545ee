import { isObject, own } from '../../../schemas/engine'
import document from '../../../schemas/generated/openapi.json'

/** The description of every call, with the contract inside: no `$ref` leads out of it. */
export const openapi: unknown = document

/** What a `#/…` reference of the description names, or the value itself. */
export function resolveReference(value: unknown): unknown {
  const reference = isObject(value) ? own(value, '$ref') : undefined
  if (typeof reference !== 'string') return value
  const parts = reference.slice(2).split('/')
  return parts.reduce<unknown>((found, part) => (isObject(found) ? own(found, part) : undefined), openapi)
}
