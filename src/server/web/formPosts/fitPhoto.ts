import type { Refusal } from '../../../../schemas/door'
import { isObject, own } from '../../../../schemas/engine'
import { fieldIssue } from '../../api/submissions/FieldIssue'
import { readPhoto } from '../../api/submissions/uploads/readPhoto'
import { ApiFailure, failureBody } from '../../http/ApiFailure'
import { jpegName } from './keptPhoto'

/** Maximum bytes of a chosen photograph, and of all those that fit into the body of a call. */
const photoLimit = 25_000_000
const callLimit = 8_000_000

type Fields = Readonly<Record<string, unknown>>

const bytesOf = (upload: unknown): number => {
  const content = isObject(upload) ? own(upload, 'file') : undefined
  return typeof content === 'string' ? content.length * 0.75 : 0
}

/**
 * Shrinks photographs that do not fit into a call, like the script of the page: the field `files` is one, or a list. Returns the API's
 * equivalent `refusal` when one is too large or not a photograph.
 */
export async function fitPhoto(fields: Fields): Promise<{ fields: Fields; refusal?: Refusal }> {
  const { files } = fields
  const uploads: readonly unknown[] = [files].flat()
  const total = uploads.reduce<number>((sum, upload) => sum + bytesOf(upload), 0)
  if (total <= callLimit) return { fields }
  try {
    const fitted: unknown[] = []
    // One at a time to limit the memory.
    for (const [index, upload] of uploads.entries()) {
      fitted.push(await shrinkUpload(upload, Array.isArray(files) ? `/files/${index}` : '/files'))
    }
    return { fields: { ...fields, files: Array.isArray(files) ? fitted : fitted[0] } }
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return { fields, refusal: { status: error.status, answer: failureBody(error) } }
  }
}

async function shrinkUpload(upload: unknown, pointer: string): Promise<unknown> {
  if (!isObject(upload)) return upload
  if (bytesOf(upload) > photoLimit) {
    const issue = fieldIssue('too-large', pointer, 'The photograph is too large.')
    throw new ApiFailure(413, 'too-large', 'The photograph is too large.', [issue])
  }
  const { filename } = upload
  const name = typeof filename === 'string' ? jpegName(filename) : filename
  return { ...upload, filename: name, contentType: 'image/jpeg', file: await readPhoto(upload, pointer) }
}
