import { type RefObject, useEffect } from 'react'
import { ignoreErrors } from '../../../../renderer/actions/ignoreErrors'
import { formDraft } from '../../../../schemas/cookies/scriptItems'
import { isObject, own } from '../../../../schemas/engine'

/** Fields of one line without a secret: passwords and codes are never stored. */
const keptFields = 'input:is([type=text], [type=email]):not([autocomplete="one-time-code"])'

/**
 * Keeps what is typed into the empty fields of a form of an account in the session storage, so that a reload or a change of language loses nothing.
 * The function that it returns forgets it, once the form was sent.
 */
export function useTypedTexts(form: RefObject<HTMLFormElement | null>, name: string): () => void {
  const key = `${formDraft.name} account ${name}`
  useEffect(() => {
    const element = form.current
    if (!element) return
    // A field that comes with a value shows that one.
    const inputs = [...element.querySelectorAll<HTMLInputElement>(keptFields)].filter((input) => !input.defaultValue)
    ignoreErrors(() => {
      const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
      for (const input of inputs) {
        const value = isObject(kept) ? own(kept, input.name) : undefined
        // The browser or the visitor may have filled it before hydration.
        if (typeof value === 'string' && !input.value) input.value = value
      }
    })
    const save = () => {
      const values = Object.fromEntries(inputs.map((input) => [input.name, input.value]))
      // The storage may be full or disabled.
      ignoreErrors(() => sessionStorage.setItem(key, JSON.stringify(values)))
    }
    element.addEventListener('input', save)
    return () => element.removeEventListener('input', save)
  }, [form, key])
  return () => ignoreErrors(() => sessionStorage.removeItem(key))
}
