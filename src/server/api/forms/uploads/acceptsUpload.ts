import sharp from 'sharp'
import { sniffType } from './sniffType'

/** An uploaded file as a form holds it: content in base64. */
export type Upload = { filename: string; file: string }

/** What the content of a file with this ending must be recognised as. Other endings are only compared with the list. */
const typesByEnding: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  bmp: 'image/bmp',
  csv: 'text/plain',
  doc: 'application/x-ole-storage',
  docx: 'application/zip',
  gif: 'image/gif',
  heic: 'image/heic',
  heif: 'image/heic',
  jfif: 'image/jpeg',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  m4a: 'video/mp4',
  mov: 'video/quicktime',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  ods: 'application/zip',
  odt: 'application/zip',
  ogg: 'audio/ogg',
  pdf: 'application/pdf',
  png: 'image/png',
  ppt: 'application/x-ole-storage',
  pptx: 'application/zip',
  rtf: 'application/rtf',
  svg: 'image/svg+xml',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  txt: 'text/plain',
  wav: 'audio/wav',
  webm: 'video/webm',
  webp: 'image/webp',
  xls: 'application/x-ole-storage',
  xlsx: 'application/zip',
  zip: 'application/zip',
}

/** Media types of documents by their ending, for lists that name the type: their content is recognised as the container. */
const documentTypes: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  m4a: 'audio/mp4',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odt: 'application/vnd.oasis.opendocument.text',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

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
  const ending = /\.([^.]+)$/.exec(name)?.[1] ?? ''
  const expected = Object.hasOwn(typesByEnding, ending) ? typesByEnding[ending] : undefined
  if (expected !== undefined && sniffed !== expected) return false
  if (token.startsWith('.')) return name.endsWith(token) && (expected !== undefined || !isForeign(sniffed))
  if (token === '*' || token === '*/*') return true
  // Without a known ending the content alone decides; a foreign ending such as `.exe` is no picture's name.
  if (expected === undefined && ending !== '') return false
  const type = (Object.hasOwn(documentTypes, ending) ? documentTypes[ending] : undefined) ?? sniffed ?? ''
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
