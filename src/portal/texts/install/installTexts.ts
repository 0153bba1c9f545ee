import type { Messages } from '../../../../renderer/i18n/createText'
import { textArea } from '../TextArea'
import type fr from './fr.json'

/** Explains how to install the portal. */
export const installTexts = textArea(
  'install',
  import.meta.glob<Messages>('./*.json', { query: '?messages', import: 'default' }),
)

declare module '../TextArea' {
  interface AreaTexts {
    install: typeof fr
  }
}
