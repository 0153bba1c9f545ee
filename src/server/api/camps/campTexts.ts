import { createTexts, type Messages } from '../../texts/createTexts'
import type fr from './texts/fr.json'

/** The texts of camps: of their form and of their mails. */
export const campTexts = createTexts<keyof typeof fr>(
  import.meta.glob<Messages>('./texts/*.json', { eager: true, query: '?messages', import: 'default' }),
)

export type CampTexts = ReturnType<typeof campTexts>
