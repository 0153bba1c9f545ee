import type { IssueCode } from '../../../../schemas'
import type { BrokenRule, RuleKey } from '../../../../schemas/inputs/FormField'

/** Why a value is refused. */
export type Refusal = { code: IssueCode; message: string }

export const refuse = (code: IssueCode, message: string): Refusal => ({ code, message })

const refusalsByRule: {
  readonly [K in RuleKey]: (values: Readonly<Record<string, number>>) => readonly [IssueCode, string]
} = {
  'error.requiredField': () => ['missing-property', 'This must be filled in.'],
  'error.notLong.text': ({ min }) => ['out-of-range', `The text is too short; its least length is ${min}.`],
  'error.notLong.password': ({ min }) => ['out-of-range', `The password is too short; its least length is ${min}.`],
  'error.textTooLong': ({ max }) => ['out-of-range', `The text is too long; its greatest length is ${max}.`],
  'error.invalid.email': () => ['wrong-format', 'This is no email address.'],
  'error.invalid.link': () => ['wrong-format', 'This is no https link.'],
  'error.invalid.linkHttp': () => ['wrong-format', 'A link begins with https.'],
  'error.invalid.phoneNumber': () => ['wrong-format', 'This is no Belgian phone number.'],
  'error.dateFuture': () => ['out-of-range', 'The time has to be in the future.'],
  generic_error_format_input_date: () => ['wrong-format', 'A date is written YYYY-MM-DD.'],
  'date.noSuchDay': () => ['wrong-format', 'The calendar has no such day.'],
  'dynamicInput.incorrect': () => ['wrong-format', 'This is not written as asked.'],
  'address.incomplete': () => ['wrong-format', 'An address has a street, a postal code and a locality.'],
  'hours.incomplete': () => ['wrong-format', 'Opening hours have a start and an end.'],
  'hours.order': () => ['wrong-value', 'Opening hours start before they end.'],
  'hours.overlap': () => ['wrong-value', 'Opening hours of a day do not overlap.'],
  'indexInput.incomplete': () => ['wrong-format', 'An index is five digits, a dot and three digits.'],
  'range.short': () => ['out-of-range', 'The two ends of the range are too close.'],
}

/** The refusal for a broken rule of the browser's check. */
export function refusalOf({ key, values = {} }: BrokenRule): Refusal {
  return refuse(...refusalsByRule[key](values))
}
