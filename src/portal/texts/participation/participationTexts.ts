import type { TextArea } from '../loadTexts'

/** The texts of the pages where residents send something. */
export const participationTexts: TextArea = {
  name: 'participation',
  files: {
    fr: () => import('./fr.json?messages'),
    de: () => import('./de.json?messages'),
    en: () => import('./en.json?messages'),
    nl: () => import('./nl.json?messages'),
  },
}
