import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { buttonClass } from '../../parts/buttonClass'
import { LineIcon } from '../../parts/Icon'
import styles from './FileZone.module.css'

type Props = {
  id: string
  name?: string | undefined
  /** Label of the button. */
  label: string
  /** Says which files are accepted. */
  hint?: ReactNode
  accept?: string | undefined
  multiple?: boolean
  required?: boolean | undefined
  disabled?: boolean | undefined
  invalid: boolean
  describedBy?: string | undefined
  /** Sets the maximum width; see the style sheet. */
  size?: FileZoneSize
  onFiles(files: File[]): void
}

const upload = 'M12 15.5V4M7.5 8.5 12 4l4.5 4.5M4.5 15v5h15v-5'

export type FileZoneSize = 'default' | 'normal' | 'square' | 'small' | 'avatar'

/** A zone to choose or drop files. The native file input lies transparent above it and handles both. */
export function FileZone({ id, label, hint, size = 'default', invalid, describedBy, onFiles, ...inputProps }: Props) {
  const [isDragOver, setDragOver] = useState(false)
  const hintId = useId()
  const endDrag = () => setDragOver(false)
  const control = useRef<HTMLInputElement>(null)
  const takeFiles = () => {
    const files = [...(control.current?.files ?? [])]
    // Lets the visitor choose the same file again.
    if (control.current) control.current.value = ''
    if (files.length > 0) onFiles(files)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: restores once what was chosen before hydration
  useEffect(takeFiles, [])
  return (
    <div className={styles.zone} data-size={size} data-over={isDragOver || undefined}>
      <span className={styles.face} aria-hidden="true">
        <LineIcon path={upload} />
        <span className={`${buttonClass('secondary')} ${styles.button}`}>{label}</span>
      </span>
      {hint && (
        <span id={hintId} className={styles.hint}>
          {hint}
        </span>
      )}
      <input
        {...inputProps}
        ref={control}
        id={id}
        className={styles.input}
        type="file"
        aria-label={label}
        aria-invalid={invalid || undefined}
        aria-describedby={[hint && hintId, describedBy].filter(Boolean).join(' ') || undefined}
        onDragEnter={() => setDragOver(true)}
        onDragLeave={endDrag}
        onDrop={endDrag}
        onChange={takeFiles}
      />
    </div>
  )
}

type ReplaceButtonProps = {
  id: string
  label: string
  /** Accessible name: the label and the name of the replaced file. */
  name: string
  accept?: string | undefined
  disabled?: boolean | undefined
  invalid: boolean
  describedBy?: string | undefined
  onFiles(files: File[]): void
}

/** A small button that chooses another file, with the native control transparent above it. */
export function ReplaceButton({
  id,
  label,
  name,
  accept,
  disabled,
  invalid,
  describedBy,
  onFiles,
}: ReplaceButtonProps) {
  return (
    <span className={styles.replace}>
      <span className={`${buttonClass('link')} ${styles.replaceFace}`} aria-hidden="true">
        {label}
      </span>
      <input
        id={id}
        className={styles.replaceInput}
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
