import { locales } from './generated/locales'
import type { Locale } from './generated/types'

const supported: ReadonlySet<string> = new Set(locales)

/** Whether a language is one of portals. */
export const isLocale = (language: string): language is Locale => supported.has(language)
