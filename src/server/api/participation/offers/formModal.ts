import type { Action, Block, Locale } from '../../../../../schemas'
import { participationTexts } from '../participationTexts'

type Form = {
  title: string
  components: Block[]
  /** Sends the fields. */
  send: Action
  /** Path of the page with the same form, for browsers without a script. */
  path: string
}

/** Returns the action that opens a dialog with a form. */
export const formModal = ({ title, components, send, path }: Form, locale: Locale): Action<'modal'> => {
  const texts = participationTexts(locale)
  const buttons = [
    { label: texts('cancel'), kind: 'secondary' as const },
    { label: texts('send'), kind: 'primary' as const, action: send },
  ]
  return { handler: 'modal', data: { modal: { title, components, buttons }, path } }
}
