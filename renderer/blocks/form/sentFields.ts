import type { FormData } from '../../../schemas/engine'
import type { Fields } from '../../inputs/createFields'

/** The values a form sends. Empty fields are left out; a change of something that exists sends them as null. */
export function sentFields(fields: Fields, method: FormData['method']): Record<string, unknown> {
  const entries = fields.all.flatMap((field) => {
    if (fields.isFilled(field)) return [[field.name, fields.read(field.name).value]]
    return method === 'PATCH' ? [[field.name, null]] : []
  })
  return Object.fromEntries(entries)
}
