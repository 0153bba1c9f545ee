import type { Effect, EffectName } from './effects'

/** The block a run was started from. */
export type ActionSource = {
  /** Unique among all blocks of the page, equal ones included; stays the same when the block renders again. */
  readonly key: string
  readonly type?: string | undefined
  readonly id?: string | undefined
}

export type PortContext = {
  /** Aborted when the result is no longer needed: pass it to fetch. */
  readonly signal: AbortSignal
  readonly source?: ActionSource | undefined
}

/** Performs one kind of effect. It returns or resolves to the effect's result, and throws its failure. */
export type Port<E extends EffectName> = (effect: Effect<E>, context: PortContext) => unknown

/** One port for each effect. The host provides all of them. */
export type Ports = { readonly [E in EffectName]: Port<E> }
