import type { Action, Block } from '../../../../../schemas'
import type { FormField } from '../../../../../schemas/inputs/FormField'
import type { Locale } from '../../Scope'
import { participationTexts } from '../texts/participationTexts'

type Form = {
  title: string
  components: Block[]
  /** Sends the fields. */
  send: Action
  /** Path of the page with the same form, for browsers without a script. */
  path: string
}

/** An action that opens a dialog of fields. */
export const formModal = ({ title, components, send, path }: Form, locale: Locale): Action<'modal'> => {
  const { cancel, send: label } = participationTexts(locale)
  const buttons = [
    { label: cancel, kind: 'secondary' as const },
    { label, kind: 'primary' as const, action: send },
  ]
  return { handler: 'modal', data: { modal: { title, components, buttons }, path } }
}

/** A field as a block of its own, which holds a value if there is one. */
export function fieldBlock({ value: _, ...field }: FormField, value?: unknown): Block {
  const data: Block<'dynamic-input'>['data'] = { ...field }
  // The schema leaves the value open, so the generated type is that of an object.
  return { type: 'dynamic-input', data: value === undefined ? data : Object.assign(data, { value }) }
}
