import type { Messages } from '../../../../../renderer/i18n/createText'
import { textArea } from '../../../texts/TextArea'
import type fr from './texts/fr.json'

/** The texts of the scan page. */
export const gateTexts = textArea(
  'tickets/gate',
  import.meta.glob<Messages>('./texts/*.json', { query: '?messages', import: 'default' }),
)

declare module '../../../texts/TextArea' {
  interface AreaTexts {
    gate: typeof fr
  }
}
