import type { Issue, LintCode } from '../check/Issue'
import type { LintContext } from './LintContext'
import type { Key } from './PlaceWalk'

/** Whether rules are wanted. */
export type Wants = Readonly<Partial<Record<LintCode, boolean>>>

/** What a rule sees of the walk that asks it. */
export interface Teller {
  readonly context: LintContext
  /** Language of the words at hand. */
  readonly locale: string
  /** Whether a rule is wanted. */
  readonly wants: Wants
  /** Notes a warning about what stands at `keys`, counted from where the walk is. */
  tell(code: LintCode, keys: readonly Key[], message: string, more?: Partial<Issue>): void
}
