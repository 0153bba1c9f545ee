import type { TerminalStyle } from '../terminal/TerminalOptions'
import { type Change, type Side, sides } from './Change'
import type { ReplayResult } from './replay/replayPayloads'
import type { Effect } from './rules/Rule'
import type { RuleId } from './rules/rules'

/** A change, and whether `--allow` lets it pass; an allowed change breaks nothing. */
export type ReportedChange = Change & { allowed: boolean }

/** Everything that a reporter prints. A change counts as breaking when it breaks one of `countedSides`. */
export type Report = {
  old: string
  new: string
  countedSides: readonly Side[]
  changes: readonly ReportedChange[]
  replay: ReplayResult | undefined
  /** The path of a file of the new version on this machine, and its text, for annotations. */
  fileOf: (path: string) => { file: string; text: string } | undefined
}

const worstFirst: readonly Effect[] = ['breaking', 'compatible', 'editorial']

/** The worst effect of a change on one of the sides. */
export const effectOn = ({ effects }: Pick<Change, 'effects'>, countedSides: readonly Side[] = sides): Effect =>
  worstFirst.find((effect) => countedSides.some((side) => effects[side] === effect)) ?? 'editorial'

/** The counted sides that a change breaks. */
export const brokenSides = ({ effects, allowed }: ReportedChange, countedSides: readonly Side[]): Side[] =>
  allowed ? [] : countedSides.filter((side) => effects[side] === 'breaking')

type Counts = { breaking: Record<Side, number>; compatible: number; editorial: number; allowed: number }

export function countChanges({ changes, countedSides }: Report): Counts {
  const counts: Counts = { breaking: { senders: 0, readers: 0 }, compatible: 0, editorial: 0, allowed: 0 }
  for (const change of changes) {
    const broken = brokenSides(change, countedSides)
    const effect = effectOn(change, countedSides)
    for (const side of broken) counts.breaking[side] += 1
    if (broken.length > 0) continue
    if (effect === 'breaking') counts.allowed += 1
    else counts[effect] += 1
  }
  return counts
}

/** The changes by section of a report. A change that breaks both sides is in the section of senders. */
export function sortChanges({
  changes,
  countedSides,
}: Report): Record<Side | 'compatible' | 'editorial', ReportedChange[]> {
  const sections: ReturnType<typeof sortChanges> = { senders: [], readers: [], compatible: [], editorial: [] }
  for (const change of changes) {
    const [broken] = brokenSides(change, countedSides)
    sections[broken ?? (effectOn(change, countedSides) === 'editorial' ? 'editorial' : 'compatible')].push(change)
  }
  return sections
}

/** Prints a report. `showsAll` says whether to show each editorial change. */
export type DiffReporter = (
  report: Report,
  options: { print: (text: string) => void; style: TerminalStyle; showsAll: boolean },
) => void

/** Rules about whole things: their changes differ in the name alone. */
const wholeRules: readonly RuleId[] = (['block', 'handler', 'document', 'operation'] as const).flatMap(
  (thing) => [`${thing}-added`, `${thing}-removed`] as const,
)

/** Fewer changes than this are shown one by one. */
const minGroupSize = 4

/** Groups the changes that have the same rule and differ in the name alone. */
export function groupSimilarChanges(changes: readonly ReportedChange[]): {
  groups: ReportedChange[][]
  rest: ReportedChange[]
} {
  const groups = wholeRules
    .map((rule) => changes.filter((change) => change.rule === rule && !change.allowed))
    .filter((group) => group.length >= minGroupSize)
  const grouped = new Set(groups.flat())
  return { groups, rest: changes.filter((change) => !grouped.has(change)) }
}
