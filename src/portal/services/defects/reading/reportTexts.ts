import type { Messages } from '../../../../../renderer/i18n/createText'
import { textArea } from '../../../texts/TextArea'
import type fr from './texts/fr.json'

/** The texts of the pages that show reports. The name is the path of their folder below the services. */
export const reportTexts = textArea(
  'defects/reading',
  import.meta.glob<Messages>('./texts/*.json', { query: '?messages', import: 'default' }),
)

declare module '../../../texts/TextArea' {
  interface AreaTexts {
    'defects/reading': typeof fr
  }
}
