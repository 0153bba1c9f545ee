import type { Issue } from '../../../../schemas'
import type { CompiledContract } from '../../../../schemas/compile/compileContract'
import type { Payload, Side } from '../Change'
import type { Attempt } from '../comparing/Pair'
import type { Route } from '../comparing/traceSubjects'
import { placeOf } from '../definitions/Definition'
import type { Maker } from './Maker'
import { makeAlong, placeAfter, pointerOf } from './makeAlong'

/** A version with what is needed to make and check its documents. */
export type Workbench = { maker: Maker; contract: CompiledContract }
export type Workbenches = { old: Workbench; new: Workbench }

const mostCandidates = 60
const mostRoutes = 6

/**
 * A payload that shows that a change breaks a side: without issue in the version it was valid in, with an error at the
 * expected place in the other. Whatever is made is validated by both before it is believed; undefined when nothing held.
 */
export function provePayload(
  benches: Workbenches,
  side: Side,
  attempt: Attempt,
  routes: readonly Route[],
): Payload | undefined {
  const validIn = side === 'senders' ? 'old' : 'new'
  const { maker } = benches[validIn]
  if ('whole' in attempt) {
    const document = attempt.whole(maker)
    return document === undefined ? undefined : prove(benches, validIn, document, attempt.as, attempt.at)
  }
  const shortest = routes.toSorted((a, b) => a.steps.length - b.steps.length).slice(0, mostRoutes)
  for (const { root, steps } of shortest) {
    const file = root[validIn]
    const { kind } = root.subject
    const start = placeOf(file.path, file.schema)
    const place = steps.reduce(
      (at: typeof start | undefined, step) => at && placeAfter(maker, at, step, validIn),
      start,
    )
    if (!place) continue
    let left = mostCandidates
    for (const candidate of attempt.candidates(maker, place)) {
      if (left-- === 0) break
      const data = candidate === undefined ? undefined : makeAlong(maker, start, steps, validIn, candidate)
      if (data === undefined) continue
      const base = kind === 'document' ? '' : '/data'
      const document =
        kind === 'block' ? maker.blockOf(file.name, data) : kind === 'action' ? maker.actionOf(file.name, data) : data
      const at = `${base}${pointerOf(steps, validIn)}${attempt.below ?? ''}`
      const payload = prove(benches, validIn, document, kind === 'document' ? file.name : kind, at)
      if (payload) return payload
    }
  }
  return undefined
}

function prove(
  benches: Workbenches,
  validIn: 'old' | 'new',
  document: unknown,
  as: string,
  at: string,
): Payload | undefined {
  const other = validIn === 'old' ? 'new' : 'old'
  if (benches[validIn].contract.validate(document, { as }).issues.length > 0) return undefined
  const { issues } = benches[other].contract.validate(document, { as })
  const isExpected = (issue: Issue) => issue.severity === 'error' && isAbout(issue, at)
  const expected = issues.filter(isExpected)
  const others = issues.filter((issue) => !isExpected(issue))
  return expected.length > 0 ? { document, as, validIn, issues: [...expected, ...others] } : undefined
}

/** At the place or inside it; what is missing as a whole lacks its parts. */
const isAbout = ({ code, pointer }: Issue, at: string): boolean =>
  pointer === at || pointer.startsWith(`${at}/`) || (code === 'missing-property' && at.startsWith(`${pointer}/`))
