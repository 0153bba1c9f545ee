/** Common endings of plurals and cases, in the languages of portals. */
const endings = '(?:e[rn]?n?s?|s|x)'

/**
 * Removes common endings of plurals and cases, of any language, from a folded word, and what the spelling changes before them: `hôpitaux`
 * and `hôpital`, `libraries` and `library`, `bomen` and `boom`, `huizen` and `huis`. Keeps three letters. Equal stems mean that two words
 * may be forms of one word; PostgreSQL has the exact stems.
 */
export const stemOf = (word: string): string =>
  word
    .replace(new RegExp(`^(.{3,}?)${endings}$`), '$1')
    .replace(/^(..+)a[lu]$/, '$1a')
    .replace(/([aeou])\1([^aeiouy])$/, '$1$2')
    .replace(/([^aeiouy\d])\1$/, '$1')
    .replace(/y$/, 'i')
    .replace(/z$/, 's')

/** The letters that a folded word and all its forms have in common, so that an index finds them. */
export const commonPart = (word: string): string => stemOf(word).slice(0, -2)

/**
 * The source of a regular expression, for JavaScript and PostgreSQL, that matches the forms of a folded word in a folded text, also at the
 * end of a compound; undefined for a word that is too short or no word, which has no forms.
 */
export function formsPattern(word: string): string | undefined {
  if (!/^[a-z]{3,}$/.test(word)) return undefined
  const stem = stemOf(word)
  const start = stem.length < 4 ? '(?:^|[^a-z0-9])' : ''
  // The s may be an ending or, as in `huis`, part of the word.
  const stems = word.endsWith('s') ? `(?:${spellings(stem)}|${spellings(word)})` : spellings(stem)
  return `${start}${stems}${endings}?(?![a-z0-9])`
}

/** The spellings that have a stem, as the source of a regular expression. */
function spellings(stem: string): string {
  const [rest, last] = [stem.slice(0, -1), stem.slice(-1)]
  if (last === 'i') return `${rest}[iy]`
  if (last === 'a') return `${stem}[lu]?`
  if (/[eou]/.test(last)) return stem
  return `${rest.replace(/([^aeou])([aeou])$/, '$1$2{1,2}')}${last === 's' ? '[sz]' : last}{1,2}`
}
