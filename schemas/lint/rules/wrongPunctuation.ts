import type { Locale } from '../../generated/types'
import { isLocale } from '../../isLocale'
import type { Key } from '../DataVisitor'
import { mayBeMispunctuated } from '../mayBeMispunctuated'
import { quote } from '../quote'
import type { RuleContext } from '../RuleContext'

/** The no-break space before a mark, which keeps the mark off the start of a line. */
const nbsp = '\u00a0'

/** Words that are not prose: addresses, code, references, shortcuts, paths. */
const technical = /:\/\/|[@\\`=<>{}_|#]|^www\.|^\.{0,2}\/|&\w+;|^:\w+:$|^\w+:\w/
/** Names that end in a mark. */
const names = /(?:^|\W)(?:Yahoo|Kahoot|Jeopardy|Oh|Ja+|Who)!$/

const mark = /[!?;:]/

/** The text with the punctuation of the language; undefined when there is nothing to correct. */
export function correctPunctuation(text: string, locale: string): string | undefined {
  if (!mayBeMispunctuated(text, locale)) return undefined
  const correct = (written: string) => (locale === 'fr' ? correctFrench(written) : correctOther(written, locale))
  let corrected = correct(text)
  // A nested quotation is found only after the outer one is corrected.
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
    // ":)" is a smiley, not punctuation.
    if (/[:;]$/.test(marks) && /^[)\]]/.test(after)) return better
    return `${before}${nbsp}${marks}${after}`
  })
}

const spacedMark = /([\p{L}\d)\]”“’"»%€.])[ \u00a0\u202f]+([!?;:]+)(?=$|[\s)\]”“"»])/gu

/** Corrects German, English and Dutch, which have no space before a mark. */
function correctOther(text: string, locale: string): string {
  let better = text.replace(spacedMark, (all: string, before: string, marks: string, at: number) => {
    const next = text.slice(at + all.length).trimStart()
    const isSmiley = /[;:]$/.test(marks) && /^[)\]]/.test(next)
    // "3 : 2" is a score.
    return isSmiley || (/\d/.test(before) && /^\d/.test(next)) ? all : `${before}${marks}`
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

/** A text in English quotes; undefined when it is empty or has several lines. */
const requoted = (words: string): string | undefined =>
  words === '' || words.includes('\n') ? undefined : `“${words}”`

/** Replaces three dots by an ellipsis. */
const dots = (word: string): string => word.replace(/(^|[^.])\.\.\.(?!\.)/g, '$1…')

const eachWord = (text: string, change: (word: string) => string): string =>
  text.replace(/\S+/g, (word) => (technical.test(word) ? word : change(word)))

/** Reports a text that has the punctuation of another language. */
export function wrongPunctuation(linter: RuleContext, text: string, key: Key): void {
  const better = correctPunctuation(text, linter.locale)
  if (better === undefined) return
  const [wrong, right] = difference(text, better)
  linter.report('wrong-punctuation', [key], advisePunctuation(wrong, right, linter.locale), {
    received: text,
    suggestion: better,
  })
}

/** The words in which two texts differ. */
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

/**
 * The message that gives the right punctuation; `others` counts further faults, as in ", and 2 more". It names a no-break
 * space, which looks like any other.
 */
export function advisePunctuation(wrong: string, right: string, locale: string, others = ''): string {
  const isUnseen = right.includes('\u00a0') && !wrong.includes('\u00a0')
  const unseen = isUnseen ? ' The blank is a no-break space (U+00A0).' : ''
  const name = isLocale(locale) ? new Intl.DisplayNames('en', { type: 'language' }).of(locale) : undefined
  const language = name ?? `the language "${locale}"`
  return `Write ${quote(right)} rather than ${quote(wrong)}${others}: that is how ${language} is punctuated.${unseen}`
}

/** Short words frequent in one language and absent from the others. */
const common: { readonly [L in Locale]: ReadonlySet<string> } = {
  fr: new Set(
    'le la les des du une est sont pour dans avec vous votre vos nous notre sur au aux par et ou qui que ce cette il elle pas plus'.split(
      ' ',
    ),
  ),
  de: new Set(
    'der die das den dem und ist sind nicht für mit ein eine einen sie ihr ihre wir von zum zur im am auf bei wird werden oder'.split(
      ' ',
    ),
  ),
  en: new Set('the and of to is are for with you your from our at by this that it be or not have will'.split(' ')),
  nl: new Set(
    'het een en van voor met niet u uw op bij zijn naar wij ons onze dit dat te aan ook wordt worden'.split(' '),
  ),
}

/** Whether a text is probably in another language. Short texts never count as foreign. */
function seemsForeign(text: string, locale: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const count = (known: ReadonlySet<string> | undefined) => words.filter((word) => known?.has(word)).length
  const own = isLocale(locale) ? count(common[locale]) : 0
  return Object.entries(common).some(
    ([other, known]) => other !== locale && count(known) >= 2 && count(known) > 2 * own,
  )
}
