import type { Messages } from '../../../../renderer/i18n/createText'
import { textArea } from '../TextArea'
import type fr from './fr.json'

/** The texts of the pages that list events and news. */
export const listTexts = textArea(
  'lists',
  import.meta.glob<Messages>('./*.json', { query: '?messages', import: 'default' }),
)

declare module '../TextArea' {
  interface AreaTexts {
    lists: typeof fr
  }
}
