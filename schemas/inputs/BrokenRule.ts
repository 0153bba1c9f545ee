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
