import type { ComponentType } from 'react'
import type { DynamicInputData } from '../../schemas/engine'

/** One field of a form as the contract describes it. */
export type Field = DynamicInputData

/** What a field holds: JSON, as it is sent. */
export type FieldValue =
  | string
  | number
  | boolean
  | null
  | readonly FieldValue[]
  | { readonly [name: string]: FieldValue }

/** What is wrong with a value: the key of a text, and the values it is filled with. */
export type FieldError = { key: string; values?: Readonly<Record<string, string | number>> }

export type InputProps = {
  field: Field
  /** Id of the control, or of the first of a group; its label points to it. */
  id: string
  value: FieldValue
  onChange(value: FieldValue): void
  onBlur?(): void
  /** Whether an error is shown below it. */
  invalid: boolean
  /** Ids of its hint and its error, for `aria-describedby`. */
  describedBy?: string | undefined
  disabled?: boolean | undefined
}

/** How fields of one `inputType` behave. Rules are pure, so that they run anywhere. */
export type Input = {
  /** Several controls under a legend instead of one control with a label. */
  group: boolean
  component: ComponentType<InputProps>
  /** Value of a field nobody has touched. */
  initial(field: Field): FieldValue
  isEmpty(value: FieldValue): boolean
  /** First thing wrong with a value that is not empty. */
  check?(field: Field, value: FieldValue, now: Date): FieldError | undefined
}
