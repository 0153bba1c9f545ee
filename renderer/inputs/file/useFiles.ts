import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { maxFiles } from '../../../schemas/inputs/FormField'
import { useText } from '../../i18n/TextContext'
import type { FieldValue, FormField, InputProps } from '../Input'
import { checkFile, type FileRejection, fileLimits, mediaTypeOf } from './fileRules'
import { nameOf, readFileValues, totalSize } from './fileValue'
import { readBase64 } from './readBase64'

/** A file that is queued or being read; `share` is the progress from 0 to 1. */
type FileRead = { key: number; file: File; name: string; size: number; share: number; abort: AbortController }

let lastKey = 0

/** The files of a field: the files it holds, those that are being read one after the other, and those it rejected. */
export function useFiles(field: FormField, value: FieldValue, onChange: InputProps['onChange']) {
  const text = useText()
  const [reading, setReading] = useState<readonly FileRead[]>([])
  const [rejections, setRejections] = useState<readonly FileRejection[]>([])
  const [ignored, setIgnored] = useState(0)
  const [announcement, announce] = useState('')
  const latestValue = useRef(value)
  const queue = useRef<FileRead[]>([])
  const isReading = useRef(false)
  useLayoutEffect(() => {
    latestValue.current = value
  }, [value])
  useEffect(
    () => () => {
      for (const { abort } of queue.current) abort.abort()
      queue.current = []
    },
    [],
  )

  const setFiles = (files: FieldValue) => {
    latestValue.current = files
    onChange(files)
  }
  const dequeue = (key: number) => {
    queue.current = queue.current.filter((each) => each.key !== key)
    setReading(queue.current)
  }
  const reject = (rejection: FileRejection) => setRejections((before) => [...before, rejection])

  /** Reads one file after the other, so that they stay in order. */
  const readAll = async () => {
    if (isReading.current) return
    isReading.current = true
    for (let next = queue.current[0]; next; next = queue.current[0]) {
      const { key, file, name, abort } = next
      try {
        const onProgress = (share: number) =>
          setReading((all) => all.map((each) => (each.key === key ? { ...each, share } : each)))
        const content = await readBase64(file, { signal: abort.signal, onProgress })
        const added = { filename: name, contentType: mediaTypeOf(file), file: content }
        if (!abort.signal.aborted) {
          setFiles([...readFileValues(latestValue.current), added])
          announce(text('file.added', { name }))
        }
      } catch {
        if (!abort.signal.aborted) reject({ key: 'file.refused.unreadable', name })
      }
      dequeue(key)
    }
    isReading.current = false
  }

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
      const remainingCount = maxFiles(field) - currentFiles.length - queue.current.length
      const rejected: FileRejection[] = []
      const accepted: FileRead[] = []
      let total = totalSize(currentFiles) + queue.current.reduce((sum, { size }) => sum + size, 0)
      for (const file of files.slice(0, Math.max(remainingCount, 0))) {
        const { name, size } = file
        const rejection =
          checkFile(file, { accept: field.accept, maxSize: fileLimits.each }) ??
          (total + size > fileLimits.total
            ? ({ key: 'file.refused.total', name, limit: fileLimits.total } as const)
            : undefined)
        if (rejection) {
          rejected.push(rejection)
          continue
        }
        total += size
        lastKey += 1
        accepted.push({ key: lastKey, file, name, size, share: 0, abort: new AbortController() })
      }
      setRejections(rejected)
      setIgnored(Math.max(files.length - Math.max(remainingCount, 0), 0))
      queue.current = [...queue.current, ...accepted]
      setReading(queue.current)
      void readAll()
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
    cancel(key: number): void {
      queue.current.find((each) => each.key === key)?.abort.abort()
      dequeue(key)
    },
  }
}
