import type { Locale } from '../../../../schemas'
import { de } from './de'
import { en } from './en'
import { fr, type Texts } from './fr'
import { nl } from './nl'

const textsByLocale: Readonly<Record<Locale, Texts>> = { fr, de, en, nl }

export const textsOf = (locale: Locale): Texts => textsByLocale[locale]

/** Replaces each `{name}` by its value. */
export const interpolate = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
