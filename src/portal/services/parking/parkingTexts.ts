import type { Messages } from '../../../../renderer/i18n/createText'
import { textArea } from '../../texts/TextArea'
import type fr from './texts/fr.json'

/** The texts of the pages of parking. */
export const parkingTexts = textArea(
  'parking',
  import.meta.glob<Messages>('./texts/*.json', { query: '?messages', import: 'default' }),
)

declare module '../../texts/TextArea' {
  interface AreaTexts {
    parking: typeof fr
  }
}
