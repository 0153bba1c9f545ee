import { useEffect, useRef, useState } from 'react'
import { useText } from '../../i18n/TextContext'
import { VisuallyHidden } from '../../parts/VisuallyHidden'
import type { InputProps } from '../Input'
import { useFocusAfterRender } from '../useFocusAfterRender'
import { useReportUnfinished } from '../useReportUnfinished'
import styles from './FileControl.module.css'
import { FileLine, RejectedFiles, StoredFileIds } from './FileLine'
import { FileZone, ReplaceButton } from './FileZone'
import { checkFile, type FileRejection, fileLimits, mediaTypeOf, useFileHint } from './fileRules'
import { nameOf, readFileValue, sizeOf } from './fileValue'
import { MultiFileControl } from './MultiFileControl'
import { readBase64 } from './readBase64'

/** One file, or several where the field is `multiple`. */
export function FileControl(props: InputProps) {
  return props.field.multiple ? <MultiFileControl {...props} /> : <SingleFileControl {...props} />
}

/** A single file that the visitor chooses or drops, replaces and removes. */
export function SingleFileControl({
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
  const root = useRef<HTMLDivElement>(null)
  const focusNext = useFocusAfterRender(root)
  const abort = useRef<AbortController>(undefined)
  const [progress, setProgress] = useState<{ name: string; size: number; share: number }>()
  const [rejections, setRejections] = useState<readonly FileRejection[]>([])
  const [announcement, announce] = useState('')
  useEffect(() => () => abort.current?.abort(), [])

  useReportUnfinished(onUnfinished, progress && 'file.unfinished')

  const { accept } = field
  const hint = useFileHint(accept, fileLimits.each)
  const stored = readFileValue(value)

  const choose = async ([file]: File[]) => {
    if (!file) return
    const rejection = checkFile(file, { accept, maxSize: fileLimits.each })
    setRejections(rejection ? [rejection] : [])
    if (rejection) return
    abort.current?.abort()
    const controller = new AbortController()
    const { signal } = controller
    abort.current = controller
    const fileInfo = { name: file.name, size: file.size }
    setProgress({ ...fileInfo, share: 0 })
    try {
      const content = await readBase64(file, { signal, onProgress: (share) => setProgress({ ...fileInfo, share }) })
      announce(text('file.added', { name: file.name }))
      focusNext('input')
      onChange({ filename: file.name, contentType: mediaTypeOf(file), file: content })
    } catch {
      if (!signal.aborted) setRejections([{ key: 'file.refused.unreadable', name: file.name }])
    }
    if (!signal.aborted) setProgress(undefined)
  }
  const remove = () => {
    abort.current?.abort()
    setProgress(undefined)
    setRejections([])
    focusNext('input')
    if (stored) announce(text('file.removed', { name: nameOf(stored) }))
    onChange(null)
  }
  const control = { id, disabled, invalid, describedBy, accept, onFiles: choose }
  return (
    <div ref={root} id={progress && id} tabIndex={progress && -1} className={styles.control}>
      {progress ? (
        <FileLine name={progress.name} size={progress.size} progress={progress.share} onRemove={remove} />
      ) : stored ? (
        <FileLine name={nameOf(stored)} size={sizeOf(stored)} disabled={disabled} onRemove={remove}>
          <ReplaceButton
            {...control}
            label={text('file.replace')}
            name={text('file.replaceNamed', { name: nameOf(stored) })}
          />
        </FileLine>
      ) : (
        <FileZone {...control} name={name} required={field.required} label={text('file.choose')} hint={hint} />
      )}
      <RejectedFiles rejections={rejections} />
      <StoredFileIds name={name} files={[stored]} />
      <VisuallyHidden live>{announcement}</VisuallyHidden>
    </div>
  )
}
