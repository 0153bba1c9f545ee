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
import { FileZone, fileChooserProps } from './FileZone'
import { fileLimits, useFileHint } from './fileRules'
import { nameOf, sizeOf, totalSize } from './fileValue'
import { useFiles } from './useFiles'

/** Several files that the visitor chooses, drops and removes. They are read one after the other. */
export function MultiFileControl(props: InputProps) {
  const { field, name, value, onChange, disabled, onUnfinished } = props
  const text = useText()
  const root = useRef<HTMLDivElement>(null)
  const focusNext = useFocusAfterRender(root)
  const max = maxFiles(field)
  const { files, reading, rejections, ignored, announcement, add, remove, cancel } = useFiles(field, value, onChange)
  useReportUnfinished(onUnfinished, reading.length > 0 ? 'file.unfinished' : undefined)
  const hint = useFileHint(field.accept, fileLimits.each)
  const isFull = files.length + reading.length >= max

  /** Focuses the file that follows a removed one, or the file chooser if none is left. */
  const focusAfter = (index: number) => {
    const count = files.length + reading.length
    focusNext(count > 1 ? `li:nth-child(${Math.min(index, count - 2) + 1}) [data-remove]` : 'input')
  }
  return (
    <div ref={root} className={styles.control}>
      <FileZone
        {...fileChooserProps(props)}
        name={name && `${name}[]`}
        label={text(files.length > 0 ? 'file.addMore' : 'file.chooseMany')}
        hint={isFull ? text('file.full', { most: max }) : `${hint} · ${text('file.most', { most: max })}`}
        accept={field.accept}
        multiple
        size={field.uploadSize}
        required={field.required && files.length === 0}
        disabled={disabled || isFull}
        onFiles={add}
      />
      {ignored > 0 && (
        <p className={styles.notice} role="alert">
          {text('file.ignored', { count: ignored, most: max })}
        </p>
      )}
      <RejectedFiles rejections={rejections} />
      {files.length + reading.length > 0 && (
        <FileLines
          files={files}
          reading={reading}
          disabled={disabled}
          onRemove={(index) => {
            focusAfter(index)
            remove(index)
          }}
          onCancel={(index, key) => {
            focusAfter(files.length + index)
            cancel(key)
          }}
        />
      )}
      <StoredFileIds name={name && `${name}[]`} files={files} />
      <VisuallyHidden live>{announcement}</VisuallyHidden>
    </div>
  )
}

type FileLinesProps = Pick<ReturnType<typeof useFiles>, 'files' | 'reading'> & {
  disabled: boolean | undefined
  onRemove(index: number): void
  onCancel(index: number, key: number): void
}

/** The files of a field, then those that are being read, and their total size. */
function FileLines({ files, reading, disabled, onRemove, onCancel }: FileLinesProps) {
  const text = useText()
  const { locale } = useHost()
  return (
    <>
      <ul className={styles.list}>
        {files.map((file, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: file names may repeat, and the list is never reordered
          <li key={index}>
            <FileLine name={nameOf(file)} size={sizeOf(file)} disabled={disabled} onRemove={() => onRemove(index)} />
          </li>
        ))}
        {reading.map(({ key, name, size, share }, index) => (
          <li key={`reading-${key}`}>
            <FileLine name={name} size={size} progress={share} onRemove={() => onCancel(index, key)} />
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        {text('file.total', { count: files.length, size: formatFileSize(totalSize(files), locale) })}
      </p>
    </>
  )
}
