import { stemOf } from '../../../../schemas/inputs/stemOf'
import { countBits, editDistance, letterBits } from './editDistance'
import { isQuestionWord } from './questionWords'

/** Languages with compound words, which are also searched by their parts. */
const compoundLocales: ReadonlySet<string> = new Set(['de', 'nl'])

/** Linking letters between the parts of a compound. */
const linkers = ['', 's', 'n', 'en', 'es', 'e', 'er']

/** Plural and feminine endings, and none. */
const plurals = ['', 's', 'x', 'e', 'es']
const compoundPlurals = ['', 'e', 'n', 'en', 'er', 's']

/** Alternatives of one word that are searched for, shortest first. */
const maxForms = 24

/** Wrong letters that are corrected in a word. */
function maxErrors({ length }: string): number {
  if (length >= 8) return 2
  return length >= 4 ? 1 : 0
}

/** The folded words of a portal's records in one language. */
export class Vocabulary {
  readonly #locale: string
  readonly #words: ReadonlySet<string>
  /** Sorted by length, then by letters. */
  readonly #sorted: readonly string[]
  #bits: readonly number[] | undefined
  readonly #byStem = new Map<string, string[]>()

  constructor(locale: string, words: readonly string[]) {
    this.#locale = locale
    this.#words = new Set(words)
    this.#sorted = [...words].sort((one, other) => one.length - other.length || (one < other ? -1 : 1))
    for (const word of this.#sorted) {
      const stem = stemOf(word)
      this.#byStem.set(stem, [...(this.#byStem.get(stem) ?? []), word])
    }
  }

  get size(): number {
    return this.#words.size
  }

  /** Whether the vocabulary has the word, its plural or its singular. Compares no stems: "garer" and "gare" have the same one. */
  has(word: string): boolean {
    const endings = compoundLocales.has(this.#locale) ? compoundPlurals : plurals
    return (
      endings.some((ending) => this.#words.has(word + ending)) ||
      (/[sx]$/.test(word) && this.#words.has(word.slice(0, -1)))
    )
  }

  /** Whether PostgreSQL's stemmer confuses the word with another known word, such as "parking" with "park". */
  isAmbiguous(word: string): boolean {
    return /.{3}ing$/.test(word) && this.#words.has(word.slice(0, -3))
  }

  /** Returns the known words with the same stem. */
  formsOf(word: string): readonly string[] {
    return this.#byStem.get(stemOf(word)) ?? []
  }

  /** Returns longer words that begin with the letters; empty for fewer than three letters. */
  beginningWith(letters: string): string[] {
    if (letters.length < 3) return []
    return this.#first((word) => word.length > letters.length && word.startsWith(letters))
  }

  /** Returns compounds that contain the word. */
  containing(word: string): string[] {
    if (!compoundLocales.has(this.#locale) || word.length < 4) return []
    return this.#first((each) => each.length >= word.length + 3 && each.includes(word))
  }

  /** Splits an unknown compound into two known words. */
  partsOf(word: string): [string, string] | undefined {
    if (!compoundLocales.has(this.#locale) || word.length < 8) return undefined
    for (let end = word.length - 4; end >= 4; end--) {
      const tail = this.#known(word.slice(end))
      const head = tail && linkers.map((linker) => this.#headOf(word.slice(0, end), linker)).find(Boolean)
      if (tail && head) return [head, tail]
    }
    return undefined
  }

  /** Returns the longest known words, of at least five letters, at the start and end of a compound. */
  partsWithin(word: string): string[] {
    if (!compoundLocales.has(this.#locale) || word.length < 8) return []
    const parts: string[] = []
    for (let length = word.length - 3; length >= 5 && parts.length < 2; length--) {
      const ends = [this.#known(word.slice(0, length)), this.#known(word.slice(-length))]
      parts.push(...ends.flatMap((part) => part ?? []))
    }
    return parts
  }

  /** Returns the longest known word, of at least four letters, at the start or end of a longer word. */
  longestWithin(word: string): string | undefined {
    for (let length = word.length - 3; length >= 4; length--) {
      const found = [word.slice(0, length), word.slice(-length)].find((part) => this.#words.has(part))
      if (found) return found
    }
    return undefined
  }

  /** Returns the words nearest to an unknown word; when there are none, words whose beginning is nearest to it. */
  near(word: string): string[] {
    const max = maxErrors(word)
    if (max === 0) return []
    const bits = letterBits(word)
    // One error changes at most two letters in the sets of letters, and at most one letter is only in `word`.
    const wholeWords = this.#nearest(max, (other, otherBits, limit) =>
      countBits(bits ^ otherBits) <= 2 * limit ? editDistance(word, other, limit) : Number.POSITIVE_INFINITY,
    )
    if (wholeWords.length > 0 || word.length < 6) return wholeWords
    return this.#nearest(max, (other, otherBits, limit) =>
      other.length > word.length && countBits(bits & ~otherBits) <= limit
        ? editDistance(word, other.slice(0, word.length), limit)
        : Number.POSITIVE_INFINITY,
    )
  }

  #nearest(maxDistance: number, distanceTo: (word: string, bits: number, limit: number) => number): string[] {
    this.#bits ??= this.#sorted.map(letterBits)
    let smallest = maxDistance
    let nearest: string[] = []
    for (const [index, word] of this.#sorted.entries()) {
      const distance = distanceTo(word, this.#bits[index] ?? 0, smallest)
      if (distance > smallest || isQuestionWord(word)) continue
      if (distance < smallest) nearest = []
      smallest = distance
      nearest.push(word)
    }
    return nearest.slice(0, maxForms)
  }

  #known(word: string): string | undefined {
    return this.#words.has(word) ? word : this.formsOf(word)[0]
  }

  #headOf(word: string, linker: string): string | undefined {
    if (!word.endsWith(linker) || word.length - linker.length < 4) return undefined
    const head = word.slice(0, word.length - linker.length)
    return this.#words.has(head) ? head : undefined
  }

  #first(matches: (word: string) => boolean): string[] {
    const found: string[] = []
    for (const word of this.#sorted) {
      if (matches(word) && found.push(word) === maxForms) break
    }
    return found
  }
}
