import { createTexts, type Messages } from '../../texts/createTexts'
import type fr from './fr.json'

/** The texts that several areas share. */
export const textsOf = createTexts<keyof typeof fr>(
  import.meta.glob<Messages>('./*.json', { eager: true, query: '?messages', import: 'default' }),
)
