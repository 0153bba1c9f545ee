import { type Side, sides } from './Change'
import type { Context } from './compare/traceContexts'
import type { ChangeDetails, FoundChange } from './FoundChange'
import type { Effect } from './rules/Rule'
import { rules } from './rules/rules'

type Effects = Record<Side, Effect>

const ranks = { editorial: 0, compatible: 1, breaking: 2 } as const

const worst = (a: Effect, b: Effect): Effect => (ranks[a] >= ranks[b] ? a : b)

/** Returns the effects by side, the worst of all places that contain the changed schema. */
export function effectsOf(found: FoundChange, contexts: ReadonlyMap<string, readonly Context[]>): Effects {
  const all = [found, ...found.repeats].flatMap((details) => {
    const around = (details.pair && contexts.get(details.pair.key)) ?? []
    const effects = { ...rules[found.rule], ...details.effects }
    return around.length === 0 ? [effects] : around.map((context) => effectsIn(effects, details, context))
  })
  return {
    senders: all.map(({ senders }) => senders).reduce(worst),
    readers: all.map(({ readers }) => readers).reduce(worst),
  }
}

/** Clients send requests and back ends read them, so the sides are swapped there. */
function effectsIn(effects: Effects, { branchEffects }: ChangeDetails, context: Context): Effects {
  const { isRequest, inBranch, overlaps } = context
  const inside: Effects = { senders: effects.senders, readers: effects.readers }
  if (inBranch) for (const side of sides) inside[side] = worst(inside[side], branchEffects?.[side] ?? 'editorial')
  if (sides.some((side) => inside[side] === 'breaking')) {
    // What the old version allowed, the new one refuses where its branches overlap, and the other way round.
    if (overlaps.new) inside.senders = 'breaking'
    if (overlaps.old) inside.readers = 'breaking'
  }
  return isRequest ? { senders: inside.readers, readers: inside.senders } : inside
}

/** Says why a change breaks a side that it would not break by itself. */
export function explainEffects(found: FoundChange, contexts: ReadonlyMap<string, readonly Context[]>): string[] {
  const around = [found, ...found.repeats].flatMap(({ pair }) => (pair && contexts.get(pair.key)) ?? [])
  const isRequested = new Set(around.map(({ isRequest }) => isRequest)).size > 1
  const isOverlapping = around.some(({ overlaps }) => overlaps.old || overlaps.new)
  const isKnown = found.branchEffects !== undefined && around.some(({ inBranch }) => inBranch)
  return [
    ...(isRequested ? ['Clients send it too, in requests of the API.'] : []),
    ...(isOverlapping ? [overlapRemark] : []),
    ...(isKnown ? ['Inside a branch of anyOf or oneOf an unknown property is an error: the branch does not fit.'] : []),
  ]
}

export const overlapRemark =
  'A value that fits two branches of oneOf is refused, and it could not be ruled out that one does.'
