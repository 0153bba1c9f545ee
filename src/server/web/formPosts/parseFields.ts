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
