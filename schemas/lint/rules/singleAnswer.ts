import { type Members, own } from '../../check/value'
import type { Teller } from '../Teller'

/** A choice among one. */
export function singleAnswer(teller: Teller, data: Members, list: string, what: string): void {
  const answers = own(data, list)
  if (!Array.isArray(answers) || answers.length !== 1) return
  teller.tell('single-answer', [list], what, { expected: 2, received: 1 })
}
