import { typeName } from './value'

/** Long texts of a document are quoted in part. */
export const shorten = (text: string, most = 80): string => (text.length > most ? `${text.slice(0, most)}…` : text)

/** A value in a sentence as JSON writes it, in one short line; JSON has no infinity, of which it makes null. */
export const quote = (value: unknown): string =>
  (typeof value === 'number' ? undefined : JSON.stringify(typeof value === 'string' ? shorten(value) : value)) ??
  String(value)

/** A value with its type: small ones themselves, of large ones what they are. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'absent'
  if (value === null || typeof value === 'boolean') return String(value)
  if (typeof value === 'object') return Array.isArray(value) ? 'an array' : 'an object'
  return `the ${typeName(value)} ${quote(value)}`
}

/** What a sentence about the value at a pointer begins with: the name of the member, or of the list it is an item of. */
export function subjectOf(pointer: string): string {
  const parts = pointer.split('/').slice(1)
  const named = parts.findLastIndex((part) => !/^\d+$/.test(part))
  if (named === -1) return parts.length === 0 ? 'This' : 'This item'
  const name = shorten((parts[named] ?? '').replace(/~1/g, '/').replace(/~0/g, '~'), 40)
  return named === parts.length - 1 ? `"${name}"` : `An item of "${name}"`
}
