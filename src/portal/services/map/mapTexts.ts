import type { Messages } from '../../../../renderer/i18n/createText'
import { textsOf } from '../../../../renderer/i18n/loadMessages'
import { type TextArea, textArea } from '../../texts/TextArea'
import type fr from './texts/fr.json'

const places = textArea('map', import.meta.glob<Messages>('./texts/*.json', { query: '?messages', import: 'default' }))

/** The texts of the places on the map, with those of the map itself. */
export const mapTexts: TextArea = {
  ...places,
  async load(locale) {
    const [texts] = await Promise.all([places.load(locale), textsOf('maps').load(locale)])
    return texts
  },
}

declare module '../../texts/TextArea' {
  interface AreaTexts {
    map: typeof fr
  }
}
