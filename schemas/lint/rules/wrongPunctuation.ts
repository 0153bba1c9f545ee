import { isSuspect } from '../isSuspect'
import type { Key } from '../PlaceWalk'
import { seemsForeign } from '../seemsForeign'
import type { Teller } from '../Teller'
import { advisePunctuation } from './advisePunctuation'

/** No-break space: what a mark keeps before it must not begin a line. */
const nbsp = '\u00a0'

/** What is no prose: addresses, code, references, shortcuts, paths. */
const technical = /:\/\/|[@\\`=<>{}_|#]|^www\.|^\.{0,2}\/|&\w+;|^:\w+:$|^\w+:\w/
/** Names that end in a mark of their own. */
const names = /(?:^|\W)(?:Yahoo|Kahoot|Jeopardy|Oh|Ja+|Who)!$/

const mark = /[!?;:]/

/** The text with the punctuation of its language; undefined when there is nothing to correct. */
export function correctPunctuation(text: string, locale: string): string | undefined {
  if (!isSuspect(text, locale)) return undefined
  const correct = (written: string) => (locale === 'fr' ? correctFrench(written) : correctOther(written, locale))
  let corrected = correct(text)
  // A quote within a quote shows once the outer one is right.
  for (let depth = 0, inner = correct(corrected); depth < 4 && inner !== corrected; depth++) {
    corrected = inner
    inner = correct(corrected)
  }
  return corrected === text || seemsForeign(text, locale) ? undefined : corrected
}

function correctFrench(text: string): string {
  const quoted = text
    .replace(/(^|[\s(['’])"([^"\n]*[^"\s])"(?=$|[\s.,;:!?)\]…])/g, `$1«${nbsp}$2${nbsp}»`)
    .replace(/„([^“”„]+)[“”]/g, `«${nbsp}$1${nbsp}»`)
  return eachWord(quoted, (word) => {
    let better = word.replace(/«(?=[^\s»])/g, `«${nbsp}`).replace(/([^\s«])»/g, `$1${nbsp}»`)
    better = dots(better)
    const found = mark.test(better) && /^(.*[^\s!?:;([«"“'’…\-–/])([!?;:]+)((?:\u00a0?[»")\]”’])*)$/s.exec(better)
    if (!found || names.test(better)) return better
    const [, before = '', marks = '', after = ''] = found
    // ":)" and the like are no punctuation.
    if (/[:;]$/.test(marks) && /^[)\]]/.test(after)) return better
    return `${before}${nbsp}${marks}${after}`
  })
}

const spacedMark = /([\p{L}\d)\]”“’"»%€.])[ \u00a0\u202f]+([!?;:]+)(?=$|[\s)\]”“"»])/gu

/** German, English and Dutch have no space before a mark. */
function correctOther(text: string, locale: string): string {
  let better = text.replace(spacedMark, (all: string, before: string, marks: string, at: number) => {
    const next = text.slice(at + all.length).trimStart()
    const isFace = /[;:]$/.test(marks) && /^[)\]]/.test(next)
    // "3 : 2" is a result.
    return isFace || (/\d/.test(before) && /^\d/.test(next)) ? all : `${before}${marks}`
  })
  if (locale === 'de') {
    better = better
      .replace(/(^|[\s(['’–-])"([^"\n]*[^"\s])"(?=$|[\s.,;:!?)\]…–-])/g, '$1„$2“')
      .replace(/(^|[\s(])“([^“”„\n]+)”/g, '$1„$2“')
      .replace(/„([^“”„\n]+)”/g, '„$1“')
    return eachWord(better, dots)
  }
  better = better.replace(/«([^«»]+)»/g, (all: string, inside: string) => requoted(inside.trim()) ?? all)
  return locale === 'en' ? better.replace(/„([^“”„\n]+)[“”]/g, '“$1”') : better
}

/** Words in English quotes; undefined where there are none, or several lines of them. */
const requoted = (words: string): string | undefined =>
  words === '' || words.includes('\n') ? undefined : `“${words}”`

/** Three dots are one mark. */
const dots = (word: string): string => word.replace(/(^|[^.])\.\.\.(?!\.)/g, '$1…')

const eachWord = (text: string, change: (word: string) => string): string =>
  text.replace(/\S+/g, (word) => (technical.test(word) ? word : change(word)))

/** A text that is punctuated as another language is. */
export function wrongPunctuation(teller: Teller, text: string, key: Key): void {
  const better = correctPunctuation(text, teller.locale)
  if (better === undefined) return
  const [wrong, right] = difference(text, better)
  teller.tell('wrong-punctuation', [key], advisePunctuation(wrong, right, teller.locale), {
    received: text,
    suggestion: better,
  })
}

/** The words around the first place at which two texts differ. */
function difference(text: string, better: string): [wrong: string, right: string] {
  let from = 0
  while (from < text.length && text[from] === better[from]) from++
  let end = 0
  while (end < text.length - from && end < better.length - from && text.at(-1 - end) === better.at(-1 - end)) end++
  const start = Math.max(0, text.lastIndexOf(' ', Math.max(0, from - 1)))
  const next = text.indexOf(' ', text.length - end)
  const stop = next < 0 ? 0 : text.length - next
  const cut = (whole: string) => whole.slice(start, whole.length - stop)
  return [cut(text), cut(better)]
}
