import sharp from 'sharp'
import { endingOf, expectedType, mediaTypeOf } from './mediaTypeOf'
import { sniffType } from './sniffType'

/** An uploaded file as a form holds it: content in base64. */
export type Upload = { filename: string; file: string }

/** Pictures that sharp decodes. It cannot decode HEIC, whose signature has to do. */
const decodable = /^image\/(?:avif|gif|jpeg|png|svg\+xml|tiff|webp)$/

/** A picture of more pixels is not decoded: unpacked it would take hundreds of megabytes. */
const maxPixels = 100_000_000

/**
 * Whether a file is of a type that an `accept` list (`image/*,.pdf`) names, by its name and by its content. The media type
 * that the browser claims is not asked. A list that is empty accepts any file.
 */
export async function acceptsUpload(accept: string, { filename, file }: Upload): Promise<boolean> {
  const tokens = accept
    .split(',')
    .map((token) => token.trim().toLowerCase())
    .filter(Boolean)
  if (tokens.length === 0) return true
  const content = Buffer.from(file, 'base64')
  const sniffed = sniffType(content)
  if (!tokens.some((token) => fits(token, filename.toLowerCase(), sniffed))) return false
  return sniffed === undefined || !decodable.test(sniffed) || (await decodes(content))
}

function fits(token: string, name: string, sniffed: string | undefined): boolean {
  const ending = endingOf(name)
  const expected = expectedType(ending)
  if (expected !== undefined && sniffed !== expected) return false
  if (token.startsWith('.')) return name.endsWith(token) && (expected !== undefined || !isForeign(sniffed))
  if (token === '*' || token === '*/*') return true
  // Without a known ending the content alone decides; a picture has no other ending, such as `.exe`.
  if (expected === undefined && ending !== '') return false
  const type = mediaTypeOf(name, sniffed) ?? ''
  return token.endsWith('/*') ? type.startsWith(token.slice(0, -1)) : type === token
}

/** A file with an ending that is not known here may have any content but that of another known type. */
const isForeign = (sniffed: string | undefined): boolean => sniffed !== undefined && sniffed !== 'text/plain'

async function decodes(content: Buffer): Promise<boolean> {
  try {
    await sharp(content, { limitInputPixels: maxPixels }).resize(16, 16, { fit: 'inside' }).toBuffer()
    return true
  } catch {
    return false
  }
}
