import type { RootPair, SchemaPair } from '../FoundChange'
import { isEnvelope } from './traceRoutes'

/** What surrounds a compared schema and changes whom a change of it breaks. */
export type Context = {
  /** Whether clients send the value, in a request. */
  isRequest: boolean
  /** Whether the schema is inside a branch of `anyOf` or `oneOf`. */
  inBranch: boolean
  /** By version: whether it is inside a branch of `oneOf` that may overlap another. */
  overlaps: { old: boolean; new: boolean }
}

/** Returns every context of each compared schema, by the key of its pair. */
export function traceContexts(roots: readonly RootPair[]): Map<string, Context[]> {
  const contexts = new Map<string, Context[]>()
  const waiting = roots.map(({ pair, isRequest }): [SchemaPair, Context] => [
    pair,
    { isRequest, inBranch: false, overlaps: { old: false, new: false } },
  ])
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [pair, context] = next
    const reached = contexts.get(pair.key) ?? []
    if (reached.some((each) => isSame(each, context))) continue
    contexts.set(pair.key, [...reached, context])
    for (const { step, pair: child } of pair.children) {
      if (isEnvelope(child)) continue
      if (step.kind !== 'branch') waiting.push([child, context])
      else waiting.push([child, { ...context, inBranch: true, overlaps: either(context.overlaps, step.overlaps) }])
    }
  }
  return contexts
}

const either = (a: Context['overlaps'], b: Context['overlaps']): Context['overlaps'] => ({
  old: a.old || b.old,
  new: a.new || b.new,
})

const isSame = (a: Context, b: Context): boolean =>
  a.isRequest === b.isRequest &&
  a.inBranch === b.inBranch &&
  a.overlaps.old === b.overlaps.old &&
  a.overlaps.new === b.overlaps.new
