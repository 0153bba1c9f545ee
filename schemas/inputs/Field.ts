import type { DynamicInputData } from '../generated/types'

/** One field of a form as the contract describes it. Its `value` is any JSON. */
export type Field = Readonly<Omit<DynamicInputData, 'value'>> & { readonly value?: unknown }

/** Name of a kind of field. */
export type InputType = Field['inputType']

/** What a field holds: JSON, as it is sent. */
export type FieldValue =
  | string
  | number
  | boolean
  | null
  | readonly FieldValue[]
  | { readonly [name: string]: FieldValue }
