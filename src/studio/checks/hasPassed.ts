import { type LintCode, type LintContext, lint, lintCodes } from '../../../schemas/lint'
import { townZone } from '../settings/townTime'

/** All rules but the one about events that have passed. */
const otherRules: ReadonlySet<LintCode> = new Set(
  Object.keys(lintCodes).filter((code): code is LintCode => code !== 'past-event' && Object.hasOwn(lintCodes, code)),
)

/** Whether a document of a kind, such as `block`, holds events or pickups that have passed, so that it shows less than it could. */
export function hasPassed(text: string, kind: string, now: Date): boolean {
  const context: LintContext = { locale: 'fr', now, timeZone: townZone }
  try {
    return lint(JSON.parse(text), kind, context, otherRules).length > 0
  } catch {
    return false
  }
}
