import { type Members, own } from '../../check/value'
import type { RuleContext } from '../RuleContext'

/** Reports a choice with a single answer. */
export function singleAnswer(linter: RuleContext, data: Members, list: string, message: string): void {
  const answers = own(data, list)
  if (!Array.isArray(answers) || answers.length !== 1) return
  linter.report('single-answer', [list], message, { expected: 2, received: 1 })
}
