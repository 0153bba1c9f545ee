import { createTexts, type Messages } from '../../texts/createTexts'
import type fr from './texts/fr.json'

/** The texts of tickets: of the form and of the mails. */
export const ticketTexts = createTexts<keyof typeof fr>(
  import.meta.glob<Messages>('./texts/*.json', { eager: true, query: '?messages', import: 'default' }),
)
