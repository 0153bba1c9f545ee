import type { Action, Block } from '../../../../../schemas'
import type { FormField } from '../../../../../schemas/inputs/FormField'
import type { Locale } from '../../Scope'
import { participationTexts } from '../texts/participationTexts'

/** An action that opens a dialog of fields, which `send` sends. */
export const formModal = (title: string, components: Block[], send: Action, locale: Locale): Action<'modal'> => {
  const { cancel, send: label } = participationTexts(locale)
  const buttons = [
    { label: cancel, kind: 'secondary' as const },
    { label, kind: 'primary' as const, action: send },
  ]
  return { handler: 'modal', data: { modal: { title, components, buttons } } }
}

/** A field as a block of its own. */
export const fieldBlock = ({ value: _, ...data }: FormField): Block => ({ type: 'dynamic-input', data: { ...data } })
