import { normalizeDate } from '../../../../schemas/inputs/dateValue'
import type { FormField, InputType } from '../../../../schemas/inputs/FormField'
import { normalizePhone } from '../../../../schemas/inputs/phoneValue'
import { removePrefix } from '../../../../schemas/inputs/textValue'
import { zonedTime } from '../../time/zonedTime'

/** When a form is submitted, and in which time zone its local times are. */
export type SubmissionTime = { now: Date; timeZone: string }

type Rewrite = (text: string, field: FormField, submission: SubmissionTime) => string

const trim: Rewrite = (text) => text.trim()

/** A local time as browsers send it without JavaScript. Years outside 1000 to 2999 do not match. */
const localDateTime =
  /^([12]\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))T([01]\d|2[0-3]):([0-5]\d)(?::\d\d(?:\.\d+)?)?$/

const toInstant: Rewrite = (text, _, { timeZone }) => {
  const [, day, hours, minutes] = localDateTime.exec(text.trim()) ?? []
  if (day === undefined) return text.trim()
  return zonedTime({ day, minute: Number(hours) * 60 + Number(minutes) }, timeZone).toISOString()
}

/** The rewriting that the controls do in the browser, for browsers without JavaScript. */
const rewrites: { readonly [T in InputType]?: Rewrite } = {
  email: trim,
  url: trim,
  phone: (text) => normalizePhone(text.trim()),
  date: (text) => normalizeDate(text.trim()),
  'date-time': toInstant,
  'media-handle': (text, { linkPrefix }) => removePrefix(text, linkPrefix).trim(),
  index: (text) => text.trim().replace(',', '.'),
}

/** The string that is stored for what was typed. */
export const normalizeText = (field: FormField, text: string, submission: SubmissionTime): string =>
  rewrites[field.inputType]?.(text, field, submission) ?? text
