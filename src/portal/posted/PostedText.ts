import type { Text } from '../../../renderer/i18n/createText'
import type fr from '../texts/posted/fr.json'

/** Every text about a posted form. Pages that need them have no script, so that no browser is sent any. */
export type FormResultTextKey = keyof typeof fr

export type FormResultText = Text<FormResultTextKey>
