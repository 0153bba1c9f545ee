import { createText, type Messages } from '../../../renderer/i18n/createText'
import type { Locale } from '../../../renderer/i18n/loadMessages'
import type { FormResultText, FormResultTextKey } from './PostedText'

const files: { readonly [L in Locale]: () => Promise<{ default: Messages }> } = {
  fr: () => import('../texts/posted/fr.json?messages'),
  de: () => import('../texts/posted/de.json?messages'),
  en: () => import('../texts/posted/en.json?messages'),
  nl: () => import('../texts/posted/nl.json?messages'),
}

export const loadFormResultText = async (locale: Locale): Promise<FormResultText> =>
  createText<FormResultTextKey>(locale, (await files[locale]()).default)
