import { createTexts, type Messages } from '../../texts/createTexts'
import type fr from './texts/fr.json'

/** The texts of reports: of their mails to residents and to the town. */
export const defectTexts = createTexts<keyof typeof fr>(
  import.meta.glob<Messages>('./texts/*.json', { eager: true, query: '?messages', import: 'default' }),
)

export type DefectTexts = ReturnType<typeof defectTexts>
