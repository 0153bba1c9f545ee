import { foldText } from '../../../schemas/inputs/foldText'

/** Folds a string for comparisons in searches, see `foldText`. Removes markup and the marks of all scripts. */
export const normalizeForSearch = (text: string): string =>
  foldText(text.replace(/<[^>]*>/g, ' ')).replace(/\p{M}/gu, '')
