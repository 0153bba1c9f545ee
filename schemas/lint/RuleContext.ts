import type { Issue, LintCode } from '../check/Issue'
import type { Key } from './DataVisitor'

/** Which rules run, by code. */
export type EnabledRules = Readonly<Partial<Record<LintCode, boolean>>>

/** The part of the `LintVisitor` that rules use. */
export interface RuleContext {
  readonly context: LintContext
  /** Language of the current text. */
  readonly locale: string
  readonly enabled: EnabledRules
  /** Adds an issue, a warning unless `more` says otherwise, about the value at `keys`, relative to the current value. */
  report(code: LintCode, keys: readonly Key[], message: string, more?: Partial<Issue>): void
}

/** The settings of the lint rules. */
export type LintContext = {
  /** Language of the document's texts: `fr`, `de`, `en`, `nl`. */
  locale: string
  /** The current instant, and the time zone of the town. */
  now: Date
  timeZone: string
  /** A circle around the town, its radius in metres. Without it `pin-far-away` does not run. */
  surroundings?: { lat: number; lon: number; radius: number }
}
