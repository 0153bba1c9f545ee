import { isObject } from '../../../../schemas/engine'
import type { Field, FieldValue } from '../../../../schemas/inputs/Field'
import { mostFiles } from '../../../../schemas/inputs/mostFiles'
import { type Refusal, refuse } from './Refusal'

/** Files of a field, whose sizes and names were looked at before. */
export function parseFiles(field: Field, given: unknown): { value: FieldValue } | Refusal {
  const { multiple, inputType, value } = field
  const all: unknown[] = Array.isArray(given) ? given : [given]
  const known: unknown[] = Array.isArray(value) ? value : [value]
  const files = all.flatMap((each) => parseFile(each, known) ?? [])
  if (files.length < all.length) return refuse('wrong-type', 'Expected a file.')
  const isList = multiple || inputType === 'multi-file'
  if (files.length > (isList ? mostFiles(field) : 1)) return refuse('out-of-range', 'These are too many files.')
  return { value: isList ? files : (files[0] ?? null) }
}

/** A text is the id of a file the server has: one that the field came with. */
function parseFile(given: unknown, known: readonly unknown[]): FieldValue | undefined {
  if (typeof given === 'string') return known.includes(given) ? given : undefined
  if (!isObject(given)) return undefined
  const { filename, contentType, file } = given
  const isFile = typeof filename === 'string' && typeof contentType === 'string' && typeof file === 'string'
  return isFile ? { filename, contentType, file } : undefined
}
