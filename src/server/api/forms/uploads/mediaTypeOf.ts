/** What the content of a file with this ending must be recognised as. */
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

/** Media types of documents by their ending, whose content is recognised as the container only. */
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

/** The ending of a file's name in lower case, without the dot. */
export const endingOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

const find = (types: Readonly<Record<string, string>>, ending: string): string | undefined =>
  Object.hasOwn(types, ending) ? types[ending] : undefined

/** What the content of a file with this ending must be recognised as; undefined for an unknown ending. */
export const expectedType = (ending: string): string | undefined => find(typesByEnding, ending)

/**
 * The media type of a file whose content was recognised as `sniffed`; undefined if it was not. The name only tells documents
 * of one container apart.
 */
export function mediaTypeOf(name: string, sniffed: string | undefined): string | undefined {
  const ending = endingOf(name)
  return expectedType(ending) === sniffed ? (find(documentTypes, ending) ?? sniffed) : sniffed
}
