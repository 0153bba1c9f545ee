import { compileContract } from '../../../schemas/compile/compileContract'
import { type Change, type ChangeSubject, type Payload, type Side, sides } from './Change'
import { compareVersions } from './compare/compareVersions'
import { subjectOf, traceRoutes } from './compare/traceRoutes'
import type { FoundChange, Route } from './FoundChange'
import { provePayload, type Versions } from './payloads/provePayload'
import { SampleGenerator } from './payloads/SampleGenerator'
import { effectOn } from './Report'
import { rules } from './rules/rules'
import { canonical } from './sameJson'
import type { Version } from './versions/Version'

/** Every change between two versions, what breaks first. Payloads are shown to break by both versions' own checks. */
export function diffVersions(old: Version, next: Version): Change[] {
  const versions = versionsOf(old, next)
  compileChanged(versions)
  const { found, roots } = compareVersions(old.source, next.source)
  const routes = traceRoutes(roots)
  const changes = found.map((each) => toChange(each, routes, versions))
  return changes.sort(
    (a, b) => weight[effectOn(a)] - weight[effectOn(b)] || compareTexts(a.new ?? a.old, b.new ?? b.old),
  )
}

const weight = { breaking: 0, compatible: 1, editorial: 2 } as const

const compareTexts = (a = '', b = ''): number => (a < b ? -1 : a > b ? 1 : 0)

function versionsOf(old: Version, next: Version): Versions {
  const common = new Set([...old.source.keys()].filter((path) => next.source.has(path)))
  const bench = ({ source, at }: Version) => ({
    generator: new SampleGenerator(source, common),
    contract: compileContract(source, at),
  })
  return { old: bench(old), new: bench(next) }
}

/** A schema that no validator can be made of is refused rather than compared. What is the same in both needs no look. */
function compileChanged({ old, new: next }: Versions): void {
  for (const [one, other] of [
    [old, next],
    [next, old],
  ] as const) {
    for (const { path, folder, schema } of one.generator.source.values()) {
      const isSame = canonical(schema) === canonical(other.generator.source.get(path)?.schema)
      if (folder !== 'api' && !isSame) one.contract.compile(path)
    }
  }
}

function toChange(found: FoundChange, routes: ReadonlyMap<string, Route[]>, versions: Versions): Change {
  const { rule, message, pair, steps = [] } = found
  const ways = (pair && routes.get(pair.key)) ?? []
  const subjects: ChangeSubject[] = found.subject
    ? [found.subject]
    : ways.map((route) => subjectOf({ root: route.root, steps: [...route.steps, ...steps] }))
  const effects = effectsOf(found, ways)
  const isOperation = subjects.some(({ kind }) => kind === 'operation')
  const payloads: Partial<Record<Side, Payload>> = {}
  const remarks = new Set(found.remarks)
  for (const side of sides) {
    if (effects[side] !== 'breaking') continue
    const attempt = isOperation ? undefined : (found.attempts?.[side] ?? found.attempt)
    const payload = attempt && provePayload(versions, side, attempt, ways)
    if (payload) payloads[side] = payload
    else remarks.add(isOperation ? unseen : withoutPayload(side))
  }
  return { rule, message, effects, old: found.old, new: found.new, subjects, payloads, remarks: [...remarks] }
}

const unseen = 'The contract checks documents, not requests, so no payload is shown.'

const withoutPayload = (side: Side): string =>
  `No payload could be constructed that breaks ${side}: it counts as breaking until you know better.`

/** Clients send requests and back ends read them, so there the sides change places. */
function effectsOf({ rule, effects }: FoundChange, ways: readonly Route[]): Change['effects'] {
  const { senders, readers } = { ...rules[rule], ...effects }
  const isRequest = ways.length > 0 && ways.every(({ root }) => root.isRequest)
  return isRequest ? { senders: readers, readers: senders } : { senders, readers }
}
