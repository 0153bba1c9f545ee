import type { RawError } from './RawError'

/** A compiled validator. When it returns false, `errors` holds the errors of that call until the next one. */
type Validator<T = unknown> = ((data: unknown) => data is T) & { errors?: RawError[] | null }

type ChildKind = 'block' | 'blocks' | 'action'

/** Calls `visit` for every place in `data` that may hold child blocks or an action, with its pointer. */
type VisitChildren = (data: unknown, at: string, visit: (kind: ChildKind, value: unknown, at: string) => void) => void

/** The compiled form of one schema file. */
export type DataContract<T = unknown> = {
  validate: Validator<T>
  visitChildren?: VisitChildren
  /** Lists in the data whose invalid items are left out, instead of the whole block. */
  contained?: readonly string[]
  /** Component family of a block type. */
  family?: string
  /** The data of an action may be left out because its handler requires none of it. */
  optional?: boolean
}

/** Provides validators: a program has them all, a browser loads them one by one. */
export type ContractSource = {
  /** Validator of a block's envelope. */
  envelope: DataContract
  /** Validator of an action's envelope. */
  actionEnvelope: DataContract
  /** The contract of a block type: undefined when there is no such type, 'loading' until its validator is loaded. */
  block(type: string): DataContract | 'loading' | undefined
  action(handler: string): DataContract | 'loading' | undefined
  /** All known names, for suggestions. */
  blockTypes(): readonly string[]
  handlers(): readonly string[]
  /** Version this client has of each component family. */
  families: Readonly<Record<string, number>>
}
