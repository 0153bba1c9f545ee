import { useEffect, useRef, useState } from 'react'
import { useText } from '../../i18n/TextContext'
import { VisuallyHidden } from '../../parts/VisuallyHidden'
import type { InputProps } from '../Input'
import { useUnfinished } from '../useUnfinished'
import { typeOf } from './acceptsFile'
import { FileLine } from './FileLine'
import { FileZone } from './FileZone'
import { fileLimits } from './fileLimits'
import { KeptIds } from './KeptIds'
import styles from './OneFile.module.css'
import { Refusals } from './Refusals'
import { ReplaceButton } from './ReplaceButton'
import { readBase64 } from './readBase64'
import { type Refusal, refuseFile } from './refuseFile'
import { nameOf, readUploaded, sizeOf } from './uploadedFile'
import { useFileHint } from './useFileHint'
import { useFocusNext } from './useFocusNext'

/** One file, chosen or dropped; it can be replaced and removed. */
export function OneFile({
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
  const focusNext = useFocusNext(root)
  const reading = useRef<AbortController>(undefined)
  const [progress, setProgress] = useState<{ name: string; size: number; share: number }>()
  const [refusals, setRefusals] = useState<readonly Refusal[]>([])
  const [said, say] = useState('')
  useEffect(() => () => reading.current?.abort(), [])

  useUnfinished(onUnfinished, progress && 'file.unfinished')

  const { accept } = field
  const hint = useFileHint(accept, fileLimits.each)
  const kept = readUploaded(value)

  const take = async ([file]: File[]) => {
    if (!file) return
    const refusal = refuseFile(file, { accept, most: fileLimits.each })
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
      onChange({ filename: file.name, contentType: typeOf(file), file: content })
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
      <Refusals refusals={refusals} />
      <KeptIds name={name} files={[kept]} />
      <VisuallyHidden live>{said}</VisuallyHidden>
    </div>
  )
}
