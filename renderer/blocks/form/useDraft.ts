import { useEffect, useState } from 'react'
import { isObject } from '../../../schemas/engine'
import { ignoreErrors } from '../../actions/ignoreErrors'
import type { Fields } from '../../inputs/createFields'
import type { FormField } from '../../inputs/Input'

/** Kinds that are never kept: secrets, files, and what the visitor does not see. */
const neverStored: readonly FormField['inputType'][] = ['password', 'file', 'picture', 'multi-file', 'hidden']

/** Milliseconds without typing before a draft is written. */
const debounceMs = 300

/**
 * Keeps what is typed for as long as the tab is open, so that a reload or a step back loses nothing. Where a browser
 * keeps nothing, neither does this.
 */
export function useDraft(name: string, fields: Fields): { clear(): void } {
  const [draft] = useState(() => createDraft(`beffroi draft ${name}`, fields))
  useEffect(() => draft.start(), [draft])
  return draft
}

function createDraft(key: string, fields: Fields) {
  const kept = fields.all.filter(({ inputType }) => !neverStored.includes(inputType))
  const untouched = new Map(kept.map((field) => [field.name, fields.read(field.name).value]))
  let timer: ReturnType<typeof setTimeout> | undefined

  function save(): void {
    if (timer === undefined) return
    end()
    const changed = kept.filter((field) => fields.read(field.name).value !== untouched.get(field.name))
    const values = Object.fromEntries(changed.map(({ name }) => [name, fields.read(name).value]))
    // It may be full, or refused by the visitor.
    if (changed.length > 0) ignoreErrors(() => sessionStorage.setItem(key, JSON.stringify(values)))
    else forget()
  }
  const forget = () => ignoreErrors(() => sessionStorage.removeItem(key))
  function end(): void {
    clearTimeout(timer)
    timer = undefined
  }
  function later(): void {
    clearTimeout(timer)
    timer = setTimeout(save, debounceMs)
  }

  return {
    start(): () => void {
      ignoreErrors(() => {
        const values: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
        if (isObject(values)) fields.restore(Object.fromEntries(kept.flatMap(({ name }) => own(values, name))))
      })
      // Something may have been typed before the script was there.
      later()
      const ends = kept.map(({ name }) => fields.subscribe(name, later))
      window.addEventListener('pagehide', save)
      return () => {
        save()
        window.removeEventListener('pagehide', save)
        for (const end of ends) end()
      }
    },

    clear(): void {
      end()
      forget()
    },
  }
}

const own = (values: object, name: string): [string, unknown][] =>
  Object.hasOwn(values, name) ? [[name, Reflect.get(values, name)]] : []
