import type { DynamicInputData } from '../generated/types'

/** One field of a form, as in the contract. Its `value` is any JSON. */
export type FormField = Readonly<Omit<DynamicInputData, 'value'>> & { readonly value?: unknown }

export type InputType = FormField['inputType']

/** The JSON value of a field. */
export type FieldValue =
  | string
  | number
  | boolean
  | null
  | readonly FieldValue[]
  | { readonly [name: string]: FieldValue }

/** The rules a value can break, each by the key of its message. */
export type RuleKey =
  | 'error.requiredField'
  | 'error.notLong.text'
  | 'error.notLong.password'
  | 'error.textTooLong'
  | 'error.invalid.email'
  | 'error.invalid.link'
  | 'error.invalid.linkHttp'
  | 'error.invalid.phoneNumber'
  | 'error.invalid.barcodeLength'
  | 'error.invalid.checkDigit'
  | 'error.dateFuture'
  | 'generic_error_format_input_date'
  | 'date.noSuchDay'
  | 'dynamicInput.incorrect'
  | 'address.incomplete'
  | 'hours.incomplete'
  | 'hours.order'
  | 'hours.overlap'
  | 'indexInput.incomplete'
  | 'range.short'

/** A broken rule, and the arguments of its message. */
export type BrokenRule = { key: RuleKey; values?: Readonly<Record<string, number>> }

/** Maximum number of files of any field. */
const maxFilesOfAnyField = 50

/** Maximum number of files of a field. */
export const maxFiles = ({ max }: FormField): number =>
  max !== undefined && max >= 1 ? Math.min(Math.floor(max), maxFilesOfAnyField) : maxFilesOfAnyField
