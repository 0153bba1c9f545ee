import { createText } from '../../../renderer/i18n/createText'
import { loadMessages } from '../../../renderer/i18n/loadMessages'

/** The texts of the blocks in French. */
export const texts = createText('fr', await loadMessages('fr'))
