import type { Refusal } from '../../../../schemas/door'
import { isObject, own } from '../../../../schemas/engine'
import { fieldIssue } from '../../api/submissions/FieldIssue'
import { readPhoto } from '../../api/submissions/uploads/readPhoto'
import { ApiFailure, failureBody } from '../../http/ApiFailure'

/** Maximum bytes of a chosen photograph, and of one that fits into the body of a call. */
const photoLimit = 25_000_000
const callLimit = 8_000_000

type Fields = Readonly<Record<string, unknown>>

/**
 * Shrinks a photograph that does not fit into a call, like the script of the page. Returns the API's equivalent `refusal` when it
 * is too large or not a photograph.
 */
export async function fitPhoto(fields: Fields): Promise<{ fields: Fields; refusal?: Refusal }> {
  const { files } = fields
  const content = isObject(files) ? own(files, 'file') : undefined
  const bytes = typeof content === 'string' ? content.length * 0.75 : 0
  if (bytes <= callLimit || !isObject(files)) return { fields }
  try {
    if (bytes > photoLimit) {
      const issue = fieldIssue('too-large', '/files', 'The photograph is too large.')
      throw new ApiFailure(413, 'too-large', 'The photograph is too large.', [issue])
    }
    const file = await readPhoto(files)
    return { fields: { ...fields, files: { ...files, contentType: 'image/jpeg', file } } }
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return { fields, refusal: { status: error.status, answer: failureBody(error) } }
  }
}
