/** Most texts have none of these; an expression finds that out twice as fast as a look at every character. */
const anything = /[!?;:"«»“”„]|\.\.\./

/** What a character may have to do with punctuation, by its code. */
const mark = 1
const quote = 2
const dot = 3
const kinds = new Uint8Array(128)
for (const letter of '!?;:') kinds[letter.charCodeAt(0)] = mark
kinds[34] = quote
kinds[46] = dot

const isSpace = (code: number): boolean => code === 32 || code === 160 || code === 0x202f || code === 10 || code === 9

/** Characters after which a mark needs no space: opening ones, marks, dashes, and the beginning of a text. */
const before = new Set(Array.from('!?:;([«"“\'’…-–/', (letter) => letter.charCodeAt(0)))
/** Characters that close what a mark ends. */
const after = new Set(Array.from('!?:;»")]”’', (letter) => letter.charCodeAt(0)))

/**
 * Whether a text may be punctuated as another language is: every text that is has to pass, so that all others cost no more
 * than a look at their characters.
 */
export function isSuspect(text: string, locale: string): boolean {
  if (!anything.test(text)) return false
  if (locale !== 'fr' && locale !== 'de' && locale !== 'en' && locale !== 'nl') return false
  const isFrench = locale === 'fr'
  const hasMarks = isFrench || locale === 'de'
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code < 128) {
      const kind = kinds[code]
      if (kind === 0) continue
      if (kind === mark) {
        if (index === 0) continue
        const last = text.charCodeAt(index - 1)
        if (isFrench ? isGlued(text, index, last) : isSpace(last)) return true
      } else if (hasMarks && (kind === quote || text.startsWith('..', index + 1))) return true
    } else if (code === 171) {
      if (isFrench ? !isSpace(text.charCodeAt(index + 1)) : locale !== 'de') return true
    } else if (code === 187) {
      if (isFrench ? !isSpace(text.charCodeAt(index - 1)) : locale !== 'de') return true
    } else if (code >= 0x201c && code <= 0x201e) {
      // “ ” „ are at home in all of them, in one order or another.
      if (isFrench ? code === 0x201e : locale !== 'nl') return true
    }
  }
  return false
}

/** A mark that stands right behind a word, and ends it. */
function isGlued(text: string, index: number, last: number): boolean {
  if (isSpace(last) || before.has(last)) return false
  const next = text.charCodeAt(index + 1)
  return Number.isNaN(next) || isSpace(next) || after.has(next)
}
