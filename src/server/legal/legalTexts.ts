import { createTexts, type Messages, type Texts } from '../texts/createTexts'
import type fr from './texts/fr.json'

export type LegalText = Texts<keyof typeof fr>

/** The texts that stand for the legal pages that a town has not written. */
export const legalTexts = createTexts<keyof typeof fr>(
  import.meta.glob<Messages>('./texts/*.json', { eager: true, query: '?messages', import: 'default' }),
)
