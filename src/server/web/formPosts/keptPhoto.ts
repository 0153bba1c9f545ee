import type { KeptPhoto } from '../../../../schemas/door'
import { isObject, own } from '../../../../schemas/engine'
import { readPhoto } from '../../api/submissions/uploads/readPhoto'
import { isUpload } from '../../api/submissions/uploads/uploads'

/** Longest side of a photo that a page sends again, in pixels: a meter stays readable, and the page small. */
const side = 1280

/** The name of a photo once it is a JPEG: forms refuse a file whose name says otherwise. */
export const jpegName = (filename: string): string => `${filename.replace(/\.[^.]*$/, '')}.jpg`

type Fields = Readonly<Record<string, unknown>>

/**
 * Makes the photo of a refused form small enough for the page that shows the form again. The page holds it, and no server: it may be
 * sent again to any, or never. Undefined for a form without a photo.
 */
export async function keepPhoto({ files }: Fields): Promise<KeptPhoto | undefined> {
  if (!isUpload(files)) return undefined
  // What is no picture is refused by the call, and not kept.
  const file = await readPhoto(files, '/files', side).catch(() => null)
  return file === null ? undefined : { filename: jpegName(files.filename), contentType: 'image/jpeg', file }
}

/** Returns the fields with the photo that the page kept, unless another one was chosen. */
export function withKeptPhoto(fields: Fields, kept: unknown): Fields {
  if (fields.files !== undefined || typeof kept !== 'string') return fields
  const photo = parse(kept)
  if (!isUpload(photo)) return fields
  const { filename, file } = photo
  return { ...fields, files: { filename, contentType: 'image/jpeg', file } }
}

function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) && own(value, 'contentType') === 'image/jpeg' ? value : undefined
  } catch {
    return undefined
  }
}
