import { useHost } from '../../engine/HostContext'
import { formatFileSize } from '../../format/formatQuantity'
import type { TextKey } from '../../i18n/createText'
import { useText } from '../../i18n/TextContext'

const megabyte = 1_000_000

/** Bytes a form takes: in base64 a third more, which stays below the 16 MiB the server reads. */
export const fileLimits = {
  /** One file. */
  each: 8 * megabyte,
  /** All files of one field. */
  total: 11 * megabyte,
  /** A photo before it is cut and made smaller. */
  photo: 25 * megabyte,
} as const

/** Types of files whose system did not tell theirs. */
const types: Readonly<Record<string, string>> = {
  gif: 'image/gif',
  heic: 'image/heic',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webp: 'image/webp',
}

const endingOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** Media type of a file, as its system tells it, else by its ending. */
export const mediaTypeOf = ({ name, type }: { name: string; type: string }): string =>
  type.toLowerCase() || (types[endingOf(name)] ?? 'application/octet-stream')

const tokensOf = (accept: string): string[] =>
  accept
    .split(',')
    .map((token) => token.trim().toLowerCase())
    .filter((token) => token !== '')

/** Whether a file is of a kind that is asked for; of any kind when none is named. */
export function acceptsFile(accept: string | undefined, file: { name: string; type: string }): boolean {
  const tokens = tokensOf(accept ?? '')
  const type = mediaTypeOf(file)
  return (
    tokens.length === 0 ||
    tokens.some((token) => {
      if (token.startsWith('.')) return file.name.toLowerCase().endsWith(token)
      return token.endsWith('/*') ? type.startsWith(token.slice(0, -1)) : type === token || token === '*'
    })
  )
}

/** Kinds in words: whole families by `family`, others by their ending in capitals. */
export function describeAccept(
  accept: string,
  family: (name: 'audio' | 'image' | 'text' | 'video') => string,
): string[] {
  const words = tokensOf(accept).map((token) => {
    const [, whole] = /^(audio|image|text|video)\/\*$/.exec(token) ?? []
    if (whole === 'audio' || whole === 'image' || whole === 'text' || whole === 'video') return family(whole)
    const named = Object.entries(types).find(([, type]) => type === token)?.[0]
    return (named ?? token.replace(/^\.|^.*[/.]/, '')).toUpperCase()
  })
  return [...new Set(words)]
}

/** Why a file was not taken: a text that is given its name and the limit in bytes. */
export type FileRejection = { key: Extract<TextKey, `file.refused.${string}`>; name: string; limit?: number }

type Rules = { accept: string | undefined; maxSize: number }

/** Why a file cannot be taken; undefined when it can. */
export function checkFile(file: File, { accept, maxSize: most }: Rules): FileRejection | undefined {
  const { name } = file
  if (!acceptsFile(accept, file)) return { key: 'file.refused.type', name }
  if (file.size > most) return { key: 'file.refused.size', name, limit: most }
  if (file.size === 0) return { key: 'file.refused.empty', name }
  return undefined
}

/** What may be chosen, in words: which kinds, and how large. */
export function useFileHint(accept: string | undefined, maxSize: number): string {
  const text = useText()
  const { locale } = useHost()
  const limit = formatFileSize(maxSize, locale)
  const kinds = describeAccept(accept ?? '', (family) => text(`file.kind.${family}`)).join(', ')
  return kinds ? text('file.kindsAndLimit', { kinds, limit }) : text('file.limit', { limit })
}
