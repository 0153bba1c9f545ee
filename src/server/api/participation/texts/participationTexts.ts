import type { Locale } from '../../../../../schemas'
import { de } from './de'
import { en } from './en'
import { fr, type ParticipationTexts } from './fr'
import { nl } from './nl'

const textsByLocale: Readonly<Record<Locale, ParticipationTexts>> = { fr, de, en, nl }

export const participationTexts = (locale: Locale): ParticipationTexts => textsByLocale[locale]
