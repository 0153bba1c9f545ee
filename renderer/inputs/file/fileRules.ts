import { useHost } from '../../engine/HostContext'
import { formatFileSize } from '../../format/formatQuantity'
import type { TextKey } from '../../i18n/createText'
import { useText } from '../../i18n/TextContext'

const megabyte = 1_000_000

/** Limits in bytes. Base64 adds a third, which stays below the 16 MiB that the server accepts. */
export const fileLimits = {
  /** One file. */
  each: 8 * megabyte,
  /** All files of one field. */
  total: 11 * megabyte,
  /** A photo before it is cropped and scaled down. */
  photo: 25 * megabyte,
} as const

/** Media types by extension, for files whose system reports no type. */
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

const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** The media type that the browser reports for a file, otherwise the one of its extension. */
export const mediaTypeOf = ({ name, type }: { name: string; type: string }): string =>
  type.toLowerCase() || (types[extensionOf(name)] ?? 'application/octet-stream')

const tokensOf = (accept: string): string[] =>
  accept
    .split(',')
    .map((token) => token.trim().toLowerCase())
    .filter((token) => token !== '')

/** Whether a file matches an `accept` list. An empty list accepts any file. */
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

/**
 * Describes an `accept` list in words: `family` names groups such as `image/*`, other types are shown as capital
 * extensions.
 */
export function describeAccept(
  accept: string,
  family: (name: 'audio' | 'image' | 'text' | 'video') => string,
): string[] {
  const words = tokensOf(accept).map((token) => {
    const [, familyName] = /^(audio|image|text|video)\/\*$/.exec(token) ?? []
    if (familyName === 'audio' || familyName === 'image' || familyName === 'text' || familyName === 'video')
      return family(familyName)
    const extension = Object.entries(types).find(([, type]) => type === token)?.[0]
    return (extension ?? token.replace(/^\.|^.*[/.]/, '')).toUpperCase()
  })
  return [...new Set(words)]
}

/** Why a file was rejected: a text key, the file name and the limit in bytes. */
export type FileRejection = { key: Extract<TextKey, `file.refused.${string}`>; name: string; limit?: number }

type Rules = { accept: string | undefined; maxSize: number }

/** Returns why a file is rejected; undefined if it is accepted. */
export function checkFile(file: File, { accept, maxSize }: Rules): FileRejection | undefined {
  const { name } = file
  if (!acceptsFile(accept, file)) return { key: 'file.refused.type', name }
  if (file.size > maxSize) return { key: 'file.refused.size', name, limit: maxSize }
  if (file.size === 0) return { key: 'file.refused.empty', name }
  return undefined
}

/** Describes the accepted file types and the maximum size in bytes. */
export function useFileHint(accept: string | undefined, maxSize: number): string {
  const text = useText()
  const { locale } = useHost()
  const limit = formatFileSize(maxSize, locale)
  const kinds = describeAccept(accept ?? '', (family) => text(`file.kind.${family}`)).join(', ')
  return kinds ? text('file.kindsAndLimit', { kinds, limit }) : text('file.limit', { limit })
}
