import type { Locale } from '../Scope'
import { foldText, splitWords } from './foldText'
import { findExpression, type Lexicon, type SynonymGroup } from './Lexicon'
import { contentWords } from './questionWords'
import type { Vocabulary } from './Vocabulary'

/** Words of a query, and what else is searched for in their place. */
export type Term = {
  /** Folded. */
  typed: readonly string[]
  /** As folded for each language. */
  expressions: ReadonlyMap<Locale, Expression>
  /** Whether nothing has these words, so that only words that resemble them are searched for. */
  isCorrected: boolean
}

/** Alternatives in the syntax of `to_tsquery`, each a word or words joined by `&`. */
export type Expression = {
  /** What was typed; undefined when no record has it. */
  exact: string | undefined
  /** What the town says means the same. */
  synonyms: readonly string[]
  /** Other forms, beginnings, parts, or words that resemble it. */
  others: readonly string[]
}

/** A query takes no longer than one of so many words that say something. */
const maxTerms = 8

/** Synonyms, and other forms, of one term. */
const maxAlternatives = 30

/** What a query searches for in the languages of a lexicon. Words that say nothing are left out. */
export function expandQuery(query: string, lexicon: Lexicon, locale: Locale): Term[] {
  const { vocabularies, synonyms } = lexicon
  const locales = [...new Set([locale, ...vocabularies.keys()])]
  const words = contentWords(splitWords(foldText(query)), locales).slice(0, maxTerms)
  const terms: Term[] = []
  for (let index = 0; index < words.length; ) {
    const { own, others } = expressionAt(words, index, synonyms)
    terms.push(createTerm(own, others, lexicon, locale))
    index += own.length
  }
  return inOneLanguage(terms, locale)
}

/**
 * Where a query has words of the visitor's language, one that only words of another language resemble counts as unknown: it is
 * rather a word that the town does not use than one of that language.
 */
function inOneLanguage(terms: readonly Term[], locale: Locale): Term[] {
  const isOwn = terms.some(({ expressions, isCorrected }) => !isCorrected && expressions.has(locale))
  return terms.map((term) =>
    isOwn && term.isCorrected && !term.expressions.has(locale)
      ? { ...term, expressions: new Map(), isCorrected: false }
      : term,
  )
}

/** The longest expression of a synonym group that the words from `index` on begin with, and the expressions of its groups. */
function expressionAt(words: readonly string[], index: number, synonyms: readonly SynonymGroup[]) {
  const rest = words.slice(index)
  let own = rest.slice(0, 1)
  let others: (readonly string[])[] = []
  for (const group of synonyms) {
    for (const expression of group) {
      if (expression.length < own.length || findExpression(rest.slice(0, expression.length), expression) === undefined)
        continue
      if (expression.length > own.length) others = []
      own = rest.slice(0, expression.length)
      others = [...others, ...group]
    }
  }
  return { own, others }
}

function createTerm(
  typed: readonly string[],
  synonyms: readonly (readonly string[])[],
  lexicon: Lexicon,
  locale: Locale,
): Term {
  const expressions = expressionsOf(typed, synonyms, lexicon)
  if (expressions.size > 0 || typed.length > 1) return { typed, expressions, isCorrected: false }
  const word = typed.join(' ')
  const corrected = correct(word, lexicon, locale)
  return corrected.size > 0
    ? { typed, expressions: corrected, isCorrected: true }
    : { typed, expressions: partsOf(word, lexicon), isCorrected: false }
}

/** What a compound that nothing resembles is about: what the longest word in it that has synonyms means, else its longest parts. */
function partsOf(word: string, lexicon: Lexicon): Map<Locale, Expression> {
  const part = lexicon.synonymWords.longestWithin(word)
  if (part !== undefined) {
    const meant = expressionAt([part], 0, lexicon.synonyms)
    const found = expressionsOf(meant.own, meant.others, lexicon)
    if (found.size > 0) return found
  }
  const expressions = new Map<Locale, Expression>()
  for (const [each, vocabulary] of lexicon.vocabularies) {
    const others = vocabulary.partsWithin(foldText(word, each))
    if (others.length > 0) expressions.set(each, { exact: undefined, synonyms: [], others })
  }
  return expressions
}

