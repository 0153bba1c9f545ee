import { isLocale } from '../isLocale'

/** Rejects most texts at once, twice as fast as a loop over the characters. */
const punctuation = /[!?;:"«»“”„]|\.\.\./

/** Classes of ASCII characters, by their code. */
const mark = 1
const quote = 2
const dot = 3
const classes = new Uint8Array(128)
for (const letter of '!?;:') classes[letter.charCodeAt(0)] = mark
classes[34] = quote
classes[46] = dot

const isSpace = (code: number): boolean => code === 32 || code === 160 || code === 0x202f || code === 10 || code === 9

/** Characters after which a mark needs no space: opening brackets and quotes, marks and dashes. */
const before = new Set(Array.from('!?:;([«"“\'’…-–/', (letter) => letter.charCodeAt(0)))
/** Characters that may follow a mark that ends a word. */
const after = new Set(Array.from('!?:;»")]”’', (letter) => letter.charCodeAt(0)))

/**
 * Whether a text may have the punctuation of another language. A cheap filter before the corrections, with false positives but no
 * false negatives.
 */
export function mayBeMispunctuated(text: string, locale: string): boolean {
  if (!punctuation.test(text)) return false
  if (!isLocale(locale)) return false
  const isFrench = locale === 'fr'
  const hasMarks = isFrench || locale === 'de'
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code < 128) {
      const found = classes[code]
      if (found === 0) continue
      if (found === mark) {
        if (index === 0) continue
        const last = text.charCodeAt(index - 1)
        if (isFrench ? isGlued(text, index, last) : isSpace(last)) return true
      } else if (hasMarks && (found === quote || text.startsWith('..', index + 1))) return true
    } else if (code === 171) {
      if (isFrench ? !isSpace(text.charCodeAt(index + 1)) : locale !== 'de') return true
    } else if (code === 187) {
      if (isFrench ? !isSpace(text.charCodeAt(index - 1)) : locale !== 'de') return true
    } else if (code >= 0x201c && code <= 0x201e) {
      // “ ” „ occur in every one of these languages, in different orders.
      if (isFrench ? code === 0x201e : locale !== 'nl') return true
    }
  }
  return false
}

/** Whether a mark ends a word without a space before it. */
function isGlued(text: string, index: number, last: number): boolean {
  if (isSpace(last) || before.has(last)) return false
  const next = text.charCodeAt(index + 1)
  return Number.isNaN(next) || isSpace(next) || after.has(next)
}
