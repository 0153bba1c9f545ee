import { useRef } from 'react'
import { useText } from '../../i18n/TextContext'
import { VisuallyHidden } from '../../parts/VisuallyHidden'
import type { InputProps } from '../Input'
import { useFocusAfterRender } from '../useFocusAfterRender'
import { useReportUnfinished } from '../useReportUnfinished'
import styles from './FileControl.module.css'
import { FileLine, RejectedFiles, StoredFileIds } from './FileLine'
import { FileZone, fileChooserProps, ReplaceButton } from './FileZone'
import { fileLimits, useFileHint } from './fileRules'
import { nameOf, sizeOf } from './fileValue'
import { MultiFileControl } from './MultiFileControl'
import { useSingleFile } from './useSingleFile'

/** One file, or several where the field is `multiple`. */
export function FileControl(props: InputProps) {
  return props.field.multiple ? <MultiFileControl {...props} /> : <SingleFileControl {...props} />
}

/** A single file that the visitor chooses or drops, replaces and removes. */
export function SingleFileControl(props: InputProps) {
  const { field, id, name, value, onChange, disabled, onUnfinished } = props
  const text = useText()
  const root = useRef<HTMLDivElement>(null)
  const focusNext = useFocusAfterRender(root)
  const { accept } = field
  const { stored, reading, rejections, announcement, choose, remove } = useSingleFile({
    value,
    onChange,
    accept,
    focusChooser: () => focusNext('input'),
  })
  useReportUnfinished(onUnfinished, reading && 'file.unfinished')
  const hint = useFileHint(accept, fileLimits.each)

  const chooser = { ...fileChooserProps(props), accept, onFiles: choose }
  return (
    <div ref={root} id={reading && id} tabIndex={reading && -1} className={styles.control}>
      {reading ? (
        <FileLine name={reading.name} size={reading.size} progress={reading.share} onRemove={remove} />
      ) : stored ? (
        <FileLine name={nameOf(stored)} size={sizeOf(stored)} disabled={disabled} onRemove={remove}>
          <ReplaceButton
            {...chooser}
            label={text('file.replace')}
            accessibleName={text('file.replaceNamed', { name: nameOf(stored) })}
          />
        </FileLine>
      ) : (
        <FileZone
          {...chooser}
          name={name}
          required={field.required}
          size={field.uploadSize}
          label={text('file.choose')}
          hint={hint}
        />
      )}
      <RejectedFiles rejections={rejections} />
      <StoredFileIds name={name} files={[stored]} />
      <VisuallyHidden live>{announcement}</VisuallyHidden>
    </div>
  )
}
