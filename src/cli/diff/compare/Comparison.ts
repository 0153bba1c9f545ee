import type { SchemaFiles } from '../../../../schemas/compile/SchemaFiles'
import type { SchemaNode } from '../../../../schemas/compile/SchemaNode'
import type { ChangeDetails, FoundChange, SchemaPair } from '../FoundChange'
import { keywordAddress, resolveSchema } from '../ResolvedSchema'
import type { RuleId } from '../rules/rules'

/** Compares pairs of schemas, each once, and collects the changes. */
export class Comparison {
  readonly #pairs = new Map<string, SchemaPair>()
  readonly #found = new Map<string, FoundChange>()
  readonly #comparePair: (pair: SchemaPair) => void

  /** `comparePair` compares two schemas and calls `descend` of the pair for those inside them. */
  constructor(
    readonly old: SchemaFiles,
    readonly next: SchemaFiles,
    comparePair: (pair: SchemaPair) => void,
  ) {
    this.#comparePair = comparePair
  }

  get found(): FoundChange[] {
    return [...this.#found.values()]
  }

  /** Compares two schemas. A pair is compared once, also where schemas contain themselves. */
  compare(old: SchemaNode, next: SchemaNode): SchemaPair {
    const resolved = { old: resolveSchema(old), new: resolveSchema(next) }
    const key = `${resolved.old.node.address()} ${resolved.new.node.address()}`
    const known = this.#pairs.get(key)
    if (known) return known
    const pair: SchemaPair = {
      key,
      ...resolved,
      children: [],
      descend: (step, from, to) => pair.children.push({ step, pair: this.compare(from, to) }),
      report: (rule, message, details) => this.report(rule, message, { ...details, pair }),
    }
    this.#pairs.set(key, pair)
    this.#comparePair(pair)
    return pair
  }

  /** Adds a change. A change that several references lead to is added once. */
  report(rule: RuleId, message: string, details: ChangeDetails): void {
    const key = JSON.stringify([rule, details.new ?? '', details.new === undefined ? details.old : '', message])
    const first = this.#found.get(key)
    this.#found.set(
      key,
      first ? { ...first, repeats: [...first.repeats, details] } : { rule, message, ...details, repeats: [] },
    )
  }
}

/** Returns the addresses of a keyword, or of the schema that lacks it, in both versions. */
export function addressesOf(pair: SchemaPair, keyword: string) {
  return { old: keywordAddress(pair.old, keyword), new: keywordAddress(pair.new, keyword) }
}
