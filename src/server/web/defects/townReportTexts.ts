import { createTexts, type Messages } from '../../texts/createTexts'
import type fr from './texts/fr.json'

/** The texts of the page where a town works on a report. */
export const townReportTexts = createTexts<keyof typeof fr>(
  import.meta.glob<Messages>('./texts/*.json', { eager: true, query: '?messages', import: 'default' }),
)

export type TownReportTexts = ReturnType<typeof townReportTexts>
