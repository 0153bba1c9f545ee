import type { FormData } from '../../../schemas/engine'
import type { Fields } from '../../inputs/createFields'
import type { Field } from '../../inputs/Input'

/** Kinds that never have blanks around them; Enter sends a field before it could be tidied. */
const exact: readonly Field['inputType'][] = ['email', 'url', 'phone', 'media-handle']

/** The values a form sends. Empty fields are left out; a change of something that exists sends them as null. */
export function sentFields(fields: Fields, method: FormData['method']): Record<string, unknown> {
  const entries = fields.all.flatMap((field) => {
    const { value } = fields.read(field.name)
    const isTidied = typeof value === 'string' && exact.includes(field.inputType)
    if (fields.isFilled(field)) return [[field.name, isTidied ? value.trim() : value]]
    return method === 'PATCH' ? [[field.name, null]] : []
  })
  return Object.fromEntries(entries)
}
