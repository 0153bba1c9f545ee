import { useEffect, useRef, useState } from 'react'
import { mediaTypeOf } from './fileRules'
import type { UploadedFile } from './fileValue'
import { readBase64 } from './readBase64'

/** A file that is queued or being read; `share` is the progress from 0 to 1. */
type FileRead = { key: number; file: File; name: string; size: number; share: number; abort: AbortController }

type Options = {
  onRead(file: UploadedFile): void
  onUnreadable(name: string): void
}

let lastKey = 0

/** Reads files one after the other, so that they stay in order, until the component unmounts. */
export function useReadQueue({ onRead, onUnreadable }: Options) {
  const [reading, setReading] = useState<readonly FileRead[]>([])
  const queue = useRef<FileRead[]>([])
  const isReading = useRef(false)
  useEffect(
    () => () => {
      for (const { abort } of queue.current) abort.abort()
      queue.current = []
    },
    [],
  )

  const dequeue = (key: number) => {
    queue.current = queue.current.filter((each) => each.key !== key)
    setReading(queue.current)
  }

  const readAll = async () => {
    if (isReading.current) return
    isReading.current = true
    for (let next = queue.current[0]; next; next = queue.current[0]) {
      const { key, file, name, abort } = next
      try {
        const onProgress = (share: number) =>
          setReading((all) => all.map((each) => (each.key === key ? { ...each, share } : each)))
        const content = await readBase64(file, { signal: abort.signal, onProgress })
        if (!abort.signal.aborted) onRead({ filename: name, contentType: mediaTypeOf(file), file: content })
      } catch {
        if (!abort.signal.aborted) onUnreadable(name)
      }
      dequeue(key)
    }
    isReading.current = false
  }

  return {
    /** The queued files with their progress, for display. */
    reading,

    /** The queued files at this moment. */
    queued: (): readonly FileRead[] => queue.current,

    add(files: readonly File[]): void {
      const added = files.map((file) => {
        lastKey += 1
        return { key: lastKey, file, name: file.name, size: file.size, share: 0, abort: new AbortController() }
      })
      queue.current = [...queue.current, ...added]
      setReading(queue.current)
      void readAll()
    },

    /** Stops reading a file. */
    cancel(key: number): void {
      queue.current.find((each) => each.key === key)?.abort.abort()
      dequeue(key)
    },
  }
}
