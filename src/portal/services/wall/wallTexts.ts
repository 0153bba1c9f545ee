import type { Messages } from '../../../../renderer/i18n/createText'
import { textArea } from '../../texts/TextArea'
import type fr from './texts/fr.json'

/** The texts of the page of subscriptions. */
export const wallTexts = textArea(
  'wall',
  import.meta.glob<Messages>('./texts/*.json', { query: '?messages', import: 'default' }),
)

declare module '../../texts/TextArea' {
  interface AreaTexts {
    wall: typeof fr
  }
}
