import { sides } from '../Change'
import type { DiffReporter } from '../Report'
import { countChanges } from '../Report'

/** For programs: everything there is, as one JSON value. */
export const json: DiffReporter = (report, { print }) => {
  const { old, new: next, asked, replay } = report
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
  print(
    `${JSON.stringify({ old, new: next, for: asked, changes, summary: countChanges(report), replay: replay ?? null }, null, 2)}\n`,
  )
}
