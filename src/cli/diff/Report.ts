import type { TerminalStyle } from '../terminal/TerminalOptions'
import { type Change, type Side, sides } from './Change'
import type { ReplayResult } from './replay/replayPayloads'
import type { Effect } from './rules/Rule'
import type { RuleId } from './rules/rules'

/** A change as it is reported: what `--allow` lets pass breaks nothing. */
export type ReportedChange = Change & { allowed: boolean }

/** Everything there is to report. `asked` are the sides for which a break counts. */
export type Report = {
  old: string
  new: string
  asked: readonly Side[]
  changes: readonly ReportedChange[]
  replay: ReplayResult | undefined
  /** Where a file of the new version is on this machine, with its text, for annotations. */
  fileOf: (path: string) => { file: string; text: string } | undefined
}

const order: readonly Effect[] = ['breaking', 'compatible', 'editorial']

/** What a change means to whichever of the sides it means most to. */
export const effectOn = ({ effects }: Pick<Change, 'effects'>, asked: readonly Side[] = sides): Effect =>
  order.find((effect) => asked.some((side) => effects[side] === effect)) ?? 'editorial'

/** The sides a change breaks, of those that are asked for. */
export const brokenSides = ({ effects, allowed }: ReportedChange, asked: readonly Side[]): Side[] =>
  allowed ? [] : asked.filter((side) => effects[side] === 'breaking')

export type Counts = { breaking: Record<Side, number>; compatible: number; editorial: number; allowed: number }

export function countChanges({ changes, asked }: Report): Counts {
  const counts: Counts = { breaking: { senders: 0, readers: 0 }, compatible: 0, editorial: 0, allowed: 0 }
  for (const change of changes) {
    const broken = brokenSides(change, asked)
    const effect = effectOn(change, asked)
    for (const side of broken) counts.breaking[side] += 1
    if (broken.length > 0) continue
    if (effect === 'breaking') counts.allowed += 1
    else counts[effect] += 1
  }
  return counts
}

/** The changes by what they mean: what breaks both sides is with what breaks senders. */
export function sortChanges({
  changes,
  asked,
}: Report): Record<'senders' | 'readers' | 'compatible' | 'editorial', ReportedChange[]> {
  const placeOf = (change: ReportedChange) => {
    const [broken] = brokenSides(change, asked)
    if (broken) return broken
    return effectOn(change, asked) === 'editorial' ? 'editorial' : 'compatible'
  }
  const of = (place: string) => changes.filter((change) => placeOf(change) === place)
  return { senders: of('senders'), readers: of('readers'), compatible: of('compatible'), editorial: of('editorial') }
}

/** `showsAll` is whether editorial changes are shown one by one. */
export type DiffReporter = (
  report: Report,
  options: { print: (text: string) => void; style: TerminalStyle; showsAll: boolean },
) => void

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
