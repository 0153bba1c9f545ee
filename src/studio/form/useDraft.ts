import { useState } from 'react'
import { editField } from './editField'
import type { ControlField } from './Field'
import { useFormPorts } from './FormPorts'
import { inputText, parseInput } from './inputText'

/** The text of a control while somebody types in it: `shown` is the text that the value had, `value` what the text means. */
type Draft = { text: string; shown: string } & ({ isWrong: true } | { isWrong: false; value: unknown })

/**
 * The text of a field's control, and a function that takes what is typed. A text that is no value stays in the control and changes
 * nothing, until the value changes elsewhere.
 */
export function useDraft(field: ControlField): { text: string; isWrong: boolean; type(text: string): void } {
  const { edit } = useFormPorts()
  const [draft, setDraft] = useState<Draft>()
  const shown = inputText(field)
  const isCurrent = draft && (draft.isWrong ? draft.shown === shown : Object.is(draft.value, field.value))
  const type = (text: string) => {
    const parsed = parseInput(field, text)
    if ('isWrong' in parsed) {
      setDraft({ text, shown, isWrong: true })
      return
    }
    setDraft({ text, shown, isWrong: false, value: parsed.value })
    edit((whole) => editField(whole, field, { do: 'set', value: parsed.value }))
  }
  return { text: isCurrent ? draft.text : shown, isWrong: isCurrent ? draft.isWrong : false, type }
}
