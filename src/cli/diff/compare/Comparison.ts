import type { SchemaFiles } from '../../../../schemas/compile/SchemaFiles'
import type { SchemaNode } from '../../../../schemas/compile/SchemaNode'
import type { FoundChange, SchemaPair, Step } from '../FoundChange'
import { keywordAddress, resolveSchema } from '../ResolvedSchema'

/** The pairs of schemas that were compared so far and the changes found in them. */
export class Comparison {
  readonly #pairs = new Map<string, SchemaPair>()
  readonly #found = new Map<string, FoundChange>()
  readonly #comparePair: (comparison: Comparison, pair: SchemaPair) => void

  /** `comparePair` compares two schemas and calls `descend` for those inside them. */
  constructor(
    readonly old: SchemaFiles,
    readonly next: SchemaFiles,
    comparePair: (comparison: Comparison, pair: SchemaPair) => void,
  ) {
    this.#comparePair = comparePair
  }

  get found(): FoundChange[] {
    return [...this.#found.values()]
  }

  /** Compares two schemas, unless the pair was compared before or is being compared: schemas contain themselves. */
  compare(old: SchemaNode, next: SchemaNode): SchemaPair {
    const resolved = { old: resolveSchema(old), new: resolveSchema(next) }
    const key = `${resolved.old.node.address()} ${resolved.new.node.address()}`
    const known = this.#pairs.get(key)
    if (known) return known
    const pair: SchemaPair = { key, ...resolved, children: [] }
    this.#pairs.set(key, pair)
    this.#comparePair(this, pair)
    return pair
  }

  /** Compares two schemas inside a pair. */
  descend(pair: SchemaPair, step: Step, old: SchemaNode, next: SchemaNode): void {
    pair.children.push({ step, pair: this.compare(old, next) })
  }

  /** Adds a change. One that is found again through another reference is added once. */
  report(found: FoundChange): void {
    const key = JSON.stringify([found.rule, found.new ?? '', found.new === undefined ? found.old : '', found.message])
    if (!this.#found.has(key)) this.#found.set(key, found)
  }
}

/** The addresses of a keyword, or of the schema that lacks it, in both versions. */
export function addressesOf(pair: SchemaPair, keyword: string) {
  return { old: keywordAddress(pair.old, keyword), new: keywordAddress(pair.new, keyword), pair }
}
