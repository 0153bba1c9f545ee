import type { Locale } from '../../../../schemas'
import { normalizeDate } from '../../../../schemas/inputs/dateValue'
import type { FormField, InputType } from '../../../../schemas/inputs/FormField'
import { parseReading } from '../../../../schemas/inputs/parseReading'
import { normalizePhone } from '../../../../schemas/inputs/phoneValue'
import { removePrefix } from '../../../../schemas/inputs/textValue'
import { isCalendarDay } from '../../time/calendarDay'
import { zonedTime } from '../../time/zonedTime'

/** The time of a submission, the time zone of its local times and the language of its page, in which numbers are typed. */
export type SubmissionScope = { now: Date; timeZone: string; locale: Locale }

type Rewrite = (text: string, field: FormField, submission: SubmissionScope) => string

const trim: Rewrite = (text) => text.trim()

/** The value of `<input type="datetime-local">`. */
const localDateTime = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):([0-5]\d)(?::\d\d(?:\.\d+)?)?$/

const toInstant: Rewrite = (text, _, { timeZone }) => {
  const [, day, hours, minutes] = localDateTime.exec(text.trim()) ?? []
  if (day === undefined || !isCalendarDay(day)) return text.trim()
  return zonedTime({ day, minute: Number(hours) * 60 + Number(minutes) }, timeZone).toISOString()
}

/**
 * Completes a reading such as `123,4` or `1 234,50` to the format of the meter: `00123.400`. Splits eight digits before the last
 * three. Leaves other digits without a comma or dot unchanged, because some may be missing.
 */
const normalizeIndex: Rewrite = (text, _, { locale }) => {
  const { whole = '', decimals } = parseReading(text, locale) ?? {}
  const written = decimals === undefined ? whole.replace(/^(\d{5})(\d{3})$/, '$1.$2') : `${whole}.${decimals}`
  const [, digits, fraction] = /^0*(\d{1,5})\.(\d{1,3})$/.exec(written) ?? []
  return digits && fraction ? `${digits.padStart(5, '0')}.${fraction.padEnd(3, '0')}` : text.trim()
}

/** The same rewriting as the inputs do in the browser, for browsers without JavaScript. */
const rewrites: { readonly [T in InputType]?: Rewrite } = {
  email: trim,
  url: trim,
  phone: (text) => normalizePhone(text.trim()),
  date: (text) => normalizeDate(text.trim()),
  'date-time': toInstant,
  'media-handle': (text, { linkPrefix }) => removePrefix(text, linkPrefix).trim(),
  index: normalizeIndex,
}

/** Returns the string to store for a typed text. */
export const normalizeText = (field: FormField, text: string, submission: SubmissionScope): string =>
  rewrites[field.inputType]?.(text, field, submission) ?? text
