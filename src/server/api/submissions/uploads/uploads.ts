import { isObject, own } from '../../../../../schemas/engine'
import type { FormField } from '../../../../../schemas/inputs/FormField'
import { childPointer, type FieldIssue, fieldIssue } from '../FieldIssue'
import { cleanFileName } from './cleanFileName'
import { mediaTypeOf } from './mediaTypeOf'
import { refusalOf, type Upload } from './refusalOf'
import { sniffType } from './sniffType'

/** Maximum size of a call with files, in bytes. It takes 11 MB of files, which base64 makes a third longer. */
export const fileBodyLimit = 16 * 1024 * 1024

/** Default `accept` list, by type of the fields that hold files. */
const defaultAccept = new Map([
  ['file', ''],
  ['multi-file', ''],
  ['picture', 'image/*'],
])

/** Returns an issue for each file that its field does not accept, with the file's name as `received`. */
export async function checkUploads(
  inputs: readonly FormField[],
  values: Readonly<Record<string, unknown>>,
): Promise<FieldIssue[]> {
  const issues: FieldIssue[] = []
  for (const { name, inputType, accept } of inputs) {
    const fallback = defaultAccept.get(inputType)
    if (fallback === undefined) continue
    const value = own(values, name)
    const isList = Array.isArray(value)
    // Decodes one picture at a time to limit the memory.
    for (const [index, file] of (isList ? value : [value]).entries()) {
      const refusal = isUpload(file) ? await refusalOf(accept ?? fallback, file) : undefined
      if (!isUpload(file) || refusal === undefined) continue
      const pointer = childPointer('', name) + (isList ? `/${index}` : '')
      if (refusal === 'picture') issues.push(unreadablePicture(pointer, file))
      else {
        const issue = fieldIssue('wrong-format', `${pointer}/file`, 'The field does not accept this type of file.')
        issues.push({ ...issue, received: file.filename })
      }
    }
  }
  return issues
}

/** The issue of a picture whose type is accepted and which cannot be read. Its pointer names the field, not the content of a file. */
export const unreadablePicture = (pointer: string, { filename }: Upload): FieldIssue => ({
  ...fieldIssue('wrong-format', pointer, 'The picture cannot be read. Send it as JPEG or PNG.'),
  received: filename,
})

export const isUpload = (value: unknown): value is Upload =>
  isObject(value) && typeof value.filename === 'string' && typeof value.file === 'string'

const unknownType = 'application/octet-stream'

/** Gives each file in the values a name that is safe to store, and the media type of its content instead of the claimed one. */
export function nameUploads(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const named = (value: unknown) => (Array.isArray(value) ? value.map(nameUpload) : nameUpload(value))
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, named(value)]))
}

function nameUpload(value: unknown): unknown {
  if (!isUpload(value)) return value
  const filename = cleanFileName(value.filename)
  const sniffed = sniffType(Buffer.from(value.file, 'base64'))
  return { ...value, filename, contentType: mediaTypeOf(filename, sniffed) ?? unknownType }
}
