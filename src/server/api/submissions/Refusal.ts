import type { IssueCode } from '../../../../schemas'
import type { BrokenRule, RuleKey } from '../../../../schemas/inputs/FormField'

/** The reason why a value is refused. */
export type Refusal = { code: IssueCode; message: string }

export const refuse = (code: IssueCode, message: string): Refusal => ({ code, message })

const refusalsByRule: {
  readonly [K in RuleKey]: (values: Readonly<Record<string, number>>) => readonly [IssueCode, string]
} = {
  'error.requiredField': () => ['missing-property', 'The field is required.'],
  'error.notLong.text': ({ min }) => ['out-of-range', `The text is too short; it has at least ${min} characters.`],
  'error.notLong.password': ({ min }) => [
    'out-of-range',
    `The password is too short; it has at least ${min} characters.`,
  ],
  'error.textTooLong': ({ max }) => ['out-of-range', `The text is too long; it has at most ${max} characters.`],
  'error.invalid.email': () => ['wrong-format', 'This is not an email address.'],
  'error.invalid.link': () => ['wrong-format', 'This is not an https link.'],
  'error.invalid.linkHttp': () => ['wrong-format', 'The link does not begin with https.'],
  'error.invalid.phoneNumber': () => ['wrong-format', 'This is not a Belgian phone number.'],
  'error.invalid.barcodeLength': ({ digits }) => ['wrong-format', `The number does not have ${digits} digits.`],
  'error.invalid.checkDigit': () => ['wrong-value', 'The check digit does not match the digits before it.'],
  'error.dateFuture': () => ['out-of-range', 'The time is not in the future.'],
  generic_error_format_input_date: () => ['wrong-format', 'The date does not have the format YYYY-MM-DD.'],
  'date.noSuchDay': () => ['wrong-format', 'The day does not exist.'],
  'dynamicInput.incorrect': () => ['wrong-format', 'The value does not match the pattern of the field.'],
  'address.incomplete': () => ['wrong-format', 'The address lacks a street, a postal code or a locality.'],
  'hours.incomplete': () => ['wrong-format', 'Opening hours lack a start or an end.'],
  'hours.order': () => ['wrong-value', 'Opening hours end before they start.'],
  'hours.overlap': () => ['wrong-value', 'Opening hours of one day overlap.'],
  'indexInput.incomplete': () => ['wrong-format', 'The index is not five digits, a dot and three digits.'],
  'range.short': () => ['out-of-range', 'The two ends of the range are too close.'],
}

/** Converts a rule of the shared validation that a value breaks to a refusal. */
export function refusalOf({ key, values = {} }: BrokenRule): Refusal {
  return refuse(...refusalsByRule[key](values))
}
