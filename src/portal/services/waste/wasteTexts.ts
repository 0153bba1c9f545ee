import type { Messages } from '../../../../renderer/i18n/createText'
import { textArea } from '../../texts/TextArea'
import type fr from './texts/fr.json'

/** The texts of the pages of waste. */
export const wasteTexts = textArea(
  'waste',
  import.meta.glob<Messages>('./texts/*.json', { query: '?messages', import: 'default' }),
)

declare module '../../texts/TextArea' {
  interface AreaTexts {
    waste: typeof fr
  }
}
