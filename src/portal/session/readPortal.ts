import type { Issue, Portal } from '../../../schemas/engine'
import contract from '../../../schemas/generated/entities/portal.js'
import { repairPortal } from '../../../schemas/json/repairPortal'

/**
 * Returns the repaired configuration of a portal; undefined when the portal does not exist (`answer` is undefined). The issues leave
 * out a call that failed (null), which the server logs.
 */
export const readPortal = (answer: unknown, url: string): { portal: Portal | undefined; issues: Issue[] } =>
  answer === undefined
    ? { portal: undefined, issues: [] }
    : withoutFailure(answer, repairPortal(contract, answer, cardOf(url)))

const withoutFailure = <R extends { issues: Issue[] }>(answer: unknown, repaired: R): R =>
  answer === null ? { ...repaired, issues: [] } : repaired

/** The first segment of a path. */
function cardOf(url: string): string {
  const [, segment = ''] = url.split(/[/?#]/)
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