/** What resembles an unknown word: words of the visitor's language, else words that the town gave synonyms, else any other. */
function correct(word: string, lexicon: Lexicon, locale: Locale): Map<Locale, Expression> {
  const expressions = new Map<Locale, Expression>()
  for (const [each, vocabulary] of lexicon.vocabularies) {
    const others = vocabulary.near(foldText(word, each))
    if (others.length === 0) continue
    // One word is what was meant; several are guesses.
    const meant = others.length === 1 ? expressionAt(others, 0, lexicon.synonyms).others : []
    const same = expressionIn(each, vocabulary, others, meant)?.synonyms ?? []
    expressions.set(each, { exact: undefined, synonyms: same, others })
  }
  const own = expressions.get(locale)
  if (own) return new Map([[locale, own]])
  const [synonym] = lexicon.synonymWords.near(foldText(word))
  if (synonym === undefined) return expressions
  const meant = expressionAt([synonym], 0, lexicon.synonyms)
  const found = expressionsOf(meant.own, meant.others, lexicon)
  return found.size > 0 ? found : expressions
}

/** What words search for, in each language whose vocabulary has them or a synonym. */
function expressionsOf(
  typed: readonly string[],
  synonyms: readonly (readonly string[])[],
  { vocabularies }: Lexicon,
): Map<Locale, Expression> {
  const expressions = new Map<Locale, Expression>()
  for (const [each, vocabulary] of vocabularies) {
    const expression = expressionIn(each, vocabulary, typed, synonyms)
    if (expression) expressions.set(each, expression)
  }
  return expressions
}

/** What a term searches for in a language; undefined when its vocabulary has nothing like it. */
function expressionIn(
  locale: Locale,
  vocabulary: Vocabulary,
  typed: readonly string[],
  synonyms: readonly (readonly string[])[],
): Expression | undefined {
  const fold = (words: readonly string[]) => words.map((word) => foldText(word, locale))
  const folded = fold(typed)
  const same = synonyms.map(fold)
  const isClear = (words: readonly string[]) => !words.some((word) => vocabulary.isAmbiguous(word))
  const written = same.filter((words) => isKnown(words, (word) => vocabulary.has(word)))
  const clear = written.filter(isClear)
  const asWritten = clear.length > 0 ? clear : written
  const isWritten = isKnown(folded, (word) => vocabulary.has(word)) && (clear.length === 0 || isClear(folded))
  // Beside synonyms that texts have, a word of which they have another form only may be another word: "garer" is not "gare".
  if (asWritten.length > 0 && !isWritten) {
    const [word] = folded.length === 1 ? folded : []
    const longer = word ? [...vocabulary.beginningWith(word), ...vocabulary.containing(word)] : []
    return { exact: undefined, synonyms: joined(asWritten), others: longer.slice(0, maxAlternatives) }
  }
  const hasForm = (word: string) => vocabulary.formsOf(word).length > 0
  const exact = isKnown(folded, hasForm) ? folded.join(' & ') : undefined
  const known = joined(asWritten.length > 0 ? asWritten : same.filter((words) => isKnown(words, hasForm)))
  const meant = known.filter((each) => each !== exact)
  const others = folded.length === 1 ? formsOf(folded[0] ?? '', vocabulary) : []
  if (exact === undefined && meant.length + others.length === 0) return undefined
  return { exact, synonyms: meant, others: others.slice(0, maxAlternatives) }
}

const joined = (expressions: readonly (readonly string[])[]): string[] =>
  [...new Set(expressions.map((words) => words.join(' & ')))].slice(0, maxAlternatives)

/** Whether all the words are known. Short words and numbers are in no vocabulary. */
const isKnown = (words: readonly string[], has: (word: string) => boolean): boolean =>
  words.every((word) => word.length < 3 || /^\d+$/.test(word) || has(word))

/** Other forms of a word, longer words that have it, and, for an unknown one, what it is put together from. */
function formsOf(word: string, vocabulary: Vocabulary): string[] {
  const known = vocabulary.formsOf(word)
  const forms = new Set([...known, ...vocabulary.beginningWith(word), ...vocabulary.containing(word)])
  forms.delete(word)
  const parts = known.length + forms.size === 0 ? vocabulary.partsOf(word) : undefined
  return parts ? [parts.join(' & ')] : [...forms]
}
