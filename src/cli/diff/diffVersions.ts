import { compileContract } from '../../../schemas/compile/compileContract'
import { type Change, type ChangeSubject, type Payload, type Side, sides } from './Change'
import { canonicalJson } from './canonicalJson'
import { literalsAndVariants } from './compare/compareComposition'
import { compareVersions } from './compare/compareVersions'
import { type Context, traceContexts } from './compare/traceContexts'
import { subjectOf, traceRoutes } from './compare/traceRoutes'
import { effectsOf, explainEffects } from './effectsOf'
import type { FoundChange, Route, Step } from './FoundChange'
import { provePayload, type Versions } from './payloads/provePayload'
import { SampleGenerator } from './payloads/SampleGenerator'
import { effectOn } from './Report'
import type { Version } from './versions/Version'

/** Returns all changes between two versions, breaking ones first. Both versions have validated each payload in them. */
export function diffVersions(old: Version, next: Version): Change[] {
  const versions = versionsOf(old, next)
  compileChanged(versions)
  const { found, roots } = compareVersions(old.source, next.source)
  const routes = traceRoutes(roots)
  const contexts = traceContexts(roots)
  const changes = found.map((each) => toChange(each, { routes, contexts, versions }))
  return changes.sort(
    (a, b) => weight[effectOn(a)] - weight[effectOn(b)] || compareTexts(a.new ?? a.old, b.new ?? b.old),
  )
}

const weight = { breaking: 0, compatible: 1, editorial: 2 } as const

const compareTexts = (a = '', b = ''): number => (a < b ? -1 : a > b ? 1 : 0)

function versionsOf(old: Version, next: Version): Versions {
  const common = new Set([...old.source.keys()].filter((path) => next.source.has(path)))
  const checksOf = ({ source, at }: Version) => ({
    generator: new SampleGenerator(source, common),
    contract: compileContract(source, at),
  })
  return { old: checksOf(old), new: checksOf(next) }
}

/** Compiles the files that differ, because a schema that does not compile must throw before the comparison. */
function compileChanged({ old, new: next }: Versions): void {
  for (const [one, other] of [
    [old, next],
    [next, old],
  ] as const) {
    for (const { path, folder, schema } of one.generator.source.values()) {
      const isSame = canonicalJson(schema) === canonicalJson(other.generator.source.get(path)?.schema)
      if (folder !== 'api' && !isSame) one.contract.compile(path)
    }
  }
}

type Traced = {
  routes: ReadonlyMap<string, Route[]>
  contexts: ReadonlyMap<string, readonly Context[]>
  versions: Versions
}

function toChange(found: FoundChange, { routes, contexts, versions }: Traced): Change {
  const { rule, message, pair, steps = [] } = found
  const foundRoutes = (pair && routes.get(pair.key)) ?? []
  const subjects: ChangeSubject[] = found.subject
    ? [found.subject]
    : foundRoutes.map((route) => subjectOf({ root: route.root, steps: [...route.steps, ...steps] }))
  const effects = effectsOf(found, contexts)
  const isOperation = subjects.some(({ kind }) => kind === 'operation')
  const payloads: Partial<Record<Side, Payload>> = {}
  const remarks = new Set([...(found.remarks ?? []), ...explainEffects(found, contexts)])
  for (const side of sides) {
    if (effects[side] !== 'breaking') continue
    const attempt = isOperation ? undefined : (found.attempts?.[side] ?? found.attempt)
    const payload =
      attempt && (provePayload(versions, side, attempt, foundRoutes) ?? proveOverlap(versions, side, foundRoutes))
    if (payload) payloads[side] = payload
    else remarks.add(isOperation ? notValidated : withoutPayload(side))
  }
  return { rule, message, effects, old: found.old, new: found.new, subjects, payloads, remarks: [...remarks] }
}

/** Looks for a payload among the values of the schemas whose branches contain the change, where branches overlap. */
function proveOverlap(versions: Versions, side: Side, foundRoutes: readonly Route[]): Payload | undefined {
  const isOverlapping = (step: Step) => step.kind === 'branch' && (step.overlaps.old || step.overlaps.new)
  const routes = foundRoutes.flatMap(({ root, steps }) => {
    const index = steps.findIndex(isOverlapping)
    return index === -1 ? [] : [{ root, steps: steps.slice(0, index) }]
  })
  return provePayload(versions, side, { candidates: literalsAndVariants() }, routes)
}

const notValidated = 'The contract checks documents, not requests, so no payload is shown.'

const withoutPayload = (side: Side): string =>
  `No payload could be constructed that breaks ${side}: it counts as breaking until you know better.`
