import type { Effect, EffectName } from './effects'

/** The block a run was started from. */
export type ActionSource = {
  /** `config` of the modal around the block. */
  readonly modalConfig?: string | undefined
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

/** A port for each effect that the host can perform. An effect without a port fails. */
export type Ports = { readonly [E in EffectName]?: Port<E> }

/** The ports of a host that can perform every effect. */
export type AllPorts = Required<Ports>
