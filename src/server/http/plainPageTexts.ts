import { createTexts, type Messages } from '../texts/createTexts'
import type fr from './texts/fr.json'

/** The texts of the pages that the server renders without the portal. */
export const plainPageTexts = createTexts<keyof typeof fr>(
  import.meta.glob<Messages>('./texts/*.json', { eager: true, query: '?messages', import: 'default' }),
)
