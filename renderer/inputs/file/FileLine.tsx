import type { ReactNode } from 'react'
import { useHost } from '../../engine/HostContext'
import { fileSize } from '../../format/fileSize'
import { useText } from '../../i18n/TextContext'
import { Bar } from '../../parts/Bar'
import { Icon } from '../../parts/Icon'
import styles from './FileLine.module.css'

type Props = {
  name: string
  /** Bytes; undefined when nobody knows. */
  size: number | undefined
  /** How far it is read, 0 to 1; undefined once it is. */
  progress?: number | undefined
  disabled?: boolean | undefined
  onRemove(): void
  /** Further controls, before the one that removes it. */
  children?: ReactNode
}

/** One file that was chosen: its name, its size, and how far it is read. */
export function FileLine({ name, size, progress, disabled, onRemove, children }: Props) {
  const text = useText()
  const { locale } = useHost()
  return (
    <div className={styles.line}>
      <span className={styles.icon}>
        <Icon name="document" />
      </span>
      <span className={styles.body}>
        <span className={styles.name}>{name}</span>
        {progress !== undefined ? (
          <Bar value={progress} max={1} label={text('file.reading', { name })} />
        ) : (
          size !== undefined && <span className={styles.size}>{fileSize(size, locale)}</span>
        )}
      </span>
      <span className={styles.controls}>
        {children}
        <button
          type="button"
          className={styles.remove}
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
