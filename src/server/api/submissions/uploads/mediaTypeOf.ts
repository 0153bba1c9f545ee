/** The type that `sniffType` must recognise in a file, by extension. */
const typesByExtension: Readonly<Record<string, string>> = {
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

/** Media types by extension, for documents of which `sniffType` recognises the container only. */
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

/** Returns the extension of a file name in lower case, without the dot. */
export const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

const find = (types: Readonly<Record<string, string>>, extension: string): string | undefined =>
  Object.hasOwn(types, extension) ? types[extension] : undefined

/** Returns the type that `sniffType` must recognise in a file with this extension; undefined for an unknown extension. */
export const expectedType = (extension: string): string | undefined => find(typesByExtension, extension)

/**
 * Returns the media type of a file whose content was recognised as `sniffed`. The name only distinguishes documents with the same
 * container.
 */
export function mediaTypeOf(name: string, sniffed: string | undefined): string | undefined {
  const extension = extensionOf(name)
  return expectedType(extension) === sniffed ? (find(documentTypes, extension) ?? sniffed) : sniffed
}
