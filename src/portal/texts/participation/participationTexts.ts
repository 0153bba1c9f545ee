import type { TextArea } from '../loadTexts'

/** The texts of the participation pages. */
export const participationTexts: TextArea = {
  name: 'participation',
  files: {
    fr: () => import('./fr.json?messages'),
    de: () => import('./de.json?messages'),
    en: () => import('./en.json?messages'),
    nl: () => import('./nl.json?messages'),
  },
}
