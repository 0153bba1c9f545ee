import { createTexts, type Messages } from '../../texts/createTexts'
import type fr from './texts/fr.json'

/** The texts of waste: of its mails and of its calendar files. */
export const wasteTexts = createTexts<keyof typeof fr>(
  import.meta.glob<Messages>('./texts/*.json', { eager: true, query: '?messages', import: 'default' }),
)

export type WasteTexts = ReturnType<typeof wasteTexts>
