import { type Members, own } from '../../check/value'
import type { RuleContext } from '../RuleContext'

/** A choice among one. */
export function singleAnswer(teller: RuleContext, data: Members, list: string, what: string): void {
  const answers = own(data, list)
  if (!Array.isArray(answers) || answers.length !== 1) return
  teller.report('single-answer', [list], what, { expected: 2, received: 1 })
}
