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

/** One file, chosen or dropped; it can be replaced and removed. */
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
  const reading = useRef<AbortController>(undefined)
  const [progress, setProgress] = useState<{ name: string; size: number; share: number }>()
  const [refusals, setRefusals] = useState<readonly FileRejection[]>([])
  const [said, say] = useState('')
  useEffect(() => () => reading.current?.abort(), [])

  useReportUnfinished(onUnfinished, progress && 'file.unfinished')

  const { accept } = field
  const hint = useFileHint(accept, fileLimits.each)
  const kept = readFileValue(value)

  const take = async ([file]: File[]) => {
    if (!file) return
    const refusal = checkFile(file, { accept, maxSize: fileLimits.each })
    setRefusals(refusal ? [refusal] : [])
    if (refusal) return
    reading.current?.abort()
    const current = new AbortController()
    const { signal } = current
    reading.current = current
    const own = { name: file.name, size: file.size }
    setProgress({ ...own, share: 0 })
    try {
      const content = await readBase64(file, { signal, onProgress: (share) => setProgress({ ...own, share }) })
      say(text('file.added', { name: file.name }))
      focusNext('input')
      onChange({ filename: file.name, contentType: mediaTypeOf(file), file: content })
    } catch {
      if (!signal.aborted) setRefusals([{ key: 'file.refused.unreadable', name: file.name }])
    }
    if (!signal.aborted) setProgress(undefined)
  }
  const remove = () => {
    reading.current?.abort()
    setProgress(undefined)
    setRefusals([])
    focusNext('input')
    if (kept) say(text('file.removed', { name: nameOf(kept) }))
    onChange(null)
  }
  const control = { id, disabled, invalid, describedBy, accept, onFiles: take }
  return (
    <div ref={root} id={progress && id} tabIndex={progress && -1} className={styles.file}>
      {progress ? (
        <FileLine name={progress.name} size={progress.size} progress={progress.share} onRemove={remove} />
      ) : kept ? (
        <FileLine name={nameOf(kept)} size={sizeOf(kept)} disabled={disabled} onRemove={remove}>
          <ReplaceButton
            {...control}
            label={text('file.replace')}
            name={text('file.replaceNamed', { name: nameOf(kept) })}
          />
        </FileLine>
      ) : (
        <FileZone {...control} name={name} required={field.required} label={text('file.choose')} hint={hint} />
      )}
      <RejectedFiles refusals={refusals} />
      <StoredFileIds name={name} files={[kept]} />
      <VisuallyHidden live>{said}</VisuallyHidden>
    </div>
  )
}
