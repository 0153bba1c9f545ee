import { sides } from '../Change'
import { countChanges, type DiffReporter } from '../Report'

/** The whole report as one JSON value, for programs. */
export const json: DiffReporter = (report, { print }) => {
  const { old, new: next, countedSides, replay } = report
  const changes = report.changes.map(({ payloads, effects, old: before, new: now, ...change }) => ({
    ...change,
    effects,
    old: before ?? null,
    new: now ?? null,
    payloads: sides.flatMap((side) => {
      const payload = payloads[side]
      return payload ? [{ breaks: side, ...payload }] : []
    }),
  }))
  const value = { old, new: next, for: countedSides, changes, summary: countChanges(report), replay: replay ?? null }
  print(`${JSON.stringify(value, null, 2)}\n`)
}
