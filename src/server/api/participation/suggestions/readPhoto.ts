import sharp from 'sharp'
import { fieldIssue, refuseIssues } from '../../forms/FieldIssue'
import { isUpload } from '../../forms/uploads/checkUploads'

/** The greatest picture that is decoded, in pixels: a phone's photograph. */
const maxPixels = 100_000_000

/** Longest side of what is kept, in pixels: enough to see what is wrong in a street. */
const maxSide = 2048

/** Formats by their names in sharp. A drawing such as SVG may name files, so it is none of them. */
const formats = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'avif'])

/** Makes a JPEG in base64 of an uploaded picture, without its metadata, such as where a photograph was taken. */
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
    // What sharp cannot decode is not a picture either.
  }
  refuseIssues([
    { ...fieldIssue('wrong-format', '/files', 'This file is no picture of a known format.'), received: value.filename },
  ])
  return null
}
