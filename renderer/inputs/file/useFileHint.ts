import { useHost } from '../../engine/HostContext'
import { fileSize } from '../../format/fileSize'
import { useText } from '../../i18n/TextContext'
import { kindsOf } from './acceptsFile'

/** What may be chosen, in words: which kinds, and how large. */
export function useFileHint(accept: string | undefined, most: number): string {
  const text = useText()
  const { locale } = useHost()
  const limit = fileSize(most, locale)
  const kinds = kindsOf(accept ?? '', (family) => text(`file.kind.${family}`)).join(', ')
  return kinds ? text('file.kindsAndLimit', { kinds, limit }) : text('file.limit', { limit })
}
