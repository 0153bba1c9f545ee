import type { ComponentType } from 'react'
import type { Field, FieldValue, InputType } from '../../schemas/inputs/Field'
import type { Lazy } from '../engine/lazy'
import type { TextKey } from '../i18n/createText'

export type { Field, FieldValue, InputType }

/** What is wrong with a value: the key of a text, and the values it is filled with. Every text is given `label` too. */
export type FieldError = { key: TextKey; values?: Readonly<Record<string, string | number>> }

export type InputProps = {
  field: Field
  /** Id of the control, or of the first of a group; its label points to it. */
  id: string
  /**
   * Name of the native control, for browsers that run no script: of a list `${name}[]`, of a member of an address or
   * the like `${name}.street`. Undefined where nothing is sent, as in a field that stands alone.
   */
  name?: string | undefined
  value: FieldValue
  /** The same function for as long as the field is shown. */
  onChange(value: FieldValue): void
  /**
   * Told what the visitor has yet to finish, a picture that is being cropped or a file that is being read, so that a form is
   * not sent without it; undefined once that is done. The same function for as long as the field is shown.
   */
  onUnfinished?: ((error: FieldError | undefined) => void) | undefined
  /** Whether an error is shown below it. */
  invalid: boolean
  /** Ids of its hint and its error, for `aria-describedby`. */
  describedBy?: string | undefined
  disabled?: boolean | undefined
}

/** A control that is loaded when a form has one. */
export type LazyInput = Lazy<ComponentType<InputProps>> & {
  /** Style sheets of all lazy controls: they are loaded before the control is. */
  styles: readonly object[]
}

/**
 * What stands around a control: a `label` above the one it has; a legend above a `group` of several; nothing because it
 * draws its `own` label, as a lone checkbox does; or nothing at all because it is `hidden`.
 */
export type InputFrame = 'label' | 'group' | 'own' | 'hidden'

/** How fields of one `inputType` behave. What is right in them, the contract says: see `checkField`. */
export type Input = {
  frame(field: Field): InputFrame
  component: ComponentType<InputProps> | LazyInput
  /** Value of a field nobody has touched. */
  initial(field: Field): FieldValue
  /** What is asked for, said below the label before anything is wrong: a text, filled as an error is. */
  hint?(field: Field): FieldError | undefined
  /** Milliseconds without typing before a value is checked; 0 unless told. */
  debounce?: number
}
