import { useEffect, useState } from 'react'
import { formDraft } from '../../schemas/cookies/deferredItems'
import { isObject } from '../../schemas/engine'
import { ignoreErrors } from '../actions/ignoreErrors'
import type { Fields } from './createFields'
import { readFileValue } from './file/fileValue'
import type { FieldValue, FormField, InputType } from './Input'

/**
 * Types that are never stored: secrets, files and hidden fields. Pictures are stored, because cropping keeps them
 * small.
 */
const neverStored: readonly InputType[] = ['password', 'file', 'multi-file', 'hidden']

/** Milliseconds without typing before a draft is written. */
const debounceMs = 300

/**
 * Keeps the values of fields in the session storage, so that a reload or going back loses nothing. Does nothing
 * without a name, or in browsers without a session storage. Fields that show again what was typed, because a post without
 * a script was refused, hold more than an earlier draft: only a picture is taken from it, which no post brings back.
 */
export function useDraft(name: string | undefined, fields: Fields, { isTyped = false } = {}): Draft {
  const [draft] = useState(() =>
    name === undefined ? noDraft : createDraft(`${formDraft.name} ${name}`, fields, isTyped),
  )
  useEffect(() => draft.start(), [draft])
  return draft
}

/**
 * The form that writes the draft of a key. A form that opens again writes its own, and the earlier one, which may still
 * shrink a picture, no longer does.
 */
const writers = new Map<string, object>()

type Draft = { start(): () => void; clear(): void }

const noDraft: Draft = { start: () => () => {}, clear() {} }

function createDraft(key: string, fields: Fields, isTyped: boolean): Draft {
  const storedFields = fields.all.filter(({ inputType }) => !neverStored.includes(inputType))
  const restoredFields = isTyped ? storedFields.filter(({ inputType }) => inputType === 'picture') : storedFields
  const initialValues = new Map(restoredFields.map((field) => [field.name, fields.read(field.name).value]))
  const storage = createDraftStorage(key, fields)
  let timer: ReturnType<typeof setTimeout> | undefined

  function save(): void {
    if (timer === undefined) return
    cancelSave()
    storage.write(storedFields.filter(({ name }) => fields.read(name).value !== initialValues.get(name)))
  }
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
      writers.set(key, fields)
      ignoreErrors(() => {
        const values: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
        if (isObject(values))
          fields.restore(Object.fromEntries(restoredFields.flatMap(({ name }) => entryOf(values, name))))
      })
      // The visitor may have typed before hydration.
      scheduleSave()
      const unsubscribes = storedFields.map(({ name }) => fields.subscribe(name, scheduleSave))
      window.addEventListener('pagehide', save)
      return () => {
        save()
        window.removeEventListener('pagehide', save)
        for (const unsubscribe of unsubscribes) unsubscribe()
      }
    },

    clear(): void {
      cancelSave()
      storage.clear()
    },
  }
}

/** Creates the storage of the draft of a key. It keeps pictures smaller than the fields do when they have no room. */
function createDraftStorage(key: string, fields: Fields) {
  /** Shrunk copies of pictures that the storage has no room for, by their original values. */
  const shrunkValues = new Map<FieldValue, FieldValue>()
  let isCleared = false

  const remove = () => ignoreErrors(() => sessionStorage.removeItem(key))
  function store(changed: readonly FormField[]): boolean {
    const storedValueOf = (name: string) => {
      const { value } = fields.read(name)
      return shrunkValues.get(value) ?? value
    }
    const values = Object.fromEntries(changed.map(({ name }) => [name, storedValueOf(name)]))
    try {
      sessionStorage.setItem(key, JSON.stringify(values))
      return true
    } catch {
      return false
    }
  }
  async function storeShrunk(changed: readonly FormField[]): Promise<void> {
    const { shrinkPicture } = await import('./picture/pictureFile')
    for (const side of [1024, 512]) {
      for (const { name, inputType } of changed) {
        const { value } = fields.read(name)
        const picture = inputType === 'picture' ? readFileValue(value) : undefined
        if (typeof picture === 'object') shrunkValues.set(value, await shrinkPicture(picture, side))
      }
      if (isCleared || writers.get(key) !== fields || store(changed)) return
    }
  }

  return {
    /** Stores the values of the changed fields; removes the draft when there are none. */
    write(changed: readonly FormField[]): void {
      isCleared = false
      if (changed.length === 0) remove()
      if (changed.length === 0 || store(changed)) return
      // The storage may lack room for a picture, or even for a shrunk copy.
      store(changed.filter(({ inputType }) => inputType !== 'picture'))
      void storeShrunk(changed).catch(() => {})
    },

    clear(): void {
      isCleared = true
      remove()
    },
  }
}

const entryOf = (values: object, name: string): [string, unknown][] =>
  Object.hasOwn(values, name) ? [[name, Reflect.get(values, name)]] : []
