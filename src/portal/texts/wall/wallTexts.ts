import type { TextArea } from '../loadTexts'

/** The texts of the page of subscriptions. */
export const wallTexts: TextArea = {
  name: 'wall',
  files: {
    fr: () => import('./fr.json?messages'),
    de: () => import('./de.json?messages'),
    en: () => import('./en.json?messages'),
    nl: () => import('./nl.json?messages'),
  },
}
