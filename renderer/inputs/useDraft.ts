import { useEffect, useState } from 'react'
import { formDraft } from '../../schemas/cookies/scriptItems'
import { isObject } from '../../schemas/engine'
import { ignoreErrors } from '../actions/ignoreErrors'
import type { Fields } from './createFields'
import { readFileValue } from './file/fileValue'
import type { FieldValue, InputType } from './Input'

/** Types that are never stored: secrets, files and hidden fields. A picture is small, as it was cropped. */
const neverStored: readonly InputType[] = ['password', 'file', 'multi-file', 'hidden']

/** Milliseconds without typing before a draft is written. */
const debounceMs = 300

/**
 * Keeps what is typed in the session storage, so that a reload or a step back loses nothing. Does nothing where the browser
 * has no session storage. Without a name nothing is kept.
 */
export function useDraft(name: string | undefined, fields: Fields): Draft {
  const [draft] = useState(() => (name === undefined ? noDraft : createDraft(`${formDraft.name} ${name}`, fields)))
  useEffect(() => draft.start(), [draft])
  return draft
}

type Draft = { start(): () => void; clear(): void }

const noDraft: Draft = { start: () => () => {}, clear() {} }

function createDraft(key: string, fields: Fields): Draft {
  const kept = fields.all.filter(({ inputType }) => !neverStored.includes(inputType))
  const untouched = new Map(kept.map((field) => [field.name, fields.read(field.name).value]))
  let timer: ReturnType<typeof setTimeout> | undefined
  let isCleared = false
  /** Small copies of pictures that the storage has no room for, by their values. */
  const smaller = new Map<FieldValue, FieldValue>()

  function save(): void {
    if (timer === undefined) return
    cancelSave()
    isCleared = false
    const changed = kept.filter((field) => fields.read(field.name).value !== untouched.get(field.name))
    if (changed.length === 0) forget()
    if (changed.length === 0 || store(changed)) return
    // The storage may have no room for a picture, or for a small copy of it only.
    store(changed.filter(({ inputType }) => inputType !== 'picture'))
    void storeSmaller(changed).catch(() => {})
  }
  async function storeSmaller(changed: typeof kept): Promise<void> {
    const { shrinkPicture } = await import('./picture/pictureFile')
    for (const side of [1024, 512]) {
      for (const { name, inputType } of changed) {
        const { value } = fields.read(name)
        const picture = inputType === 'picture' ? readFileValue(value) : undefined
        if (typeof picture === 'object') smaller.set(value, await shrinkPicture(picture, side))
      }
      if (!isCleared && store(changed)) return
    }
  }
  function store(changed: typeof kept): boolean {
    const keptOf = (name: string) => {
      const { value } = fields.read(name)
      return smaller.get(value) ?? value
    }
    const values = Object.fromEntries(changed.map(({ name }) => [name, keptOf(name)]))
    try {
      sessionStorage.setItem(key, JSON.stringify(values))
      return true
    } catch {
      return false
    }
  }
  const forget = () => ignoreErrors(() => sessionStorage.removeItem(key))
  function cancelSave(): void {
    clearTimeout(timer)
    timer = undefined
  }
  function scheduleSave(): void {
    clearTimeout(timer)
    timer = setTimeout(save, debounceMs)
  }

  return {
    start(): () => void {
      ignoreErrors(() => {
        const values: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
        if (isObject(values)) fields.restore(Object.fromEntries(kept.flatMap(({ name }) => own(values, name))))
      })
      // The visitor may have typed before hydration.
      scheduleSave()
      const unsubscribes = kept.map(({ name }) => fields.subscribe(name, scheduleSave))
      window.addEventListener('pagehide', save)
      return () => {
        save()
        window.removeEventListener('pagehide', save)
        for (const unsubscribe of unsubscribes) unsubscribe()
      }
    },

    clear(): void {
      isCleared = true
      cancelSave()
      forget()
    },
  }
}

const own = (values: object, name: string): [string, unknown][] =>
  Object.hasOwn(values, name) ? [[name, Reflect.get(values, name)]] : []
