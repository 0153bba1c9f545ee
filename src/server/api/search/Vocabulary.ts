import { countBits, editDistance, letterBits } from './editDistance'
import { stemOf } from './foldText'
import { isQuestionWord } from './questionWords'

/** Words of a language that are put together to one are searched for by their parts. */
const compoundLocales: ReadonlySet<string> = new Set(['de', 'nl'])

/** Letters that join the parts of a compound. */
const joints = ['', 's', 'n', 'en', 'es', 'e', 'er']

/** Endings of a plural or a feminine, the empty one included. */
const plurals = ['', 's', 'x', 'e', 'es']
const compoundPlurals = ['', 'e', 'n', 'en', 'er', 's']

/** Of the words that begin with, contain or resemble what was typed, so many are searched for, the shortest first. */
const maxForms = 24

/** How many letters of a word may be wrong, by its length. */
const maxErrors = (word: string): number => (word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0)

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

  /** Whether it has the word, its plural or its singular. Another word may have the same stem: "garer" and "gare". */
  has(word: string): boolean {
    const endings = compoundLocales.has(this.#locale) ? compoundPlurals : plurals
    return (
      endings.some((ending) => this.#words.has(word + ending)) ||
      (/[sx]$/.test(word) && this.#words.has(word.slice(0, -1)))
    )
  }

  /** Whether the database takes the word for another one that texts have: "parking" and "park" have one stem. */
  isAmbiguous(word: string): boolean {
    return /.{3}ing$/.test(word) && this.#words.has(word.slice(0, -3))
  }

  /** The word, if it is known, and other forms of it. */
  formsOf(word: string): readonly string[] {
    return this.#byStem.get(stemOf(word)) ?? []
  }

  /** Words that begin with three or more letters. */
  beginningWith(letters: string): string[] {
    if (letters.length < 3) return []
    return this.#first((word) => word.length > letters.length && word.startsWith(letters))
  }

  /** Compounds that have the word as a part. */
  containing(word: string): string[] {
    if (!compoundLocales.has(this.#locale) || word.length < 4) return []
    return this.#first((each) => each.length >= word.length + 3 && each.includes(word))
  }

  /** The two known words that a compound is put together from, which is not known itself. */
  partsOf(word: string): [string, string] | undefined {
    if (!compoundLocales.has(this.#locale) || word.length < 8) return undefined
    for (let end = word.length - 4; end >= 4; end--) {
      const tail = this.#known(word.slice(end))
      const head = tail && joints.map((joint) => this.#headOf(word.slice(0, end), joint)).find(Boolean)
      if (tail && head) return [head, tail]
    }
    return undefined
  }

  /** The longest known words, of five letters or more, that a compound begins and ends with. */
  partsWithin(word: string): string[] {
    if (!compoundLocales.has(this.#locale) || word.length < 8) return []
    const any: string[] = []
    for (let length = word.length - 3; length >= 5 && any.length < 2; length--) {
      const ends = [this.#known(word.slice(0, length)), this.#known(word.slice(-length))]
      any.push(...ends.flatMap((part) => part ?? []))
    }
    return any
  }

  /** The longest known word, of four letters or more, that a longer one begins or ends with. */
  longestWithin(word: string): string | undefined {
    for (let length = word.length - 3; length >= 4; length--) {
      const found = [word.slice(0, length), word.slice(-length)].find((part) => this.#words.has(part))
      if (found) return found
    }
    return undefined
  }

  /** The words that resemble an unknown one most; those that begin like it, when no whole word does. */
  near(word: string): string[] {
    const max = maxErrors(word)
    if (max === 0) return []
    const bits = letterBits(word)
    // Each wrong letter makes two sets of letters differ by two at most, and leaves one at most that only the word has.
    const whole = this.#nearest(max, (other, otherBits, least) =>
      countBits(bits ^ otherBits) <= 2 * least ? editDistance(word, other, least) : Number.POSITIVE_INFINITY,
    )
    if (whole.length > 0 || word.length < 6) return whole
    return this.#nearest(max, (other, otherBits, least) =>
      other.length > word.length && countBits(bits & ~otherBits) <= least
        ? editDistance(word, other.slice(0, word.length), least)
        : Number.POSITIVE_INFINITY,
    )
  }

  #nearest(max: number, distanceTo: (word: string, bits: number, max: number) => number): string[] {
    this.#bits ??= this.#sorted.map(letterBits)
    let least = max
    let nearest: string[] = []
    for (const [index, word] of this.#sorted.entries()) {
      const distance = distanceTo(word, this.#bits[index] ?? 0, least)
      if (distance > least || isQuestionWord(word)) continue
      if (distance < least) nearest = []
      least = distance
      nearest.push(word)
    }
    return nearest.slice(0, maxForms)
  }

  #known(word: string): string | undefined {
    return this.#words.has(word) ? word : this.formsOf(word)[0]
  }

  #headOf(word: string, joint: string): string | undefined {
    if (!word.endsWith(joint) || word.length - joint.length < 4) return undefined
    const head = word.slice(0, word.length - joint.length)
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
