import { createText, type Messages, type Text } from '../../../../renderer/i18n/createText'
import type { Locale } from '../../../../schemas/engine'
import type fr from '../../texts/formResult/fr.json'
import { textArea } from '../../texts/TextArea'

/** Keys of the texts about posted forms. Only the server uses them. */
export type FormResultTextKey = keyof typeof fr

export type FormResultText = Text<FormResultTextKey>

const texts = textArea(
  'formResult',
  import.meta.glob<Messages>('../../texts/formResult/*.json', { query: '?messages', import: 'default' }),
)

export const loadFormResultText = async (locale: Locale): Promise<FormResultText> =>
  createText<FormResultTextKey>(locale, await texts.load(locale))
