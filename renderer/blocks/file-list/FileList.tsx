import type { FileListData } from '../../../schemas/engine'
import type { BlockProps, Run } from '../../engine/BlockProps'
import { useHost } from '../../engine/HostContext'
import { formatFileSize } from '../../format/formatQuantity'
import type { TextKey } from '../../i18n/createText'
import { useText } from '../../i18n/TextContext'
import { cardClass } from '../../parts/cardClass'
import { Icon } from '../../parts/Icon'
import type { IconName } from '../../parts/icons'
import { Row } from '../../parts/Row'
import styles from './FileList.module.css'

export { default as contract } from '../../../schemas/generated/blocks/file-list.js'

type FileKind = { icon: IconName; name: TextKey }

const kinds: readonly [pattern: RegExp, kind: FileKind][] = [
  [/^image\/|^(?:png|jpe?g|gif|svg|webp|avif|heic|tiff?)$/, { icon: 'picture', name: 'files.picture' }],
  [/^audio\/|^(?:mp3|m4a|ogg|wav|flac)$/, { icon: 'music', name: 'files.sound' }],
  [/^video\/|^(?:mp4|webm|mov|avi|mkv)$/, { icon: 'film', name: 'files.video' }],
  [/spreadsheet|ms-excel|\/csv$|^(?:xlsx?|ods|csv)$/, { icon: 'table', name: 'files.sheet' }],
  [/presentation|powerpoint|^(?:pptx?|odp)$/, { icon: 'film', name: 'files.slides' }],
  [/zip|compressed|\/x-(?:tar|7z|rar)|^(?:zip|7z|rar|tar|gz)$/, { icon: 'archive', name: 'files.archive' }],
  [/pdf|word|opendocument\.text|^text\/|^(?:docx?|odt|rtf|txt|md)$/, { icon: 'document', name: 'files.document' }],
]

const other: FileKind = { icon: 'document', name: 'files.other' }

/** File extension at the end of an address. */
const extension = /\.([a-z][a-z0-9]{1,4})(?:[?#].*)?$/i

/** The kind of a file by its MIME type, otherwise by its extension, and the extension in capitals. */
export function fileKind(url: string, contentType = ''): FileKind & { format?: string } {
  const [, end = ''] = /^(?:https:\/\/[^/]+)?\/(.*)$/.exec(url)?.[1]?.match(extension) ?? []
  const about = contentType || end
  const kind = kinds.find(([pattern]) => pattern.test(about.toLowerCase()))?.[1] ?? other
  const format = /pdf$/i.test(contentType) ? 'PDF' : end.toUpperCase()
  return format ? { ...kind, format } : kind
}

/** Documents with their kind and size. They open in a new tab, which screen readers announce. */
export function FileList({ data: { files }, run }: BlockProps<'file-list'>) {
  return (
    <ul className={`${cardClass(false)} ${styles.list}`}>
      {files.map((file, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same file may occur twice
        <li key={index}>
          <FileRow file={file} run={run} />
        </li>
      ))}
    </ul>
  )
}

function FileRow({ file: { title, url, contentType, size }, run }: { file: FileListData['files'][number]; run: Run }) {
  const text = useText()
  const { locale } = useHost()
  const { icon, name, format } = fileKind(url, contentType)
  const kind = format ? `${text(name)} ${format}` : text(name)
  return (
    <Row
      lead={<Icon name={icon} />}
      title={title.trim() || kind}
      text={size === undefined ? kind : `${kind} · ${formatFileSize(size, locale)}`}
      action={{ handler: 'redirect', data: { url, target: 'blank' } }}
      endIcon="external"
      run={run}
    />
  )
}
