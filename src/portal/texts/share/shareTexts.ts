import type { Messages } from '../../../../renderer/i18n/createText'
import { textArea } from '../TextArea'
import type fr from './fr.json'

/** The texts of the dialog that shares a page. */
export const shareTexts = textArea(
  'share',
  import.meta.glob<Messages>('./*.json', { query: '?messages', import: 'default' }),
)

declare module '../TextArea' {
  interface AreaTexts {
    share: typeof fr
  }
}
