import { createText, type Messages, type Text } from '../../../../renderer/i18n/createText'
import type { Locale } from '../../../../renderer/i18n/loadMessages'
import type fr from '../../texts/formResult/fr.json'

/** Keys of the texts about posted forms. Only the server uses them. */
export type FormResultTextKey = keyof typeof fr

export type FormResultText = Text<FormResultTextKey>

const files: { readonly [L in Locale]: () => Promise<{ default: Messages }> } = {
  fr: () => import('../../texts/formResult/fr.json?messages'),
  de: () => import('../../texts/formResult/de.json?messages'),
  en: () => import('../../texts/formResult/en.json?messages'),
  nl: () => import('../../texts/formResult/nl.json?messages'),
}

export const loadFormResultText = async (locale: Locale): Promise<FormResultText> =>
  createText<FormResultTextKey>(locale, (await files[locale]()).default)
