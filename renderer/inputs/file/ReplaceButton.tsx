import { buttonClass } from '../../parts/buttonClass'
import styles from './ReplaceButton.module.css'

type Props = {
  id: string
  label: string
  /** Its accessible name: the label, and what is replaced. */
  name: string
  accept?: string | undefined
  disabled?: boolean | undefined
  invalid: boolean
  describedBy?: string | undefined
  onFiles(files: File[]): void
}

/** A small button that chooses another file: the browser’s own control above what is drawn. */
export function ReplaceButton({ id, label, name, accept, disabled, invalid, describedBy, onFiles }: Props) {
  return (
    <span className={styles.replace}>
      <span className={`${buttonClass('link')} ${styles.face}`} aria-hidden="true">
        {label}
      </span>
      <input
        id={id}
        className={styles.input}
        type="file"
        accept={accept}
        disabled={disabled}
        aria-label={name}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])]
          event.currentTarget.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </span>
  )
}
