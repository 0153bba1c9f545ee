import { rejectedFields } from '../../../../renderer/engine/rejectedFields'
import type { Fields } from '../../../../renderer/inputs/createFields'
import type { FormField } from '../../../../renderer/inputs/Input'
import { errorOf } from '../../../../renderer/inputs/useFields'
import { isObject, own } from '../../../../schemas/engine'
import { checkField } from '../../../../schemas/inputs/checkField'
import type { PostedForm } from '../../session/Session'

type Refused = NonNullable<PostedForm['refused']>

/** The fields with what was typed into them when the form was posted. */
export function fillIn(inputs: readonly FormField[], given: Refused['fields'] | undefined): FormField[] {
  if (!given) return [...inputs]
  return inputs.map((field) => ({ ...field, value: toValue(field, own(given, field.name)) }))
}

/** The value of a field as a script has it, from the texts that a form posts. */
function toValue({ inputType }: FormField, given: unknown): unknown {
  if (inputType === 'picture') return undefined
  if (inputType === 'schedule') return isObject(given) ? toSlots(given) : []
  const isNumber = inputType === 'number' || inputType === 'rating'
  return isNumber && typeof given === 'string' && given !== '' ? Number(given) : given
}

const dayNames = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** The entries of a week that is posted as `monday: { start: '09:00', end: '12:00' }`. */
const toSlots = (week: Readonly<Record<string, unknown>>) =>
  dayNames.flatMap((name, day) => {
    const given = own(week, name)
    if (!isObject(given)) return []
    return [{ day, startTime: toMinutes(own(given, 'start')), endTime: toMinutes(own(given, 'end')) }]
  })

/** Minutes since midnight of `09:30`; null for anything else. */
function toMinutes(time: unknown): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(String(time)) ?? []
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes)
}

/** Shows at its field what the server refused: what the field itself finds wrong, else what the server says. */
export function showRefusal(fields: Fields, { answer }: Refused, now: Date): void {
  for (const { name: given, reason } of rejectedFields({ status: 'failed', error: { body: answer } })) {
    const name = given === 'comment' ? 'description' : given
    const field = fields.all.find((each) => each.name === name)
    const broken = field && reason === 'incorrect' ? checkField(field, fields.read(name).value, now) : undefined
    fields.refuse(name, broken && broken.key !== 'error.requiredField' ? broken : errorOf(reason))
  }
}
