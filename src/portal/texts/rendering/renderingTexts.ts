import type { TextArea } from '../loadTexts'

/** Texts that only the server writes. */
export const renderingTexts: TextArea = {
  name: 'rendering',
  files: {
    fr: () => import('./fr.json?messages'),
    de: () => import('./de.json?messages'),
    en: () => import('./en.json?messages'),
    nl: () => import('./nl.json?messages'),
  },
}
