import type { DynamicInputData } from '../generated/types'

/** One field of a form as the contract describes it. Its `value` is any JSON. */
export type FormField = Readonly<Omit<DynamicInputData, 'value'>> & { readonly value?: unknown }

/** Name of a kind of field. */
export type InputType = FormField['inputType']

/** What a field holds: JSON, as it is sent. */
export type FieldValue =
  | string
  | number
  | boolean
  | null
  | readonly FieldValue[]
  | { readonly [name: string]: FieldValue }

/** The rules a value can break, each by the key of the text that says so. */
export type RuleKey =
  | 'error.requiredField'
  | 'error.notLong.text'
  | 'error.notLong.password'
  | 'error.textTooLong'
  | 'error.invalid.email'
  | 'error.invalid.link'
  | 'error.invalid.linkHttp'
  | 'error.invalid.phoneNumber'
  | 'error.dateFuture'
  | 'generic_error_format_input_date'
  | 'dynamicInput.incorrect'
  | 'address.incomplete'
  | 'hours.incomplete'
  | 'hours.order'
  | 'hours.overlap'
  | 'indexInput.incomplete'
  | 'range.short'

/** What is wrong with a value, and the values its text is filled with. */
export type BrokenRule = { key: RuleKey; values?: Readonly<Record<string, number>> }

/** No field takes more, whatever it says. */
const most = 50

/** How many files a field takes. */
export const maxFiles = ({ max }: FormField): number =>
  max !== undefined && max >= 1 ? Math.min(Math.floor(max), most) : most
