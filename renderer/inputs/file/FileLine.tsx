import type { ReactNode } from 'react'
import { isolateRightToLeft } from '../../../schemas/html/isolateRightToLeft'
import { useHost } from '../../engine/HostContext'
import { formatFileSize } from '../../format/formatQuantity'
import { useText } from '../../i18n/TextContext'
import { iconButtonClass } from '../../parts/buttonClass'
import { Icon } from '../../parts/Icon'
import { ProgressBar } from '../../parts/ProgressBar'
import styles from './FileControl.module.css'
import type { FileRejection } from './fileRules'
import type { FileValue } from './fileValue'

type Props = {
  name: string
  /** In bytes; undefined if unknown. */
  size: number | undefined
  /** Reading progress from 0 to 1; undefined once the file is read. */
  progress?: number | undefined
  disabled?: boolean | undefined
  onRemove(): void
  /** Further controls, before the remove button. */
  children?: ReactNode
}

/** A chosen file: its name, its size and the progress of reading it. */
export function FileLine({ name, size, progress, disabled, onRemove, children }: Props) {
  const text = useText()
  const { locale } = useHost()
  return (
    <div className={styles.line}>
      <span className={styles.icon}>
        <Icon name="document" />
      </span>
      <span className={styles.body}>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        {progress !== undefined ? (
          <ProgressBar value={progress} max={1} label={text('file.reading', { name })} />
        ) : (
          size !== undefined && <span className={styles.size}>{formatFileSize(size, locale)}</span>
        )}
      </span>
      <span className={styles.controls}>
        {children}
        <button
          type="button"
          className={`${iconButtonClass} ${styles.remove}`}
          data-remove=""
          disabled={disabled}
          aria-label={text('file.remove', { name })}
          onClick={onRemove}
        >
          <Icon name="trash" />
        </button>
      </span>
    </div>
  )
}

/** An alert that lists rejected files with the reasons. */
export function RejectedFiles({ rejections }: { rejections: readonly FileRejection[] }) {
  const text = useText()
  const { locale } = useHost()
  return (
    <div role="alert" hidden={rejections.length === 0}>
      <ul className={styles.refusals}>
        {rejections.map(({ key, name, limit = 0 }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: file names may repeat, and the list is never reordered
          <li key={index} className={styles.refusal}>
            <Icon name="warning" />
            <span>{text(key, { name: isolateRightToLeft(name), limit: formatFileSize(limit, locale) })}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Hidden inputs with the ids of files that are on the server, for browsers without JavaScript. */
export function StoredFileIds({
  name,
  files,
}: {
  name: string | undefined
  files: readonly (FileValue | undefined)[]
}) {
  if (!name) return null
  const ids = new Set(files.flatMap((file) => (typeof file === 'string' ? [file] : [])))
  return [...ids].map((id) => <input key={id} type="hidden" name={name} value={id} />)
}
