import { ApiFailure } from '../../api/failure/ApiFailure'

/** More fields than any form has. */
const maxFields = 500

type FormField = readonly [name: string, value: unknown]

/** The fields of a posted form that were filled in, files in base64. Throws a 400 when the body is not what its type says. */
export async function parseFields(body: Buffer, contentType: string): Promise<FormField[]> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => {
      throw new ApiFailure(400, 'invalid-request', 'The body is no form.')
    })
  const entries = [...form]
  if (entries.length > maxFields)
    throw new ApiFailure(400, 'invalid-request', `A form has at most ${maxFields} fields.`)
  const fields = entries.map(async ([name, value]): Promise<FormField[]> => {
    if (typeof value === 'string') return value === '' ? [] : [[name, value.replaceAll('\r\n', '\n')]]
    // A browser sends a file without name and content where none was chosen.
    if (value.size === 0) return []
    const file = Buffer.from(await value.arrayBuffer()).toString('base64')
    return [[name, { filename: value.name, contentType: value.type || 'application/octet-stream', file }]]
  })
  return (await Promise.all(fields)).flat()
}
