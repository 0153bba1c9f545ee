import type fr from './fr.json'

/** Every text of the blocks. French is written first; a test proves that the other languages have the same keys. */
export type TextKey = keyof typeof fr
