import { ApiFailure } from '../../http/ApiFailure'
import { checkText } from '../../http/refuseUnsafeText'

const maxFields = 500

type FormField = readonly [name: string, value: unknown]

/**
 * Parses the non-empty fields of a posted form, files in base64. Removes null characters, which no call accepts. Throws a 400 for
 * an invalid body or more than `maxFields` fields.
 */
export async function parseFields(body: Buffer, contentType: string): Promise<FormField[]> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => {
      throw new ApiFailure(400, 'invalid-request', 'The body is not a form.')
    })
  const entries = [...form]
  if (entries.length > maxFields)
    throw new ApiFailure(400, 'invalid-request', `A form has at most ${maxFields} fields.`)
  for (const [name, value] of entries) {
    checkText({ body: { [name]: typeof value === 'string' ? '' : [value.name, value.type] } })
  }
  const fields = entries.map(async ([name, value]): Promise<FormField[]> => {
    if (typeof value === 'string')
      return value === '' ? [] : [[name, value.replaceAll('\r\n', '\n').replaceAll('\0', '')]]
    // Browsers send an empty file when the visitor chose none.
    if (value.size === 0) return []
    const file = Buffer.from(await value.arrayBuffer()).toString('base64')
    return [[name, { filename: value.name, contentType: value.type || 'application/octet-stream', file }]]
  })
  return (await Promise.all(fields)).flat()
}

/** Maximum number of dots in a field's name. */
const maxDepth = 5

type FieldTree = Map<string, unknown>

/**
 * Nests the fields of a posted form: `address.street` becomes a member of `address`, and all `days[]` fields one list. Of other
 * fields with the same name the last one wins. Of `a` and `a.b` the first one wins.
 */
export function nestFields(fields: readonly (readonly [name: string, value: unknown])[]): Record<string, unknown> {
  const root: FieldTree = new Map()
  for (const [name, value] of fields) {
    const isList = name.endsWith('[]')
    const path = (isList ? name.slice(0, -2) : name).split('.')
    const last = path.pop()
    if (!last || path.length >= maxDepth || path.includes('')) continue
    const parent = path.reduce<FieldTree | undefined>(descend, root)
    const known = parent?.get(last)
    if (!parent || known instanceof Map) continue
    parent.set(last, isList ? [...(Array.isArray(known) ? known : []), value] : value)
  }
  return toObject(root)
}

function descend(parent: FieldTree | undefined, name: string): FieldTree | undefined {
  const known = parent?.get(name) ?? new Map()
  if (!(known instanceof Map)) return undefined
  parent?.set(name, known)
  return known
}

const toObject = (tree: FieldTree): Record<string, unknown> =>
  Object.fromEntries([...tree].map(([name, value]) => [name, value instanceof Map ? toObject(value) : value]))
