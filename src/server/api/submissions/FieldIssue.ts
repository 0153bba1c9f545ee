import type { IssueCode } from '../../../../schemas'
import { isObject } from '../../../../schemas/engine'
import { ApiFailure } from '../../http/ApiFailure'

/** Limits of every form. The server limits the size of the whole body before it parses it. */
const limits = { characters: 20_000, items: 200, depth: 8, fileBytes: 8_000_000, fileName: 255 }

const base64Letters = /^[A-Za-z0-9+/]*={0,2}$/

/** Whether a string is canonical base64: groups of four characters, without stray bits at the end. */
function isBase64(text: string): boolean {
  const end = text.slice(-4)
  if (text.length % 4 !== 0 || !base64Letters.test(text)) return false
  return Buffer.from(end, 'base64').toString('base64') === end
}

const mediaType = /^[\w.+-]{1,100}\/[\w.+-]{1,100}$/

/** Returns issues for values that are too large or nested too deeply, and for invalid files. */
export function checkSizes(value: unknown, pointer = '', depth = 0): FieldIssue[] {
  if (typeof value === 'string') {
    return value.length > limits.characters ? [tooLarge(pointer, 'text', `${limits.characters} characters`)] : []
  }
  if (typeof value !== 'object' || value === null) return []
  if (depth > limits.depth) return [fieldIssue('too-deep', pointer, `Values are nested at most ${limits.depth} deep.`)]
  if (isObject(value) && 'file' in value) return checkFile(value, pointer)
  const entries = Object.entries(value)
  if (entries.length > limits.items) return [tooLarge(pointer, 'list', `${limits.items} items`)]
  return entries.flatMap(([key, child]) => checkSizes(child, childPointer(pointer, key), depth + 1))
}

const tooLarge = (pointer: string, what: string, limit: string): FieldIssue =>
  fieldIssue('out-of-range', pointer, `The ${what} is too long; it has at most ${limit}.`)

function checkFile({ file, filename, contentType }: Record<string, unknown>, pointer: string): FieldIssue[] {
  const isNamed = typeof filename === 'string' && filename.length > 0 && filename.length <= limits.fileName
  if (!isNamed)
    return [
      fieldIssue('wrong-value', `${pointer}/filename`, `The file needs a name of 1 to ${limits.fileName} characters.`),
    ]
  if (typeof contentType !== 'string' || !mediaType.test(contentType)) {
    return [fieldIssue('wrong-format', `${pointer}/contentType`, 'This is not a media type.')]
  }
  if (typeof file !== 'string' || file.length === 0 || !isBase64(file)) {
    return [fieldIssue('wrong-format', `${pointer}/file`, 'The content of the file is not base64.')]
  }
  const bytes = (file.length / 4) * 3
  if (bytes <= limits.fileBytes) return []
  return [fieldIssue('out-of-range', pointer, `The file is too large; it has at most ${limits.fileBytes} bytes.`)]
}

/** An issue of a request's body. */
export type FieldIssue = ApiFailure['issues'][number]

/** `pointer` is a JSON Pointer relative to the body, such as `/email`. */
export const fieldIssue = (code: IssueCode, pointer: string, message: string): FieldIssue => ({
  severity: 'error',
  code,
  pointer: `/body${pointer}`,
  message,
})

/** Returns the JSON Pointer of a member of the value at `pointer`. */
export const childPointer = (pointer: string, key: string | number): string =>
  `${pointer}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`

/** Throws a 400 when there are issues. */
export function refuseIssues(issues: readonly FieldIssue[]): void {
  if (issues.length > 0) {
    throw new ApiFailure(400, 'invalid-request', 'The form has invalid fields.', [...issues])
  }
}

/** A 400 with one issue. */
export const invalidField = (code: IssueCode, pointer: string, message: string): ApiFailure =>
  new ApiFailure(400, 'invalid-request', message, [fieldIssue(code, pointer, message)])
