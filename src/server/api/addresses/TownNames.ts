import type { Selectable } from 'kysely'
import { editDistance } from '../search/editDistance'
import type { StreetTable } from './AddressTables'
import { nameTokens } from './addressTokens'
import type { AddressWord } from './parseAddress'
import { formsOf, kindOf } from './streetWords'

export type Street = Pick<
  Selectable<StreetTable>,
  'portal' | 'name' | 'zip' | 'locality' | 'last' | 'lat' | 'lon' | 'zone'
> &
  Partial<Pick<Selectable<StreetTable>, 'zones'>>

/** Shorter beginnings of a locality are more likely a part of a street's name. */
const minBeginning = 6

type Locality = {
  name: string
  words: readonly (readonly string[])[]
  /** The word without which nobody means the locality: `Montclair` of `Montclair-sur-Meuse`. */
  head: readonly string[]
}

/** The postal codes and localities of the streets of one or several towns. */
export class TownNames {
  readonly zips: ReadonlySet<string>
  readonly #mainZips: ReadonlyMap<string, string>
  readonly #localities: readonly Locality[]

  constructor(streets: readonly Street[]) {
    this.zips = new Set(streets.map(({ zip }) => zip))
    this.#mainZips = findMainZips(streets)
    this.#localities = [...new Set(streets.map(({ locality }) => locality))].map((name) => {
      const tokens = nameTokens(name)
      const head = tokens.find((word) => !['article', 'saint'].includes(kindOf(word, undefined))) ?? tokens[0] ?? name
      return { name, words: tokens.map(formsOf), head: formsOf(head) }
    })
  }

  /** Whether a street lies in the postal code of most streets of its town. */
  isMain({ portal, zip }: Street): boolean {
    return this.#mainZips.get(portal) === zip
  }

  hasWord(word: string): boolean {
    return this.#localities.some(({ words }) => words.some((forms) => forms.includes(word)))
  }

  /** Returns the localities that the words name. */
  localitiesIn(words: readonly AddressWord[]): readonly Locality[] {
    return this.#localities.filter(({ head }) => words.some((word) => isTyped(head, word)))
  }

  /** Returns the names of those localities that have the word. */
  withWord(word: AddressWord, localities: readonly Locality[]): ReadonlySet<string> {
    const found = localities.filter(({ words }) => words.some((forms) => isTyped(forms, word)))
    return new Set(found.map(({ name }) => name))
  }
}

const isTyped = (forms: readonly string[], { text, forms: typed }: AddressWord): boolean =>
  forms.some((form) => typed.includes(form)) ||
  (text.length >= minBeginning && forms.some((form) => form.startsWith(text) || editDistance(text, form, 1) <= 1))

/** Returns the postal code of most streets of each portal. */
function findMainZips(streets: readonly Street[]): Map<string, string> {
  const counts = new Map<string, number>()
  const found = new Map<string, string>()
  for (const { portal, zip } of streets) {
    const count = (counts.get(`${portal}/${zip}`) ?? 0) + 1
    counts.set(`${portal}/${zip}`, count)
    if (count > (counts.get(`${portal}/${found.get(portal)}`) ?? 0) || !found.has(portal)) found.set(portal, zip)
  }
  return found
}
