import type { Mistake } from './mistake'

/** A compiled validator. After a false answer, `errors` holds the mistakes of that call, until the next call. */
export type Validator<T = unknown> = ((data: unknown) => data is T) & { errors?: Mistake[] | null }

export type SlotKind = 'block' | 'blocks' | 'action'

/** Calls `visit` for every place in `data` that may hold child blocks or an action, with its pointer. */
export type Slots = (data: unknown, at: string, visit: (kind: SlotKind, value: unknown, at: string) => void) => void

/** What a schema file says of one type, in the form that runs. */
export type DataContract<T = unknown> = {
  validate: Validator<T>
  slots?: Slots
  /** Component family of a block type. */
  family?: string
  /** The data of an action may be left out because its handler requires none of it. */
  optional?: boolean
}
