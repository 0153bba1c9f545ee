import { useState } from 'react'
import { useText } from '../../i18n/TextContext'
import type { InputProps } from '../Input'
import { useLatestSignal } from '../useLatestSignal'
import { checkFile, type FileRejection, fileLimits, mediaTypeOf } from './fileRules'
import { nameOf, readFileValue } from './fileValue'
import { readBase64 } from './readBase64'

/** The file that is being read; `share` is the progress from 0 to 1. */
type FileRead = { name: string; size: number; share: number }

type Options = Pick<InputProps, 'value' | 'onChange'> & {
  accept: string | undefined
  /** Focuses the file chooser when it is rendered next. */
  focusChooser(): void
}

/** The file of a field: the file it holds, the one that is being read, and the one it rejected. */
export function useSingleFile({ value, onChange, accept, focusChooser }: Options) {
  const text = useText()
  const latest = useLatestSignal()
  const [reading, setReading] = useState<FileRead>()
  const [rejections, setRejections] = useState<readonly FileRejection[]>([])
  const [announcement, announce] = useState('')
  const stored = readFileValue(value)

  const read = async (file: File) => {
    const signal = latest.start()
    const { name, size } = file
    setReading({ name, size, share: 0 })
    try {
      const content = await readBase64(file, { signal, onProgress: (share) => setReading({ name, size, share }) })
      announce(text('file.added', { name }))
      focusChooser()
      onChange({ filename: name, contentType: mediaTypeOf(file), file: content })
    } catch {
      if (!signal.aborted) setRejections([{ key: 'file.refused.unreadable', name }])
    }
    if (!signal.aborted) setReading(undefined)
  }

  return {
    stored,
    reading,
    rejections,
    /** Announces what happened to the file. */
    announcement,

    async choose([file]: File[]): Promise<void> {
      if (!file) return
      const rejection = checkFile(file, { accept, maxSize: fileLimits.each })
      setRejections(rejection ? [rejection] : [])
      if (!rejection) await read(file)
    },

    remove(): void {
      latest.abort()
      setReading(undefined)
      setRejections([])
      focusChooser()
      if (stored) announce(text('file.removed', { name: nameOf(stored) }))
      onChange(null)
    },
  }
}
