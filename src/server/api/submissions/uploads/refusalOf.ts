import sharp from 'sharp'
import { expectedType, extensionOf, mediaTypeOf } from './mediaTypeOf'
import { sniffType } from './sniffType'

/** An uploaded file in a form; `file` is its content in base64. */
export type Upload = { filename: string; file: string }

/** Types of pictures that sharp decodes. It cannot decode HEIC, of which only the signature is checked. */
const decodable = /^image\/(?:avif|gif|jpeg|png|svg\+xml|tiff|webp)$/

/** Largest picture that is decoded (width × height): a larger one takes hundreds of megabytes of memory. */
export const maxPixels = 100_000_000

/**
 * Resolves to why name and content of a file do not match an `accept` list (`image/*,.pdf`): its `type`, or a `picture` of an
 * accepted type that cannot be read; undefined when they match. Ignores the media type that the browser claims. An empty list accepts
 * any file.
 */
export async function refusalOf(accept: string, { filename, file }: Upload): Promise<'type' | 'picture' | undefined> {
  const tokens = accept
    .split(',')
    .map((token) => token.trim().toLowerCase())
    .filter(Boolean)
  if (tokens.length === 0) return undefined
  const content = Buffer.from(file, 'base64')
  const sniffed = sniffType(content)
  if (!tokens.some((token) => matchesToken(token, filename.toLowerCase(), sniffed))) return 'type'
  const isReadable = sniffed === undefined || !decodable.test(sniffed) || (await decodes(content))
  return isReadable ? undefined : 'picture'
}

function matchesToken(token: string, name: string, sniffed: string | undefined): boolean {
  const extension = extensionOf(name)
  const expected = expectedType(extension)
  if (expected !== undefined && sniffed !== expected) return false
  if (token.startsWith('.')) return name.endsWith(token) && (expected !== undefined || !isKnownType(sniffed))
  if (token === '*' || token === '*/*') return true
  // Without an extension the content alone decides. An unknown extension, such as `.exe`, never matches a media type.
  if (expected === undefined && extension !== '') return false
  const type = mediaTypeOf(name, sniffed) ?? ''
  return token.endsWith('/*') ? type.startsWith(token.slice(0, -1)) : type === token
}

/** Whether the content has a known type other than text. A file with an unknown extension must not have one. */
const isKnownType = (sniffed: string | undefined): boolean => sniffed !== undefined && sniffed !== 'text/plain'

async function decodes(content: Buffer): Promise<boolean> {
  try {
    await sharp(content, { limitInputPixels: maxPixels }).resize(16, 16, { fit: 'inside' }).toBuffer()
    return true
  } catch {
    return false
  }
}
