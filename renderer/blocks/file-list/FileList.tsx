import type { FileListData } from '../../../schemas/engine'
import type { BlockProps, Run } from '../../engine/BlockProps'
import { useHost } from '../../engine/HostContext'
import { formatFileSize } from '../../format/formatQuantity'
import { useText } from '../../i18n/TextContext'
import { cardClass } from '../../parts/cardClass'
import { Icon } from '../../parts/Icon'
import { Row } from '../../parts/Row'
import styles from './FileList.module.css'
import { fileKind } from './fileKind'

export { default as contract } from '../../../schemas/generated/blocks/file-list.js'

/** Documents, each with its kind and size; they open in a new tab and say so. */
export function FileList({ data: { files }, run }: BlockProps<'file-list'>) {
  return (
    <ul className={`${cardClass(false)} ${styles.list}`}>
      {files.map((file, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same file may come twice
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
      sign="external"
      run={run}
    />
  )
}
