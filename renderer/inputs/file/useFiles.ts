import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { mostFiles } from '../../../schemas/inputs/mostFiles'
import { useText } from '../../i18n/TextContext'
import type { Field, FieldValue, InputProps } from '../Input'
import { checkFile, type FileRejection, fileLimits, mediaTypeOf } from './fileRules'
import { nameOf, readFileValues, totalSize } from './fileValue'
import { readBase64 } from './readBase64'

/** A file that waits or is read; `share` says how far. */
type Reading = { key: number; file: File; name: string; size: number; share: number; control: AbortController }

let keys = 0

/** The files of a field: those it holds, those that are read one after the other, and those it did not take. */
export function useFiles(field: Field, value: FieldValue, onChange: InputProps['onChange']) {
  const text = useText()
  const [reading, setReading] = useState<readonly Reading[]>([])
  const [refusals, setRefusals] = useState<readonly FileRejection[]>([])
  const [ignored, setIgnored] = useState(0)
  const [said, say] = useState('')
  const latest = useRef(value)
  const queue = useRef<Reading[]>([])
  const isBusy = useRef(false)
  useLayoutEffect(() => {
    latest.current = value
  }, [value])
  useEffect(
    () => () => {
      for (const { control } of queue.current) control.abort()
      queue.current = []
    },
    [],
  )

  const change = (files: FieldValue) => {
    latest.current = files
    onChange(files)
  }
  const drop = (key: number) => {
    queue.current = queue.current.filter((each) => each.key !== key)
    setReading(queue.current)
  }
  const refuse = (refusal: FileRejection) => setRefusals((before) => [...before, refusal])

  /** Reads one file after the other, so that they keep their order. */
  const readAll = async () => {
    if (isBusy.current) return
    isBusy.current = true
    for (let next = queue.current[0]; next; next = queue.current[0]) {
      const { key, file, name, control } = next
      try {
        const onProgress = (share: number) =>
          setReading((all) => all.map((each) => (each.key === key ? { ...each, share } : each)))
        const content = await readBase64(file, { signal: control.signal, onProgress })
        const added = { filename: name, contentType: mediaTypeOf(file), file: content }
        if (!control.signal.aborted) {
          change([...readFileValues(latest.current), added])
          say(text('file.added', { name }))
        }
      } catch {
        if (!control.signal.aborted) refuse({ key: 'file.refused.unreadable', name })
      }
      drop(key)
    }
    isBusy.current = false
  }

  return {
    kept: readFileValues(value),
    reading,
    refusals,
    /** How many of the last choice were too many. */
    ignored,
    /** What became of the last file, for those who do not see it. */
    said,

    add(files: readonly File[]): void {
      const held = readFileValues(latest.current)
      const room = mostFiles(field) - held.length - queue.current.length
      const refused: FileRejection[] = []
      const taken: Reading[] = []
      let total = totalSize(held) + queue.current.reduce((sum, { size }) => sum + size, 0)
      for (const file of files.slice(0, Math.max(room, 0))) {
        const { name, size } = file
        const refusal =
          checkFile(file, { accept: field.accept, maxSize: fileLimits.each }) ??
          (total + size > fileLimits.total
            ? ({ key: 'file.refused.total', name, limit: fileLimits.total } as const)
            : undefined)
        if (refusal) {
          refused.push(refusal)
          continue
        }
        total += size
        keys += 1
        taken.push({ key: keys, file, name, size, share: 0, control: new AbortController() })
      }
      setRefusals(refused)
      setIgnored(Math.max(files.length - Math.max(room, 0), 0))
      queue.current = [...queue.current, ...taken]
      setReading(queue.current)
      void readAll()
    },

    remove(index: number): void {
      const held = readFileValues(latest.current)
      const gone = held[index]
      if (gone) say(text('file.removed', { name: nameOf(gone) }))
      setIgnored(0)
      setRefusals([])
      change(held.filter((_, place) => place !== index))
    },

    /** Stops reading a file. */
    giveUp(key: number): void {
      queue.current.find((each) => each.key === key)?.control.abort()
      drop(key)
    },
  }
}
