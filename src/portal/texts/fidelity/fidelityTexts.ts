import type { TextArea } from '../loadTexts'

/** The texts of the pages of loyalty cards. */
export const fidelityTexts: TextArea = {
  name: 'fidelity',
  files: {
    fr: () => import('./fr.json?messages'),
    de: () => import('./de.json?messages'),
    en: () => import('./en.json?messages'),
    nl: () => import('./nl.json?messages'),
  },
}
