import type { TextKey } from '../../i18n/createText'
import type { IconName } from '../../parts/icons'

type Kind = { icon: IconName; name: TextKey }

const kinds: readonly [pattern: RegExp, kind: Kind][] = [
  [/^image\/|^(?:png|jpe?g|gif|svg|webp|avif|heic|tiff?)$/, { icon: 'picture', name: 'files.picture' }],
  [/^audio\/|^(?:mp3|m4a|ogg|wav|flac)$/, { icon: 'music', name: 'files.sound' }],
  [/^video\/|^(?:mp4|webm|mov|avi|mkv)$/, { icon: 'film', name: 'files.video' }],
  [/spreadsheet|ms-excel|\/csv$|^(?:xlsx?|ods|csv)$/, { icon: 'table', name: 'files.sheet' }],
  [/presentation|powerpoint|^(?:pptx?|odp)$/, { icon: 'film', name: 'files.slides' }],
  [/zip|compressed|\/x-(?:tar|7z|rar)|^(?:zip|7z|rar|tar|gz)$/, { icon: 'archive', name: 'files.archive' }],
  [/pdf|word|opendocument\.text|^text\/|^(?:docx?|odt|rtf|txt|md)$/, { icon: 'document', name: 'files.document' }],
]

const other: Kind = { icon: 'document', name: 'files.other' }

/** Endings that are no ending of a file are those of pages and services. */
const ending = /\.([a-z][a-z0-9]{1,4})(?:[?#].*)?$/i

/** What a file is, by its MIME type, else by the ending of its address, and that ending in capitals. */
export function fileKind(url: string, contentType = ''): Kind & { format?: string } {
  const [, end = ''] = /^(?:https:\/\/[^/]+)?\/(.*)$/.exec(url)?.[1]?.match(ending) ?? []
  const about = contentType || end
  const kind = kinds.find(([pattern]) => pattern.test(about.toLowerCase()))?.[1] ?? other
  const format = /pdf$/i.test(contentType) ? 'PDF' : end.toUpperCase()
  return format ? { ...kind, format } : kind
}
