import { useRef } from 'react'
import { maxFiles } from '../../../schemas/inputs/FormField'
import { useHost } from '../../engine/HostContext'
import { formatFileSize } from '../../format/formatQuantity'
import { useText } from '../../i18n/TextContext'
import { VisuallyHidden } from '../../parts/VisuallyHidden'
import type { InputProps } from '../Input'
import { useFocusAfterRender } from '../useFocusAfterRender'
import { useReportUnfinished } from '../useReportUnfinished'
import styles from './FileControl.module.css'
import { FileLine, RejectedFiles, StoredFileIds } from './FileLine'
import { FileZone } from './FileZone'
import { fileLimits, useFileHint } from './fileRules'
import { nameOf, sizeOf, totalSize } from './fileValue'
import { useFiles } from './useFiles'

/** Several files that the visitor chooses, drops and removes. They are read one after the other. */
export function MultiFileControl({
  field,
  id,
  name,
  value,
  onChange,
  invalid,
  describedBy,
  disabled,
  onUnfinished,
}: InputProps) {
  const text = useText()
  const { locale } = useHost()
  const root = useRef<HTMLDivElement>(null)
  const focusNext = useFocusAfterRender(root)
  const max = maxFiles(field)
  const { files, reading, rejections, ignored, announcement, add, remove, cancel } = useFiles(field, value, onChange)
  useReportUnfinished(onUnfinished, reading.length > 0 ? 'file.unfinished' : undefined)
  const hint = useFileHint(field.accept, fileLimits.each)
  const isFull = files.length + reading.length >= max

  /** Focuses the file that follows a removed one, or the file chooser if none is left. */
  const focusAfter = (index: number, count: number) =>
    focusNext(count > 1 ? `li:nth-child(${Math.min(index, count - 2) + 1}) [data-remove]` : 'input')
  const removeAt = (index: number) => {
    focusAfter(index, files.length + reading.length)
    remove(index)
  }
  return (
    <div ref={root} className={styles.control}>
      <FileZone
        id={id}
        name={name && `${name}[]`}
        label={text(files.length > 0 ? 'file.addMore' : 'file.chooseMany')}
        hint={isFull ? text('file.full', { most: max }) : `${hint} · ${text('file.most', { most: max })}`}
        accept={field.accept}
        multiple
        required={field.required && files.length === 0}
        disabled={disabled || isFull}
        invalid={invalid}
        describedBy={describedBy}
        onFiles={add}
      />
      {ignored > 0 && (
        <p className={styles.notice} role="alert">
          {text('file.ignored', { count: ignored, most: max })}
        </p>
      )}
      <RejectedFiles rejections={rejections} />
      {files.length + reading.length > 0 && (
        <>
          <ul className={styles.list}>
            {files.map((file, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: file names may repeat, and the list is never reordered
              <li key={index}>
                <FileLine
                  name={nameOf(file)}
                  size={sizeOf(file)}
                  disabled={disabled}
                  onRemove={() => removeAt(index)}
                />
              </li>
            ))}
            {reading.map((file, index) => (
              <li key={`reading-${file.key}`}>
                <FileLine
                  name={file.name}
                  size={file.size}
                  progress={file.share}
                  onRemove={() => {
                    focusAfter(files.length + index, files.length + reading.length)
                    cancel(file.key)
                  }}
                />
              </li>
            ))}
          </ul>
          <p className={styles.total}>
            {text('file.total', { count: files.length, size: formatFileSize(totalSize(files), locale) })}
          </p>
        </>
      )}
      <StoredFileIds name={name && `${name}[]`} files={files} />
      <VisuallyHidden live>{announcement}</VisuallyHidden>
    </div>
  )
}
