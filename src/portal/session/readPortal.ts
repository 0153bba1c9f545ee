import type { AnswerIssue } from '../../../schemas/door'
import type { Portal } from '../../../schemas/engine'
import contract from '../../../schemas/generated/entities/portal.js'
import { repairPortal } from '../../../schemas/json/repairPortal'
import { portalAddress } from '../../../schemas/routes/portalAddress'
import { issueInAnswer } from './issueInAnswer'

type ReadPortal = { portal: Portal | undefined; issues: AnswerIssue[] }

/**
 * Returns the repaired configuration of a portal; undefined when the portal does not exist (`answer` is undefined). The issues leave
 * out a call that failed (null), which the server logs.
 */
export function readPortal(answer: unknown, url: string): ReadPortal {
  if (answer === undefined) return { portal: undefined, issues: [] }
  const card = cardOf(url)
  const { portal, issues } = repairPortal(contract, answer, card)
  const isAnswered = answer !== null
  return { portal, issues: isAnswered ? issues.map((issue) => issueInAnswer(issue, portalAddress(card))) : [] }
}

/** The first segment of a path. */
function cardOf(url: string): string {
  const [, segment = ''] = url.split(/[/?#]/)
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
