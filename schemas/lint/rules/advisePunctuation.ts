import { quote } from '../quote'

const languages: Readonly<Record<string, string>> = { fr: 'French', de: 'German', en: 'English', nl: 'Dutch' }

/**
 * Says how a text is written in its language; `others` counts further faults, as in ", and 2 more". A no-break space looks
 * like any blank, so it is named.
 */
export function advisePunctuation(wrong: string, right: string, locale: string, others = ''): string {
  const isUnseen = right.includes('\u00a0') && !wrong.includes('\u00a0')
  const unseen = isUnseen ? ' The blank is a no-break space (U+00A0).' : ''
  const language = languages[locale] ?? `the language "${locale}"`
  return `Write ${quote(right)} rather than ${quote(wrong)}${others}: that is how ${language} is punctuated.${unseen}`
}
