import type { Edit } from 'jsonc-parser'
import { createContext, use } from 'react'
import type { Issue } from '../../../schemas'
import type { ContractWords, Wording } from '../outline/ContractWords'

/** What the fields of a form do beyond showing values. */
export type FormPorts = {
  words: ContractWords
  /** An issue as a sentence. */
  explain(issue: Issue): Wording
  /** Changes the text: `change` returns the edits of the text as it is now. */
  edit(change: (text: string) => readonly Edit[]): void
  /** Pointer of what is selected, maybe inside a field. */
  selected: string
  /** Selects the value at a pointer everywhere. */
  select(pointer: string): void
  /** Tells a change to screen readers. */
  announce(message: string): void
  /** Focuses the element whose `data-focus` is this, or that is inside it, once the change is shown. */
  focusLater(target: string): void
}

export const FormContext = createContext<FormPorts | undefined>(undefined)

export function useFormPorts(): FormPorts {
  const ports = use(FormContext)
  if (!ports) throw new Error('a field is rendered outside a FormContext')
  return ports
}
