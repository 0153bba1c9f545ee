import type { Messages } from '../../../../renderer/i18n/createText'
import { textArea } from '../TextArea'
import type fr from './fr.json'

/** The texts of the pages that stand in place of one that does not exist or cannot be shown. */
export const failureTexts = textArea(
  'failure',
  import.meta.glob<Messages>('./*.json', { query: '?messages', import: 'default' }),
)

declare module '../TextArea' {
  interface AreaTexts {
    failure: typeof fr
  }
}
