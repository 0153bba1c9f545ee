import type { Issue, LintCode } from '../check/Issue'
import type { Key } from './DataVisitor'

/** Whether rules are wanted. */
export type EnabledRules = Readonly<Partial<Record<LintCode, boolean>>>

/** What a rule sees of the walk that asks it. */
export interface RuleContext {
  readonly context: LintContext
  /** Language of the words at hand. */
  readonly locale: string
  /** Whether a rule is wanted. */
  readonly enabled: EnabledRules
  /** Notes a warning about what stands at `keys`, counted from where the walk is. */
  report(code: LintCode, keys: readonly Key[], message: string, more?: Partial<Issue>): void
}

/** What the lint rules must know of the world around a document. */
export type LintContext = {
  /** Language of the document's texts: `fr`, `de`, `en`, `nl`. */
  locale: string
  /** The moment "past" is measured from, and the zone the town's clocks show. */
  now: Date
  timeZone: string
  /** The portal's surroundings: a circle round the town, its radius in metres. Without it no pin is far away. */
  surroundings?: { lat: number; lon: number; radius: number }
}
