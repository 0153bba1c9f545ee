import { type RefObject, useEffect } from 'react'
import { ignoreErrors } from '../../../../../renderer/actions/ignoreErrors'
import { formDraft } from '../../../../../schemas/cookies/deferredItems'
import { isObject, own } from '../../../../../schemas/engine'

/** Text fields without a secret: passwords and codes are never stored. */
const storedFields = 'input:is([type=text], [type=email]):not([autocomplete="one-time-code"])'

/**
 * Keeps the typed text of an account form in the session storage, so that a reload or a change of language loses
 * nothing. Returns the function that deletes the draft, to call once the form is sent.
 */
export function useAccountDraft(form: RefObject<HTMLFormElement | null>, name: string): () => void {
  const key = `${formDraft.name} account ${name}`
  useEffect(() => {
    const element = form.current
    if (!element) return
    // A field with a default value keeps it.
    const inputs = [...element.querySelectorAll<HTMLInputElement>(storedFields)].filter((input) => !input.defaultValue)
    ignoreErrors(() => {
      const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
      for (const input of inputs) {
        const value = isObject(draft) ? own(draft, input.name) : undefined
        // The browser or the visitor may have filled it before hydration.
        if (typeof value === 'string' && !input.value) input.value = value
      }
    })
    const save = () => {
      const values = Object.fromEntries(inputs.map((input) => [input.name, input.value]))
      // The storage may be full or disabled.
      ignoreErrors(() => sessionStorage.setItem(key, JSON.stringify(values)))
    }
    // The visitor may have typed before hydration.
    if (inputs.some(({ value }) => value)) save()
    element.addEventListener('input', save)
    return () => element.removeEventListener('input', save)
  }, [form, key])
  return () => ignoreErrors(() => sessionStorage.removeItem(key))
}
