import { useLayoutEffect, useRef, useState } from 'react'
import { maxFiles } from '../../../schemas/inputs/FormField'
import { useText } from '../../i18n/TextContext'
import type { FieldValue, FormField, InputProps } from '../Input'
import { chooseFiles } from './chooseFiles'
import { type FileRejection, fileLimits } from './fileRules'
import { nameOf, readFileValues, totalSize } from './fileValue'
import { useReadQueue } from './useReadQueue'

/** The files of a field: the files it holds, those that are being read one after the other, and those it rejected. */
export function useFiles(field: FormField, value: FieldValue, onChange: InputProps['onChange']) {
  const text = useText()
  const [rejections, setRejections] = useState<readonly FileRejection[]>([])
  const [ignored, setIgnored] = useState(0)
  const [announcement, announce] = useState('')
  const latestValue = useRef(value)
  useLayoutEffect(() => {
    latestValue.current = value
  }, [value])

  const setFiles = (files: FieldValue) => {
    latestValue.current = files
    onChange(files)
  }
  const { reading, queued, add, cancel } = useReadQueue({
    onRead(file) {
      setFiles([...readFileValues(latestValue.current), file])
      announce(text('file.added', { name: file.filename }))
    },
    onUnreadable: (name) => setRejections((before) => [...before, { key: 'file.refused.unreadable', name }]),
  })

  return {
    files: readFileValues(value),
    reading,
    rejections,
    /** Number of files of the last choice that exceeded the maximum. */
    ignored,
    /** Announces what happened to the last file. */
    announcement,

    add(files: readonly File[]): void {
      const currentFiles = readFileValues(latestValue.current)
      const queuedSize = queued().reduce((sum, { size }) => sum + size, 0)
      const choice = chooseFiles(files, {
        accept: field.accept,
        maxCount: maxFiles(field) - currentFiles.length - queued().length,
        maxTotal: fileLimits.total - totalSize(currentFiles) - queuedSize,
      })
      setRejections(choice.rejections)
      setIgnored(choice.ignored)
      add(choice.accepted)
    },

    remove(index: number): void {
      const currentFiles = readFileValues(latestValue.current)
      const removed = currentFiles[index]
      if (removed) announce(text('file.removed', { name: nameOf(removed) }))
      setIgnored(0)
      setRejections([])
      setFiles(currentFiles.filter((_, other) => other !== index))
    },

    /** Stops reading a file. */
    cancel,
  }
}
