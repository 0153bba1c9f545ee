import { isObject } from '../../../../schemas/engine'
import { readAddress } from '../../../../schemas/inputs/addressValue'
import { checkField } from '../../../../schemas/inputs/checkField'
import type { Field, FieldValue, InputType } from '../../../../schemas/inputs/Field'
import { isEmptyValue } from '../../../../schemas/inputs/isEmptyValue'
import { scaleOf } from '../../../../schemas/inputs/scaleOf'
import { readFiles } from './readFiles'
import { type Moment, readText } from './readText'
import { readWeek } from './readWeek'
import { type Refusal, refusalOf, refuse } from './refusals'

type Read = (field: Field, given: unknown, moment: Moment) => { value: FieldValue } | Refusal

const text: Read = (field, given, moment) =>
  typeof given === 'string' ? { value: readText(field, given, moment) } : refuse('wrong-type', 'Expected text.')

/** A browser without a script sends every value as text. */
function numberOf(given: unknown): number | undefined {
  const value =
    typeof given === 'string' && given.trim() !== '' ? Number(given.replaceAll(/[\s'’]/g, '').replace(',', '.')) : given
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

const number: Read = (_, given) => {
  const value = numberOf(given)
  return value === undefined ? refuse('wrong-type', 'Expected a number.') : { value }
}

/** Numbers that a control cannot leave. */
const within = (values: readonly number[], min: number, max: number): Refusal | undefined =>
  values.every((value) => value >= min && value <= max)
    ? undefined
    : refuse('out-of-range', `A number is between ${min} and ${max}.`)

const slider: Read = (field, given) => {
  const value = numberOf(given)
  const { min, max } = scaleOf(field)
  return value === undefined ? refuse('wrong-type', 'Expected a number.') : (within([value], min, max) ?? { value })
}

const range: Read = (field, given) => {
  const ends = Array.isArray(given) ? given.flatMap((each) => numberOf(each) ?? []) : []
  const { min, max } = scaleOf(field)
  const isPair = Array.isArray(given) && given.length === 2 && ends.length === 2
  return isPair ? (within(ends, min, max) ?? { value: ends }) : refuse('wrong-type', 'Expected two numbers.')
}

const rating: Read = (_, given) => {
  const value = numberOf(given)
  if (value === undefined) return refuse('wrong-type', 'Expected a number.')
  if (!Number.isInteger(value)) return refuse('wrong-value', 'A mark is a whole number.')
  return within([value], 0, 5) ?? { value }
}

const choice: Read = ({ options = [], multiple }, given) => {
  const chosen: unknown[] = Array.isArray(given) ? given : [given]
  const isOption = (each: unknown): each is string => options.some(({ value }) => value === each)
  if (!chosen.every(isOption)) return refuse('wrong-value', 'This is none of the options.')
  return { value: multiple ? chosen : (chosen[0] ?? null) }
}

const checkbox: Read = (field, given, moment) => {
  if (field.options?.length) return choice({ ...field, multiple: true }, given, moment)
  if (given === false || given === 'false') return { value: false }
  return given === true || typeof given === 'string' ? { value: true } : refuse('wrong-type', 'Expected true or false.')
}

const address: Read = (_, given) =>
  isObject(given) ? { value: readAddress(given) } : refuse('wrong-type', 'Expected an address.')

const schedule: Read = (_, given) => {
  const value = readWeek(given)
  return value ? { value } : refuse('wrong-type', 'Expected opening hours.')
}

const readers: { readonly [T in Exclude<InputType, 'hidden'>]: Read } = {
  text,
  textarea: text,
  email: text,
  password: text,
  url: text,
  phone: text,
  date: text,
  'date-time': text,
  'media-handle': text,
  index: text,
  number,
  slider,
  range,
  rating,
  select: choice,
  radio: choice,
  checkbox,
  file: readFiles,
  picture: readFiles,
  'multi-file': readFiles,
  address,
  schedule,
}

/**
 * The value of a field as it is kept, undefined for nothing; or what is wrong with it, by the rules a browser checks it by.
 */
export function readField(field: Field, given: unknown, moment: Moment): { value: unknown } | Refusal {
  const { inputType } = field
  if (inputType === 'hidden') return { value: given ?? undefined }
  const isNothing =
    given === undefined || given === null || given === '' || (Array.isArray(given) && given.length === 0)
  const read = isNothing ? { value: null } : readers[inputType](field, given, moment)
  if ('code' in read) return read
  const { value } = read
  const broken = checkField(field, value, moment.now)
  if (broken) return refusalOf(broken)
  // That a box was left unticked is an answer.
  return { value: isEmptyValue(inputType, value) && value !== false ? undefined : value }
}
