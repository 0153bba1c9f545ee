import { useRef } from 'react'
import { mostFiles } from '../../../schemas/inputs/mostFiles'
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

/** Several files, chosen or dropped, each with how far it is read; any of them can be removed. */
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
  const most = mostFiles(field)
  const { kept, reading, refusals, ignored, said, add, remove, giveUp } = useFiles(field, value, onChange)
  useReportUnfinished(onUnfinished, reading.length > 0 ? 'file.unfinished' : undefined)
  const hint = useFileHint(field.accept, fileLimits.each)
  const isFull = kept.length + reading.length >= most

  /** The next file takes the place of the one that goes; after the last one comes the choice of files. */
  const after = (index: number, count: number) =>
    focusNext(count > 1 ? `li:nth-child(${Math.min(index, count - 2) + 1}) [data-remove]` : 'input')
  const removeAt = (index: number) => {
    after(index, kept.length + reading.length)
    remove(index)
  }
  return (
    <div ref={root} className={styles.files}>
      <FileZone
        id={id}
        name={name && `${name}[]`}
        label={text(kept.length > 0 ? 'file.addMore' : 'file.chooseMany')}
        hint={isFull ? text('file.full', { most }) : `${hint} · ${text('file.most', { most })}`}
        accept={field.accept}
        multiple
        required={field.required && kept.length === 0}
        disabled={disabled || isFull}
        invalid={invalid}
        describedBy={describedBy}
        onFiles={add}
      />
      {ignored > 0 && (
        <p className={styles.notice} role="alert">
          {text('file.ignored', { count: ignored, most })}
        </p>
      )}
      <RejectedFiles refusals={refusals} />
      {kept.length + reading.length > 0 && (
        <>
          <ul className={styles.list}>
            {kept.map((file, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and the list is never reordered
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
                    after(kept.length + index, kept.length + reading.length)
                    giveUp(file.key)
                  }}
                />
              </li>
            ))}
          </ul>
          <p className={styles.total}>
            {text('file.total', { count: kept.length, size: formatFileSize(totalSize(kept), locale) })}
          </p>
        </>
      )}
      <StoredFileIds name={name && `${name}[]`} files={kept} />
      <VisuallyHidden live>{said}</VisuallyHidden>
    </div>
  )
}
