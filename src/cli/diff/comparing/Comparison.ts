import type { SchemaFiles } from '../../../../schemas/compile/SchemaFiles'
import { define, type Place } from '../definitions/Definition'
import type { Found, Pair, Step } from './Pair'

/** What one comparison of two versions has found so far. */
export class Comparison {
  readonly #pairs = new Map<string, Pair>()
  readonly #found = new Map<string, Found>()
  readonly #look: (comparison: Comparison, pair: Pair) => void

  /** `look` compares two schemas and asks for those inside them. */
  constructor(
    readonly old: SchemaFiles,
    readonly next: SchemaFiles,
    look: (comparison: Comparison, pair: Pair) => void,
  ) {
    this.#look = look
  }

  get found(): Found[] {
    return [...this.#found.values()]
  }

  /** Compares two schemas. A pair that was met before, or is being compared, is not compared again: schemas recur. */
  compare(old: Place, next: Place): Pair {
    const definitions = { old: define(this.old, old), new: define(this.next, next) }
    const key = `${definitions.old.key} ${definitions.new.key}`
    const known = this.#pairs.get(key)
    if (known) return known
    const pair: Pair = { key, ...definitions, children: [] }
    this.#pairs.set(key, pair)
    this.#look(this, pair)
    return pair
  }

  /** Compares two schemas inside a pair. */
  descend(pair: Pair, step: Step, old: Place, next: Place): void {
    pair.children.push({ step, pair: this.compare(old, next) })
  }

  /** Notes a change. The same change met on another way is told once. */
  tell(found: Found): void {
    const key = JSON.stringify([found.rule, found.new ?? '', found.new === undefined ? found.old : '', found.message])
    if (!this.#found.has(key)) this.#found.set(key, found)
  }
}
