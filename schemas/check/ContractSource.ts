import type { DataContract } from './DataContract'

/** Where a contract finds its validators: all at once in a program, little by little in a browser. */
export type ContractSource = {
  /** Validator of a block's envelope. */
  envelope: DataContract
  /** Validator of an action's envelope. */
  actionEnvelope: DataContract
  /** The contract of a block type: undefined when there is none, 'loading' when it is known but not here yet. */
  block(type: string): DataContract | 'loading' | undefined
  action(handler: string): DataContract | 'loading' | undefined
  /** All known names, for suggestions. */
  blockTypes(): readonly string[]
  handlers(): readonly string[]
  /** Version this client has of each component family. */
  families: Readonly<Record<string, number>>
}
