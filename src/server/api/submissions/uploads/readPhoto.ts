import sharp from 'sharp'
import { fieldIssue, refuseIssues } from '../FieldIssue'
import { maxPixels } from './refusalOf'
import { isUpload } from './uploads'

/** Longest side of the stored picture, in pixels: enough to see damage in a street. */
const maxSide = 2048

/** Accepted formats, by sharp's names. SVG is excluded because it can refer to other files. */
const formats = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'avif'])

/**
 * Converts an uploaded picture to a base64 JPEG without metadata such as the place of a photograph; null without an upload. Throws a
 * 400 for a picture that is too large to decode and for a file that is no picture. `pointer` is that of the upload in the body, and `side`
 * the longest side of the picture in pixels.
 */
export async function readPhoto(value: unknown, pointer = '/files', side = maxSide): Promise<string | null> {
  if (!isUpload(value)) return null
  const content = Buffer.from(value.file, 'base64')
  const refuse = (issue: ReturnType<typeof fieldIssue>) => refuseIssues([{ ...issue, received: value.filename }])
  // Reads the head of the file only.
  const { format, width, height } = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ format: '', width: 0, height: 0 }))
  if (width * height > maxPixels) {
    refuse(fieldIssue('out-of-range', pointer, `The picture has more than ${maxPixels / 1_000_000} million pixels.`))
  }
  try {
    if (formats.has(format)) return await shrink(content, side)
  } catch {
    // sharp throws on files that are not pictures.
  }
  refuse(fieldIssue('wrong-format', pointer, 'The file is not a picture in an accepted format.'))
  return null
}

/** Encodes a picture as a base64 JPEG whose sides have at most `side` pixels. */
export async function shrink(content: Buffer, side: number): Promise<string> {
  const size = { width: side, height: side, fit: 'inside', withoutEnlargement: true } as const
  const image = sharp(content, { limitInputPixels: maxPixels }).autoOrient().resize(size)
  return (await image.flatten({ background: '#ffffff' }).jpeg({ quality: 82 }).toBuffer()).toString('base64')
}
