import type { ReportedChange } from '../Report'
import type { RuleId } from '../rules/rules'

/** What comes or goes whole: of those only the names differ. */
const whole: readonly RuleId[] = [
  'block-added',
  'block-removed',
  'handler-added',
  'handler-removed',
  'document-added',
  'document-removed',
  'operation-added',
  'operation-removed',
]

/** Fewer than this are shown one by one. */
const least = 4

/** Sets apart what is of the same rule many times and differs in nothing but a name. */
export function groupAlike(changes: readonly ReportedChange[]): { groups: ReportedChange[][]; rest: ReportedChange[] } {
  const groups = whole
    .map((rule) => changes.filter((change) => change.rule === rule && !change.allowed))
    .filter((group) => group.length >= least)
  const grouped = new Set(groups.flat())
  return { groups, rest: changes.filter((change) => !grouped.has(change)) }
}
