import type { TextKey } from '../../i18n/TextKey'
import { acceptsFile } from './acceptsFile'

/** Why a file was not taken: a text that is given its name and the limit in bytes. */
export type Refusal = { key: Extract<TextKey, `file.refused.${string}`>; name: string; limit?: number }

type Rules = { accept: string | undefined; most: number }

/** Why a file cannot be taken; undefined when it can. */
export function refuseFile(file: File, { accept, most }: Rules): Refusal | undefined {
  const { name } = file
  if (!acceptsFile(accept, file)) return { key: 'file.refused.type', name }
  if (file.size > most) return { key: 'file.refused.size', name, limit: most }
  if (file.size === 0) return { key: 'file.refused.empty', name }
  return undefined
}
