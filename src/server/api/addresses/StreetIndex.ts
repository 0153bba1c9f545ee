import { nameTokens } from './addressTokens'
import { chooseNumber, type StreetNumber, takeNameNumbers } from './chooseNumber'
import { type AddressQuery, type AddressWord, parseAddress } from './parseAddress'
import { formsOf, isArticle } from './streetWords'
import { type Street, TownNames } from './TownNames'
import { beginningQuality, WordIndex, type WordMatches } from './WordIndex'

export type FoundStreet = StreetNumber & { street: Street }

export type FoundStreets = {
  /** Best first. */
  found: readonly FoundStreet[]
  /** Whether the best street has every word that does not belong to a locality. */
  isWhole: boolean
  /**
   * The typed words, each a list of forms, and numbers, without articles, postal code, locality and country; with them when nothing
   * else was typed.
   */
  words: readonly (readonly string[])[]
}

/** Each word of the name is a list of forms. */
type Entry = { street: Street; words: readonly (readonly string[])[]; isMain: boolean }

/** What a word adds to the weight of a street that has it. A name adds more than postal code and locality together. */
const weights = { name: 6, country: 6, type: 2, saint: 1, article: 0 } as const
const zipWeight = 3
const localityWeight = 2
/** The name of the town may follow that of one of its villages. */
const mainLocalityWeight = 1.5
const numberWeight = 1

/** Shorter beginnings of words do not suffice for a street that lacks other words. */
const minBeginning = 3

/** The streets whose names have a word, and the localities that have it. */
type Match = { word: AddressWord; streets: WordMatches; localities: ReadonlySet<string> }

/** Finds the streets of one or several towns by addresses as people type them. */
export class StreetIndex {
  readonly #entries: readonly Entry[]
  readonly #words = new WordIndex()
  readonly #towns: TownNames

