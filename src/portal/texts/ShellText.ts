import type { Text } from '../../../renderer/i18n/createText'
import type fr from './fr.json'

/** Every text of what surrounds the blocks. */
export type ShellTextKey = keyof typeof fr

export type ShellText = Text<ShellTextKey>
