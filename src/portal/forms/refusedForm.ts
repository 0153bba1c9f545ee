import { rejectedFields } from '../../../renderer/engine/rejectedFields'
import type { Fields } from '../../../renderer/inputs/createFields'
import type { FormField } from '../../../renderer/inputs/Input'
import { errorOf } from '../../../renderer/inputs/useFields'
import type { PostedForm } from '../../../schemas/door'
import { isObject, own } from '../../../schemas/engine'
import { checkField } from '../../../schemas/inputs/checkField'
import { parseNumber } from '../../../schemas/inputs/numberValue'

type Refused = NonNullable<PostedForm['refused']>

/** The fields with the values that were typed when the form was posted. */
export function fillIn(
  inputs: readonly FormField[],
  posted: Refused['fields'] | undefined,
  locale: string,
): FormField[] {
  if (!posted) return [...inputs]
  return inputs.map((field) => ({ ...field, value: toValue(field, own(posted, field.name), locale) }))
}

/** The typed value of a field, from the strings that a form posts. */
function toValue({ inputType }: FormField, posted: unknown, locale: string): unknown {
  if (inputType === 'picture') return undefined
  if (inputType === 'schedule') return isObject(posted) ? toSlots(posted) : []
  if (typeof posted !== 'string' || posted === '') return posted
  if (inputType === 'number') return parseNumber(posted, locale)
  return inputType === 'rating' ? Number(posted) : posted
}

const dayNames = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** The entries of a week that is posted as `monday: { start: '09:00', end: '12:00' }`. */
const toSlots = (week: Readonly<Record<string, unknown>>) =>
  dayNames.flatMap((name, day) => {
    const posted = own(week, name)
    if (!isObject(posted)) return []
    return [{ day, startTime: toMinutes(own(posted, 'start')), endTime: toMinutes(own(posted, 'end')) }]
  })

/** Minutes since midnight of `09:30`; null for anything else. */
function toMinutes(time: unknown): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(String(time)) ?? []
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes)
}

/**
 * Shows the fields that the server rejected: with the field's own error if it finds one, otherwise with the server's.
 */
export function showRefusal(fields: Fields, { answer }: Refused, now: Date): void {
  for (const { name: rejectedName, reason } of rejectedFields({ status: 'failed', error: { body: answer } })) {
    const name = rejectedName === 'comment' ? 'description' : rejectedName
    const field = fields.all.find((candidate) => candidate.name === name)
    const fieldError = field && reason === 'incorrect' ? checkField(field, fields.read(name).value, now) : undefined
    fields.refuse(name, fieldError && fieldError.key !== 'error.requiredField' ? fieldError : errorOf(reason))
  }
}
