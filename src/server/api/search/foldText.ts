const ligatures: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o' }

/**
 * A string as the search index folds it: letters without accents in lower case, and digits, with single spaces between words.
 * In German, ae is ä. It agrees with the database's function `search_fold`.
 */
export function foldText(text: string, locale?: string): string {
  const folded = text
    .replace(/<[^>]*>|&[#a-z0-9]+;/g, ' ')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[œæßø]/g, (letter) => ligatures[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
  return locale === 'de'
    ? folded
        .replace(/ae/g, 'a')
        .replace(/oe/g, 'o')
        .replace(/(^|[^aeq])ue/g, '$1u')
    : folded
}

/** The words of a folded string. */
export const splitWords = (folded: string): string[] => folded.split(' ').filter(Boolean)

/**
 * A folded word without the common endings of plurals and cases, of any language. It only says whether two words may be forms
 * of one; the database has the real stems.
 */
export const stemOf = (word: string): string => (word.length > 3 ? word.replace(/(?:e[rn]?n?s?|(?<!s)s|x)$/, '') : word)
