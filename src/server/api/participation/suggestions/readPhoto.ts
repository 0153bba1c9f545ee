import sharp from 'sharp'
import { fieldIssue, refuseIssues } from '../../submissions/FieldIssue'
import { isUpload } from '../../submissions/uploads/uploads'

/** Largest picture that is decoded, in pixels (width × height): a phone's photograph. */
const maxPixels = 100_000_000

/** Longest side of the stored picture, in pixels: enough to see damage in a street. */
const maxSide = 2048

/** Accepted formats, by sharp's names. SVG is excluded because it can refer to other files. */
const formats = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'avif'])

/** Converts an uploaded picture to a base64 JPEG without metadata such as the place of a photograph; null without an upload. */
export async function readPhoto(value: unknown): Promise<string | null> {
  if (!isUpload(value)) return null
  try {
    const image = sharp(Buffer.from(value.file, 'base64'), { limitInputPixels: maxPixels })
    const { format } = await image.metadata()
    if (formats.has(format)) {
      const size = { width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true } as const
      const jpeg = image.autoOrient().resize(size).flatten({ background: '#ffffff' }).jpeg({ quality: 82 })
      return (await jpeg.toBuffer()).toString('base64')
    }
  } catch {
    // sharp throws on files that are not pictures.
  }
  refuseIssues([
    {
      ...fieldIssue('wrong-format', '/files', 'The file is not a picture in an accepted format.'),
      received: value.filename,
    },
  ])
  return null
}
