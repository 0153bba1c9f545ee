import type { Issue } from '../../../../schemas'
import type { CompiledContract } from '../../../../schemas/compile/compileContract'
import { isSchema } from '../../../../schemas/compile/SchemaFiles'
import type { SchemaNode } from '../../../../schemas/compile/SchemaNode'
import { joinPointer } from '../../../../schemas/json/pointer'
import type { Payload, Side, VersionName } from '../Change'
import type { Attempt, Route, Step } from '../FoundChange'
import { resolveSchema, subschema, unlistedNode } from '../ResolvedSchema'
import type { SampleGenerator } from './SampleGenerator'

/** Makes and validates documents of one version. */
type VersionChecks = { generator: SampleGenerator; contract: CompiledContract }
export type Versions = { old: VersionChecks; new: VersionChecks }

const maxCandidates = 60
const maxRoutes = 6

/**
 * Finds a payload that proves that a change breaks a side: both versions validate it, one without issues, the other
 * with an error at the expected pointer. Undefined when no candidate is such a payload.
 */
export function provePayload(
  versions: Versions,
  side: Side,
  attempt: Attempt,
  routes: readonly Route[],
): Payload | undefined {
  const validIn = side === 'senders' ? 'old' : 'new'
  const { generator } = versions[validIn]
  if ('whole' in attempt) {
    const document = attempt.whole(generator)
    return document === undefined ? undefined : prove(versions, validIn, document, attempt.as, attempt.at)
  }
  const shortest = routes.toSorted((a, b) => a.steps.length - b.steps.length).slice(0, maxRoutes)
  for (const { root, steps } of shortest) {
    const start = root[validIn]
    const { name } = start.file
    const { kind } = root.subject
    const node = steps.reduce<SchemaNode | undefined>((at, step) => at && nodeAfter(at, step, validIn), start)
    if (!node) continue
    let left = maxCandidates
    for (const candidate of attempt.candidates(generator, node)) {
      if (left-- === 0) break
      const data = candidate === undefined ? undefined : buildAlong(generator, start, steps, validIn, candidate)
      if (data === undefined) continue
      const base = kind === 'document' ? '' : '/data'
      const document =
        kind === 'block' ? generator.blockOf(name, data) : kind === 'action' ? generator.actionOf(name, data) : data
      const at = `${base}${pointerOf(steps, validIn)}${attempt.below ?? ''}`
      const payload = prove(versions, validIn, document, kind === 'document' ? name : kind, at)
      if (payload) return payload
    }
  }
  return undefined
}

function prove(
  versions: Versions,
  validIn: VersionName,
  document: unknown,
  as: string,
  at: string,
): Payload | undefined {
  const other = validIn === 'old' ? 'new' : 'old'
  if (versions[validIn].contract.validate(document, { as }).issues.length > 0) return undefined
  const { issues } = versions[other].contract.validate(document, { as })
  const isExpected = (issue: Issue) => issue.severity === 'error' && isAbout(issue, at)
  const expected = issues.filter(isExpected)
  const others = issues.filter((issue) => !isExpected(issue))
  return expected.length > 0 ? { document, as, validIn, issues: [...expected, ...others] } : undefined
}

/** Whether the issue is at the pointer or inside it; a missing value lacks its parts too. */
const isAbout = ({ code, pointer }: Issue, at: string): boolean =>
  pointer === at || pointer.startsWith(`${at}/`) || (code === 'missing-property' && at.startsWith(`${pointer}/`))

/** The schema a step leads to in one version. */
function nodeAfter(node: SchemaNode, step: Step, version: VersionName): SchemaNode | undefined {
  const schema = resolveSchema(node)
  if (step.kind === 'member') {
    const name = step[version]
    return name === undefined ? undefined : (subschema(schema, 'properties', name) ?? unlistedNode(schema))
  }
  if (step.kind === 'item') return subschema(schema, 'items')
  if (step.kind === 'branch') return step[version]
  return step.kind === 'same' ? node : unlistedNode(schema)
}

/** The smallest valid value with `value` at the end of the steps. Undefined when there is none. */
function buildAlong(
  generator: SampleGenerator,
  node: SchemaNode,
  steps: readonly Step[],
  version: VersionName,
  value: unknown,
): unknown {
  const [step, ...rest] = steps
  if (!step) return value
  const next = nodeAfter(node, step, version)
  const inside = next && buildAlong(generator, next, rest, version, value)
  if (inside === undefined) return undefined
  if (step.kind === 'same' || step.kind === 'branch') return inside
  if (step.kind === 'item') {
    const list = generator.list(node, Math.max(1, node.number('minItems') ?? 0))
    return list ? [inside, ...list.slice(1)] : [inside]
  }
  const base = generator.make(node, 'object')
  return isSchema(base) ? { ...base, [nameOf(step, version)]: inside } : undefined
}

const nameOf = (step: Step, version: VersionName): string =>
  step.kind === 'member' ? (step[version] ?? 'extra') : 'extra'

/** The pointer to the end of the steps in a value of `buildAlong`. */
const pointerOf = (steps: readonly Step[], version: VersionName): string =>
  steps
    .map((step) => {
      if (step.kind === 'same' || step.kind === 'branch') return ''
      return step.kind === 'item' ? '/0' : joinPointer([nameOf(step, version)])
    })
    .join('')
