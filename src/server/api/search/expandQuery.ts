import type { Locale } from '../../../../schemas'
import { foldWords, splitWords } from '../call/foldWords'
import { findExpression, type Lexicon, type SynonymGroup } from './Lexicon'
import { contentWords } from './questionWords'
import type { Vocabulary } from './Vocabulary'

/** A word or expression of a query, with its alternatives. */
export type Term = {
  /** The typed words, folded. */
  typed: readonly string[]
  /** The alternatives in each language. */
  expressions: ReadonlyMap<Locale, Expression>
  /** Whether no record has the typed words, so that only similar words are searched for. */
  isCorrected: boolean
}

/** Alternatives of a term in the syntax of `to_tsquery`: words joined by `&`. */
export type Expression = {
  /** The typed words; undefined when no record has them. */
  exact: string | undefined
  /** The town's synonyms. */
  synonyms: readonly string[]
  /** Other forms, longer words, parts, or similar words. */
  others: readonly string[]
}

/** Further content words of a query are ignored. */
const maxTerms = 8

/** Synonyms of one term; also its other forms. */
const maxAlternatives = 30

/** Splits a query into terms with their alternatives in every language of a lexicon. Drops question words. */
export function expandQuery(query: string, lexicon: Lexicon, locale: Locale): Term[] {
  const { vocabularies, synonyms } = lexicon
  const locales = [...new Set([locale, ...vocabularies.keys()])]
  const words = contentWords(splitWords(foldWords(query)), locales).slice(0, maxTerms)
  const terms: Term[] = []
  for (let index = 0; index < words.length; ) {
    const { own, others } = expressionAt(words, index, synonyms)
    terms.push(createTerm(own, others, lexicon, locale))
    index += own.length
  }
  return inOneLanguage(terms, locale)
}

/**
 * Discards corrections into other languages when the query has words of the visitor's language, because the unknown word then most
 * likely belongs to that language too.
 */
function inOneLanguage(terms: readonly Term[], locale: Locale): Term[] {
  const isOwn = terms.some(({ expressions, isCorrected }) => !isCorrected && expressions.has(locale))
  return terms.map((term) =>
    isOwn && term.isCorrected && !term.expressions.has(locale)
      ? { ...term, expressions: new Map(), isCorrected: false }
      : term,
  )
}

/** Returns the longest expression of a synonym group at `index` (else the single word), and the expressions of its groups. */
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

/** Returns alternatives for an unknown compound: those of the longest synonym in it, else its longest parts. */
function partsOf(word: string, lexicon: Lexicon): Map<Locale, Expression> {
  const part = lexicon.synonymWords.longestWithin(word)
  if (part !== undefined) {
    const { own, others } = expressionAt([part], 0, lexicon.synonyms)
    const found = expressionsOf(own, others, lexicon)
    if (found.size > 0) return found
  }
  const expressions = new Map<Locale, Expression>()
  for (const [each, vocabulary] of lexicon.vocabularies) {
    const others = vocabulary.partsWithin(foldWords(word, each))
    if (others.length > 0) expressions.set(each, { exact: undefined, synonyms: [], others })
  }
  return expressions
}

/** Corrects an unknown word: to words of the visitor's language, else to a synonym of the town, else to words of any language. */
function correct(word: string, lexicon: Lexicon, locale: Locale): Map<Locale, Expression> {
  const expressions = new Map<Locale, Expression>()
  for (const [each, vocabulary] of lexicon.vocabularies) {
    const others = vocabulary.near(foldWords(word, each))
    if (others.length === 0) continue
    // Only a single correction is certain enough to add its synonyms.
    const candidates = others.length === 1 ? expressionAt(others, 0, lexicon.synonyms).others : []
    const synonyms = expressionIn(each, vocabulary, others, candidates)?.synonyms ?? []
    expressions.set(each, { exact: undefined, synonyms, others })
  }
  const own = expressions.get(locale)
  if (own) return new Map([[locale, own]])
  const [synonym] = lexicon.synonymWords.near(foldWords(word))
  if (synonym === undefined) return expressions
  const expression = expressionAt([synonym], 0, lexicon.synonyms)
  const found = expressionsOf(expression.own, expression.others, lexicon)
  return found.size > 0 ? found : expressions
}

/** Returns the alternatives of words in each language whose vocabulary has the words or a synonym. */
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

/** Returns the alternatives of a term in one language; undefined when its vocabulary has none. */
function expressionIn(
  locale: Locale,
  vocabulary: Vocabulary,
  typed: readonly string[],
  synonyms: readonly (readonly string[])[],
): Expression | undefined {
  const fold = (words: readonly string[]) => words.map((word) => foldWords(word, locale))
  const folded = fold(typed)
  const foldedSynonyms = synonyms.map(fold)
  const isUnambiguous = (words: readonly string[]) => !words.some((word) => vocabulary.isAmbiguous(word))
  const inTexts = foldedSynonyms.filter((words) => isKnown(words, (word) => vocabulary.has(word)))
  const unambiguous = inTexts.filter(isUnambiguous)
  const exactSynonyms = unambiguous.length > 0 ? unambiguous : inTexts
  const isExact = isKnown(folded, (word) => vocabulary.has(word)) && (unambiguous.length === 0 || isUnambiguous(folded))
  // When texts have a synonym but only another form of the typed word, that form may be a different word: "gare" for "garer".
  if (exactSynonyms.length > 0 && !isExact) {
    const [word] = folded.length === 1 ? folded : []
    const longer = word ? [...vocabulary.beginningWith(word), ...vocabulary.containing(word)] : []
    return { exact: undefined, synonyms: joined(exactSynonyms), others: longer.slice(0, maxAlternatives) }
  }
  const hasForm = (word: string) => vocabulary.formsOf(word).length > 0
  const exact = isKnown(folded, hasForm) ? folded.join(' & ') : undefined
  const knownSynonyms =
    exactSynonyms.length > 0 ? exactSynonyms : foldedSynonyms.filter((words) => isKnown(words, hasForm))
  const otherSynonyms = joined(knownSynonyms).filter((each) => each !== exact)
  const others = folded.length === 1 ? formsOf(folded[0] ?? '', vocabulary) : []
  if (exact === undefined && otherSynonyms.length + others.length === 0) return undefined
  return { exact, synonyms: otherSynonyms, others: others.slice(0, maxAlternatives) }
}

const joined = (expressions: readonly (readonly string[])[]): string[] =>
  [...new Set(expressions.map((words) => words.join(' & ')))].slice(0, maxAlternatives)

/** Whether all words are known. Short words and numbers count as known, because no vocabulary holds them. */
const isKnown = (words: readonly string[], has: (word: string) => boolean): boolean =>
  words.every((word) => word.length < 3 || /^\d+$/.test(word) || has(word))

/** Returns other forms of a word and longer words that contain it; for an unknown compound, its parts. */
function formsOf(word: string, vocabulary: Vocabulary): string[] {
  const known = vocabulary.formsOf(word)
  const forms = new Set([...known, ...vocabulary.beginningWith(word), ...vocabulary.containing(word)])
  forms.delete(word)
  const parts = known.length + forms.size === 0 ? vocabulary.partsOf(word) : undefined
  return parts ? [parts.join(' & ')] : [...forms]
}
