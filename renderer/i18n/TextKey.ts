import type cells from './cells/fr.json'
import type forms from './forms/fr.json'
import type first from './fr.json'
import type lists from './lists/fr.json'

/** Every text of the blocks. French is written first; a test proves that the other languages have the same keys. */
export type TextKey = keyof typeof first | keyof typeof cells | keyof typeof forms | keyof typeof lists
