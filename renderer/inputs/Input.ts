import type { ComponentType } from 'react'
import type { FieldValue, FormField, InputType } from '../../schemas/inputs/FormField'
import type { Lazy } from '../engine/lazy'
import type { TextKey } from '../i18n/createText'

export type { FieldValue, FormField, InputType }

/** An error of a value: the key of a message and the values of its placeholders. `label` is always added to them. */
export type FieldError = { key: TextKey; values?: Readonly<Record<string, string | number>> }

export type InputProps = {
  field: FormField
  /** Id of the control, or of the first of a group; its label points to it. */
  id: string
  /**
   * Name of the native control, which browsers without JavaScript submit: `${name}[]` for a list, `${name}.street` for a
   * member of an object. Undefined where nothing is submitted, as in a field outside a form.
   */
  name?: string | undefined
  value: FieldValue
  /** Stays the same function while the field is mounted. */
  onChange(value: FieldValue): void
  /**
   * Called with an error while the value is unfinished, such as during cropping or reading a file, so that the form
   * is not sent without it; called with undefined once it is finished. Stays the same function while the field is
   * mounted.
   */
  onUnfinished?: ((error: FieldError | undefined) => void) | undefined
  /** Whether the field shows an error. */
  invalid: boolean
  /** Ids of the hint and the error, for `aria-describedby`. */
  describedBy?: string | undefined
  disabled?: boolean | undefined
}

/** A control that loads with the first form that uses it. */
export type LazyInput = Lazy<ComponentType<InputProps>> & {
  /** Style sheets of all lazy controls, which load before the controls. */
  styles: readonly object[]
}

/**
 * What surrounds a control: a `label` above a single control, a legend above a `group` of controls, or nothing,
 * because the control renders its `own` label, as a checkbox does, or is `hidden`.
 */
export type InputFrame = 'label' | 'group' | 'own' | 'hidden'

/** How fields of one `inputType` behave. `checkField` of the contract validates their values. */
export type Input = {
  frame(field: FormField): InputFrame
  component: ComponentType<InputProps> | LazyInput
  /** The value before the visitor changes it. */
  initial(field: FormField): FieldValue
  /** A message below the control about the expected value, in the shape of an error. */
  hint?(field: FormField): FieldError | undefined
  /** Milliseconds without typing before the value is checked; 0 by default. */
  debounce?: number
}
