import type { TextArea } from '../loadTexts'

/** The texts of favourites: of the heart, and of their pages. */
export const favouriteTexts: TextArea = {
  name: 'favourites',
  files: {
    fr: () => import('./fr.json?messages'),
    de: () => import('./de.json?messages'),
    en: () => import('./en.json?messages'),
    nl: () => import('./nl.json?messages'),
  },
}
