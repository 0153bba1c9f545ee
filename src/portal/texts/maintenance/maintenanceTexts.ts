import type { Messages } from '../../../../renderer/i18n/createText'
import { textArea } from '../TextArea'
import type fr from './fr.json'

/** The texts of the page shown during maintenance. */
export const maintenanceTexts = textArea(
  'maintenance',
  import.meta.glob<Messages>('./*.json', { query: '?messages', import: 'default' }),
)

declare module '../TextArea' {
  interface AreaTexts {
    maintenance: typeof fr
  }
}
