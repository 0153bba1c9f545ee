import type { SchemaFiles } from '../../../../schemas/compile/SchemaFiles'
import { addressOf, type Definition, define, type Place } from '../definitions/Definition'
import type { FoundChange, SchemaPair, Step } from '../FoundChange'

/** What one comparison of two versions has found so far. */
export class Comparison {
  readonly #pairs = new Map<string, SchemaPair>()
  readonly #found = new Map<string, FoundChange>()
  readonly #look: (comparison: Comparison, pair: SchemaPair) => void

  /** `look` compares two schemas and asks for those inside them. */
  constructor(
    readonly old: SchemaFiles,
    readonly next: SchemaFiles,
    look: (comparison: Comparison, pair: SchemaPair) => void,
  ) {
    this.#look = look
  }

  get found(): FoundChange[] {
    return [...this.#found.values()]
  }

  /** Compares two schemas. A pair that was met before, or is being compared, is not compared again: schemas recur. */
  compare(old: Place, next: Place): SchemaPair {
    const definitions = { old: define(this.old, old), new: define(this.next, next) }
    const key = `${definitions.old.key} ${definitions.new.key}`
    const known = this.#pairs.get(key)
    if (known) return known
    const pair: SchemaPair = { key, ...definitions, children: [] }
    this.#pairs.set(key, pair)
    this.#look(this, pair)
    return pair
  }

  /** Compares two schemas inside a pair. */
  descend(pair: SchemaPair, step: Step, old: Place, next: Place): void {
    pair.children.push({ step, pair: this.compare(old, next) })
  }

  /** Notes a change. The same change met on another way is told once. */
  report(found: FoundChange): void {
    const key = JSON.stringify([found.rule, found.new ?? '', found.new === undefined ? found.old : '', found.message])
    if (!this.#found.has(key)) this.#found.set(key, found)
  }
}

/** The addresses of a keyword, or of what is around it where there is none. */
export function addressesOf(pair: SchemaPair, keyword: string) {
  const of = ({ origins, place }: Definition) =>
    origins[keyword] ? addressOf(origins[keyword], keyword) : addressOf(place)
  return { old: of(pair.old), new: of(pair.new), pair }
}
