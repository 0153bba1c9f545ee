import type { Messages } from '../../../../renderer/i18n/createText'
import { textArea } from '../../texts/TextArea'
import type fr from './texts/fr.json'

/** The texts of favourites: of the heart, and of their pages. */
export const favouriteTexts = textArea(
  'favourites',
  import.meta.glob<Messages>('./texts/*.json', { query: '?messages', import: 'default' }),
)

declare module '../../texts/TextArea' {
  interface AreaTexts {
    favourites: typeof fr
  }
}
