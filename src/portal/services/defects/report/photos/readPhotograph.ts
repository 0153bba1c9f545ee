import { checkFile, type FileRejection, fileLimits } from '../../../../../../renderer/inputs/file/fileRules'
import type { UploadedFile } from '../../../../../../renderer/inputs/file/fileValue'
import { decodePicture, encodePhotograph } from '../../../../../../renderer/inputs/picture/pictureFile'
import type { Geo } from '../../../../../../schemas/engine'
import { type PhotoFacts, readFacts } from './readFacts'

/** A photograph that a browser decodes on a phone, in pixels. More would take the memory of the tab. */
const maxPixels = 100_000_000

export type Photograph = { photo: UploadedFile; position: Geo | undefined }

/** Why a photograph is not taken. `pixels`: it has too many. */
export type PhotoRefusal = FileRejection | { key: 'pixels'; name: string }

/**
 * Reads where a photograph was taken and encodes it again, so that it has neither its position nor anything else that the camera wrote
 * into it. The position stays on the device until the report is sent.
 */
export async function readPhotograph(file: File): Promise<Photograph | { refusal: PhotoRefusal }> {
  const { name } = file
  const refusal = checkFile(file, { accept: 'image/*', maxSize: fileLimits.photo })
  if (refusal) return { refusal }
  const facts: PhotoFacts = await readFacts(file).catch(() => ({ pixels: 0, position: undefined }))
  // Read from the head of the file, before anything is decoded.
  if (facts.pixels > maxPixels) return { refusal: { key: 'pixels', name } }
  try {
    const picture = await decodePicture(file, new AbortController().signal)
    return { photo: await encodePhotograph(file, picture), position: facts.position }
  } catch {
    return { refusal: { key: 'file.refused.picture', name } }
  }
}
