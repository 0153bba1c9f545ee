import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { buttonClass } from '../../parts/buttonClass'
import { LineIcon } from '../../parts/Icon'
import type { FormField, InputProps } from '../Input'
import styles from './FileZone.module.css'

/** What every control that chooses files needs. */
export type FileChooserProps = Pick<InputProps, 'id' | 'disabled' | 'invalid' | 'describedBy'> & {
  /** Label of the button. */
  label: string
  accept?: string | undefined
  onFiles(files: File[]): void
}

/** The part of these props that a control takes over from the props of its field. */
export const fileChooserProps = ({ id, disabled, invalid, describedBy }: InputProps) => ({
  id,
  disabled,
  invalid,
  describedBy,
})

type Props = FileChooserProps & {
  /** Name of the native control. */
  name?: string | undefined
  /** Says which files are accepted. */
  hint?: ReactNode
  multiple?: boolean
  required?: boolean | undefined
  /** Sets the maximum width; see the style sheet. */
  size?: FileZoneSize
}

const upload = 'M12 15.5V4M7.5 8.5 12 4l4.5 4.5M4.5 15v5h15v-5'

export type FileZoneSize = NonNullable<FormField['uploadSize']>

/** A zone to choose or drop files. The native file input lies transparent above it and handles both. */
export function FileZone({ id, label, hint, size = 'default', invalid, describedBy, onFiles, ...inputProps }: Props) {
  const [isDragOver, setDragOver] = useState(false)
  const hintId = useId()
  const endDrag = () => setDragOver(false)
  const control = useRef<HTMLInputElement>(null)
  const takeFiles = () => {
    const files = control.current ? removeFiles(control.current) : []
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

/** Takes the chosen files out of a native control, so that the visitor can choose the same file again. */
function removeFiles(control: HTMLInputElement): File[] {
  const files = [...(control.files ?? [])]
  control.value = ''
  return files
}

type ReplaceButtonProps = FileChooserProps & {
  /** Accessible name: the label and the name of the replaced file. */
  accessibleName: string
}

/** A small button that chooses another file, with the native control transparent above it. */
export function ReplaceButton({
  label,
  accessibleName,
  invalid,
  describedBy,
  onFiles,
  ...inputProps
}: ReplaceButtonProps) {
  return (
    <span className={styles.replace}>
      <span className={`${buttonClass('link')} ${styles.replaceFace}`} aria-hidden="true">
        {label}
      </span>
      <input
        {...inputProps}
        className={styles.replaceInput}
        type="file"
        aria-label={accessibleName}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => {
          const files = removeFiles(event.currentTarget)
          if (files.length > 0) onFiles(files)
        }}
      />
    </span>
  )
}
