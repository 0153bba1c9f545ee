import { ApiFailure } from './ApiFailure'

const maxFields = 500

/** Parses a form-encoded body. Fields with the same name become one list. Throws a 400 for more than `maxFields` fields. */
export function parseUrlEncoded(body: string): Record<string, string | string[]> {
  const fields = new URLSearchParams(body)
  if (fields.size > maxFields) throw new ApiFailure(400, 'invalid-request', `A form has at most ${maxFields} fields.`)
  const entries = [...new Set(fields.keys())].map((name): [string, string | string[]] => {
    const [first = '', ...others] = fields.getAll(name)
    return [name, others.length > 0 ? [first, ...others] : first]
  })
  return Object.fromEntries(entries)
}