  constructor(streets: readonly Street[]) {
    this.#towns = new TownNames(streets)
    this.#entries = streets
      .map((street) => {
        const words = nameTokens(street.name).map(formsOf)
        return { street, words, isMain: this.#towns.isMain(street) }
      })
      .sort(inOrder)
    for (const [position, { words }] of this.#entries.entries()) this.#words.add(words, position)
  }

  get size(): number {
    return this.#entries.length
  }

  /**
   * Finds the streets that have most of an address's words. A street needs one of the words in its name, unless all of them belong
   * to localities or are like `rue`.
   */
  find(text: string): FoundStreets {
    const query = joinCompounds(parseAddress(text, this.#towns.zips), (word) => this.#has(word))
    const matches = this.#matchWords(query)
    const required = matches.filter((match) => isRequired(match, query))
    const weighed = this.#candidates(required).map((position) => ({
      position,
      weight: this.#weigh(position, query, matches),
    }))
    const best = weighed.reduce((most, { weight }) => Math.max(most, weight), 0)
    const found = weighed
      .filter(({ weight }) => weight === best && weight > 0)
      .map(({ position }) => ({ position, order: this.#order(position, query, matches) }))
      .sort((one, other) => other.order - one.order || one.position - other.position)
    const [first] = found
    return {
      found: found.flatMap(({ position }) => this.#withNumber(position, query)),
      isWhole: first !== undefined && required.every(({ streets }) => streets.has(first.position)),
      words: ownWords(query, matches),
    }
  }

  #has(word: string): boolean {
    return this.#words.has(word) || this.#towns.hasWord(word)
  }

  #matchWords({ words }: AddressQuery): Match[] {
    const named = this.#towns.localitiesIn(words)
    return words.map((word) => ({
      word,
      streets:
        word.kind === 'article' || word.kind === 'country'
          ? this.#words.matchExactly(word.forms)
          : this.#words.match(word.text, word.forms),
      localities: word.kind === 'article' ? new Set() : this.#towns.withWord(word, named),
    }))
  }

  /** Returns the positions of the streets that have the required words, or one of them well enough. */
  #candidates(required: readonly Match[]): number[] {
    if (required.length === 0) return [...this.#entries.keys()]
    const positions = new Set(required.flatMap(({ streets }) => [...streets.keys()]))
    const isEnough = (position: number) =>
      required.every(({ streets }) => streets.has(position)) ||
      required.some(({ word, streets }) => {
        const quality = streets.get(position) ?? 0
        return quality > beginningQuality || (quality === beginningQuality && word.text.length >= minBeginning)
      })
    return [...positions].filter(isEnough)
  }

  #weigh(position: number, query: AddressQuery, matches: readonly Match[]): number {
    const entry = this.#entries[position]
    if (!entry) return 0
    const { street, words, isMain } = entry
    let weight = query.zips.includes(street.zip) ? zipWeight : 0
    for (const { word, streets, localities } of matches) {
      if (streets.has(position)) weight += weights[word.kind]
      else if (localities.has(street.locality)) weight += isMain ? mainLocalityWeight : localityWeight
    }
    return weight + numberWeight * takeNameNumbers(words, query).size
  }

  /** Returns how well the name of a street fits: how much of it was typed in order, how exactly, and how much is missing. */
  #order(position: number, { order }: AddressQuery, matches: readonly Match[]): number {
    const words = this.#entries[position]?.words ?? []
    const qualities = matches.map(({ streets }) => streets.get(position) ?? 0)
    const quality = qualities.reduce((sum, each) => sum + each, 0)
    const isNamed = matches.some(({ word, streets }) => word.kind === 'name' && streets.has(position))
    const missing = isNamed ? words.length - qualities.filter((each) => each > 0).length : 0
    return 4 * typedBeginning(words, order) + quality - missing / 4
  }

  #withNumber(position: number, query: AddressQuery): FoundStreet[] {
    const entry = this.#entries[position]
    if (!entry) return []
    const { street, words } = entry
    return [{ street, ...chooseNumber(street.last, query, takeNameNumbers(words, query), this.#towns.zips) }]
  }
}

const collator = new Intl.Collator('fr')

/** Of streets with the same name, the one in the postal code of most of the town comes first. */
const inOrder = (one: Entry, other: Entry): number =>
  collator.compare(one.street.name, other.street.name) ||
  Number(other.isMain) - Number(one.isMain) ||
  collator.compare(one.street.locality, other.street.locality)

/** Whether a street needs the word. A single letter counts at the end only, where the visitor is still typing. */
const isRequired = ({ word, localities }: Match, { words }: AddressQuery): boolean =>
  word.kind === 'name' && localities.size === 0 && (word.text.length > 1 || word === words.at(-1))

/** Returns how many words of a name the query begins with, without articles that were left out. The last one may be incomplete. */
function typedBeginning(words: AddressQuery['order'], typed: AddressQuery['order']): number {
  let next = 0
  let count = 0
  for (const forms of words) {
    while (next < typed.length && /^\d/.test(typed[next]?.[0] ?? '') && !haveCommon(forms, typed[next])) next++
    const isLast = next === typed.length - 1
    const isTyped = haveCommon(forms, typed[next]) || (isLast && forms[0]?.startsWith(typed[next]?.[0] ?? ' '))
    if (isTyped) {
      next++
      count++
    } else if (!isArticle(forms[0] ?? '')) break
  }
  return count
}

const haveCommon = (forms: readonly string[], others: readonly string[] = []): boolean =>
  forms.some((form) => others.includes(form))

/** Joins two words that are one word of a name: `haupt str` for `Hauptstraße`. */
function joinCompounds(query: AddressQuery, has: (word: string) => boolean): AddressQuery {
  const words: AddressWord[] = []
  for (const word of query.words) {
    const last = words.at(-1)
    const joined = last && word.forms.map((form) => last.text + form).find(has)
    if (last && joined && !(last.forms.some(has) && word.forms.some(has))) {
      words[words.length - 1] = { text: joined, forms: [joined], kind: 'name' }
    } else words.push(word)
  }
  return { ...query, words }
}

function ownWords({ words, order }: AddressQuery, matches: readonly Match[]): (readonly string[])[] {
  const others = matches.flatMap(({ word, localities }) =>
    word.kind === 'article' || word.kind === 'country' || localities.size > 0 ? word.text : [],
  )
  const own = order.filter(([text = '']) => !others.includes(text))
  return own.length > 0 ? own : words.map(({ forms }) => forms)
}
