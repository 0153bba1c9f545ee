import type { Issue } from '../../../../schemas'
import type { CompiledContract } from '../../../../schemas/compile/compileContract'
import { isSchema } from '../../../../schemas/compile/SchemaFiles'
import { joinPointer } from '../../../../schemas/json/pointer'
import type { Payload, Side } from '../Change'
import type { Route } from '../compare/traceRoutes'
import { type Definition, define, extrasOf, type Place, placeOf, within } from '../definitions/Definition'
import type { Attempt, Step } from '../FoundChange'
import type { SampleGenerator } from './SampleGenerator'

/** A version with what is needed to make and check its documents. */
type VersionChecks = { maker: SampleGenerator; contract: CompiledContract }
export type Versions = { old: VersionChecks; new: VersionChecks }

const mostCandidates = 60
const mostRoutes = 6

/**
 * A payload that shows that a change breaks a side: without issue in the version it was valid in, with an error at the
 * expected place in the other. Whatever is made is validated by both before it is believed; undefined when nothing held.
 */
export function provePayload(
  benches: Versions,
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
      const data = candidate === undefined ? undefined : buildAlong(maker, start, steps, validIn, candidate)
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
  benches: Versions,
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

type Version = 'old' | 'new'

/** The schema a step leads to in one version. */
function placeAfter(maker: SampleGenerator, place: Place, step: Step, version: Version): Place | undefined {
  const definition = define(maker.source, place)
  if (step.kind === 'member') {
    const name = step[version]
    return name === undefined ? undefined : (within(definition, 'properties', name) ?? extraPlace(definition))
  }
  if (step.kind === 'item') return within(definition, 'items')
  return step.kind === 'same' ? place : extraPlace(definition)
}

function extraPlace(definition: Definition): Place | undefined {
  const extras = extrasOf(definition)
  return extras === 'anything' ? placeOf(definition.place.path, true) : extras === 'closed' ? undefined : extras
}

/** The least that is valid at a place and has `value` at the end of the steps; undefined when there is no such thing. */
function buildAlong(
  maker: SampleGenerator,
  place: Place,
  steps: readonly Step[],
  version: Version,
  value: unknown,
): unknown {
  const [step, ...rest] = steps
  if (!step) return value
  const next = placeAfter(maker, place, step, version)
  const inside = next && buildAlong(maker, next, rest, version, value)
  if (inside === undefined) return undefined
  if (step.kind === 'same') return inside
  if (step.kind === 'item') {
    const list = maker.list(place, leastItems(maker, place))
    return list ? [inside, ...list.slice(1)] : [inside]
  }
  const base = maker.make(place, 'object')
  return isSchema(base) ? { ...base, [nameOf(step, version)]: inside } : undefined
}

function leastItems(maker: SampleGenerator, place: Place): number {
  const { minItems } = define(maker.source, place).keywords
  return typeof minItems === 'number' ? Math.max(1, minItems) : 1
}

const nameOf = (step: Step, version: Version): string => (step.kind === 'member' ? (step[version] ?? 'extra') : 'extra')

/** Where the steps lead in a document that `makeAlong` made. */
const pointerOf = (steps: readonly Step[], version: Version): string =>
  steps
    .map((step) => {
      if (step.kind === 'same') return ''
      return step.kind === 'item' ? '/0' : joinPointer([nameOf(step, version)])
    })
    .join('')
