import { useEffect, useState } from 'react'
import { formDraft } from '../../schemas/cookies/scriptItems'
import { isObject } from '../../schemas/engine'
import { ignoreErrors } from '../actions/ignoreErrors'
import type { Fields } from './createFields'
import type { InputType } from './Input'

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

  function save(): void {
    if (timer === undefined) return
    cancelSave()
    const changed = kept.filter((field) => fields.read(field.name).value !== untouched.get(field.name))
    // The storage may have no room for a picture.
    if (changed.length === 0) forget()
    else if (!store(changed)) store(changed.filter(({ inputType }) => inputType !== 'picture'))
  }
  function store(changed: typeof kept): boolean {
    const values = Object.fromEntries(changed.map(({ name }) => [name, fields.read(name).value]))
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
      cancelSave()
      forget()
    },
  }
}

const own = (values: object, name: string): [string, unknown][] =>
  Object.hasOwn(values, name) ? [[name, Reflect.get(values, name)]] : []
