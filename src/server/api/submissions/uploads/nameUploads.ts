import { isUpload } from './checkUploads'
import { cleanFileName } from './cleanFileName'
import { mediaTypeOf } from './mediaTypeOf'
import { sniffType } from './sniffType'

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
