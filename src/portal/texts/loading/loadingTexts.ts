import type { Messages } from '../../../../renderer/i18n/createText'
import { textArea } from '../TextArea'
import type fr from './fr.json'

/** The text that stands in place of a part of the page that failed to load. */
export const loadingTexts = textArea(
  'loading',
  import.meta.glob<Messages>('./*.json', { query: '?messages', import: 'default' }),
)

declare module '../TextArea' {
  interface AreaTexts {
    loading: typeof fr
  }
}
