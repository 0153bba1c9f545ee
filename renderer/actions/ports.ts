import type { Effect, EffectName } from './effects'

/** The block a run was started from. */
export type ActionSource = {
  /** Tells it from every other block of the page, equal ones included, and stays the same when it is drawn again. */
  readonly key: string
  readonly type?: string | undefined
  readonly id?: string | undefined
}

export type PortContext = {
  /** Aborted when nobody waits for the answer any more: hand it to fetch. */
  readonly signal: AbortSignal
  readonly source?: ActionSource | undefined
}

/** Performs one kind of effect. What it returns, or resolves to, is the effect's result; what it throws, its failure. */
export type Port<E extends EffectName> = (effect: Effect<E>, context: PortContext) => unknown

/** Everything the executor can do to the world; the host gives all of it. */
export type Ports = { readonly [E in EffectName]: Port<E> }
