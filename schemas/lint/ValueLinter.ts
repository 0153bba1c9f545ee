import type { Issue, LintCode } from '../check/Issue'
import { escapeKey } from '../check/value'
import type { Key } from './DataVisitor'
import type { EnabledRules, LintContext, RuleContext } from './RuleContext'
import { lintSchedule } from './rules/schedule'
import { unknownIcon, unknownTheme } from './rules/unknownNames'
import { isUnknownPath, reportUnknownPath } from './rules/unknownPath'
import { unservedPath } from './rules/unservedPath'
import { vagueLink } from './rules/vagueLink'
import { wrongPunctuation } from './rules/wrongPunctuation'

/** Runs the rules of values that need nothing of what is around them, and collects the issues of all rules. */
export abstract class ValueLinter implements RuleContext {
  readonly context: LintContext
  readonly enabled: EnabledRules
  readonly issues: Issue[] = []
  locale: string
  /** Path from the root to the current value. */
  protected readonly keys: Key[] = []

  constructor(context: LintContext, enabled: EnabledRules) {
    this.context = context
    this.enabled = enabled
    this.locale = context.locale
  }

  /** Type of the block that is visited. */
  protected abstract get blockType(): string | undefined

  report(code: LintCode, keys: readonly Key[], message: string, more?: Partial<Issue>): void {
    const pointer = [...this.keys, ...keys].map((key) => `/${escapeKey(String(key))}`).join('')
    const type = this.blockType
    const block = type === undefined ? {} : { block: type }
    this.issues.push({ severity: 'warning', code, pointer, ...block, message, ...more })
  }

  /** Adds the issue that a rule or a reader failed, and goes back to the first `depth` keys of the path. */
  reportFault(error: unknown, depth: number): void {
    this.keys.length = depth
    const pointer = this.keys.map((key) => `/${escapeKey(String(key))}`).join('')
    const { blockType: type } = this
    const reason = error instanceof Error ? error.message : String(error)
    const message = `The lint rules failed here, so warnings may be missing: ${reason}.`
    this.issues.push({
      severity: 'warning',
      code: 'lint-failed',
      pointer,
      ...(type !== undefined && { block: type }),
      message,
    })
  }

  enter(key: Key): void {
    this.keys.push(key)
  }

  leave(): void {
    this.keys.pop()
  }

  text(value: string, key: Key): void {
    if (this.enabled['wrong-punctuation']) wrongPunctuation(this, value, key)
  }

  label(value: string, key: Key): void {
    if (this.enabled['vague-link']) vagueLink(this, value, key)
    if (this.enabled['wrong-punctuation']) wrongPunctuation(this, value, key)
  }

  address(value: string, key: Key): void {
    if (this.enabled['unknown-path'] && isUnknownPath(value)) reportUnknownPath(this, [key], value)
  }

  picture(value: string, key: Key): void {
    if (this.enabled['unserved-path']) unservedPath(this, value, key, 'picture')
  }

  link(value: string, key: Key): void {
    if (this.enabled['unserved-path']) unservedPath(this, value, key, 'link')
  }

  file(value: string, key: Key): void {
    if (this.enabled['unserved-path']) unservedPath(this, value, key, 'file')
  }

  call(value: string, key: Key): void {
    if (this.enabled['unserved-call']) unservedPath(this, value, key, 'call')
  }

  icon(value: string, key: Key): void {
    if (this.enabled['unknown-name']) unknownIcon(this, value, key)
  }

  theme(value: string, key: Key): void {
    if (this.enabled['unknown-name']) unknownTheme(this, value, key)
  }

  schedule(value: unknown, key: Key): void {
    if (this.enabled['schedule-order'] || this.enabled['schedule-overlap']) lintSchedule(this, value, key)
  }
}
