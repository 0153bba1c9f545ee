import { foldText } from '../../../../schemas/inputs/foldText'

/**
 * Folds a string to words like the search index: lower-case letters without accents, and digits, with single spaces between words. In
 * German, treats ae as ä. Must equal the database function `search_fold`.
 */
export function foldWords(text: string, locale?: string): string {
  const folded = foldText(text.replace(/<[^>]*>|&[#a-z0-9]+;/g, ' '))
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
  return locale === 'de'
    ? folded
        .replace(/ae/g, 'a')
        .replace(/oe/g, 'o')
        .replace(/(^|[^aeq])ue/g, '$1u')
    : folded
}

export const splitWords = (folded: string): string[] => folded.split(' ').filter(Boolean)

/**
 * Removes common endings of plurals and cases, of any language, from a folded word. Equal stems mean that two words may be forms of
 * one word; PostgreSQL has the exact stems.
 */
export const stemOf = (word: string): string => (word.length > 3 ? word.replace(/(?:e[rn]?n?s?|(?<!s)s|x)$/, '') : word)
