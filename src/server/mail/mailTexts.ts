import { createTexts, type Messages } from '../texts/createTexts'
import type fr from './texts/fr.json'

/** The texts of all mails. */
export const mailTexts = createTexts<keyof typeof fr>(
  import.meta.glob<Messages>('./texts/*.json', { eager: true, query: '?messages', import: 'default' }),
)

export type MailTexts = ReturnType<typeof mailTexts>
