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
