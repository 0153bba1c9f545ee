import type { Block } from '../../../../schemas'
import { isObject } from '../../../../schemas/engine'
import { readAddress } from '../../../../schemas/inputs/addressValue'
import { checkField } from '../../../../schemas/inputs/checkField'
import type { Field, FieldValue, InputType } from '../../../../schemas/inputs/Field'
import { isEmptyValue } from '../../../../schemas/inputs/isEmptyValue'
import { scaleOf } from '../../../../schemas/inputs/scaleOf'
import { ApiFailure } from '../../http/ApiFailure'
import { childPointer, type FieldIssue, fieldIssue } from './FieldIssue'
import { normalizeText, type SubmissionTime } from './normalizeText'
import { parseFiles } from './parseFiles'
import { parseWeek } from './parseWeek'
import { type Refusal, refusalOf, refuse } from './Refusal'

type FormValues = Readonly<Record<string, unknown>>

/** What a form was filled in with, without what it does not ask. Throws a 400 that tells everything wrong at its field. */
export function parseForm({ inputs }: Block<'form'>['data'], given: FormValues, moment: SubmissionTime): FormValues {
  const issues: FieldIssue[] = []
  const values: [name: string, value: unknown][] = []
  for (const field of inputs) {
    const { name } = field
    const read = parseField(field, Object.hasOwn(given, name) ? given[name] : undefined, moment)
    if ('code' in read) issues.push(fieldIssue(read.code, childPointer('', name), read.message))
    else if (read.value !== undefined) values.push([name, read.value])
  }
  if (issues.length > 0) throw new ApiFailure(400, 'invalid-request', 'The form is not filled in as asked.', issues)
  return Object.fromEntries(values)
}

type FieldParser = (field: Field, given: unknown, moment: SubmissionTime) => { value: FieldValue } | Refusal

const parseText: FieldParser = (field, given, moment) =>
  typeof given === 'string' ? { value: normalizeText(field, given, moment) } : refuse('wrong-type', 'Expected text.')

/** A browser without a script sends every value as text. */
function toNumber(given: unknown): number | undefined {
  const value =
    typeof given === 'string' && given.trim() !== '' ? Number(given.replaceAll(/[\s'’]/g, '').replace(',', '.')) : given
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

const parseNumber: FieldParser = (_, given) => {
  const value = toNumber(given)
  return value === undefined ? refuse('wrong-type', 'Expected a number.') : { value }
}

/** Numbers that a control cannot leave. */
const checkBounds = (values: readonly number[], min: number, max: number): Refusal | undefined =>
  values.every((value) => value >= min && value <= max)
    ? undefined
    : refuse('out-of-range', `A number is between ${min} and ${max}.`)

const parseSlider: FieldParser = (field, given) => {
  const value = toNumber(given)
  const { min, max } = scaleOf(field)
  return value === undefined
    ? refuse('wrong-type', 'Expected a number.')
    : (checkBounds([value], min, max) ?? { value })
}

const parseRange: FieldParser = (field, given) => {
  const ends = Array.isArray(given) ? given.flatMap((each) => toNumber(each) ?? []) : []
  const { min, max } = scaleOf(field)
  const isPair = Array.isArray(given) && given.length === 2 && ends.length === 2
  return isPair ? (checkBounds(ends, min, max) ?? { value: ends }) : refuse('wrong-type', 'Expected two numbers.')
}

const parseRating: FieldParser = (_, given) => {
  const value = toNumber(given)
  if (value === undefined) return refuse('wrong-type', 'Expected a number.')
  if (!Number.isInteger(value)) return refuse('wrong-value', 'A mark is a whole number.')
  return checkBounds([value], 0, 5) ?? { value }
}

const parseChoice: FieldParser = ({ options = [], multiple }, given) => {
  const chosen: unknown[] = Array.isArray(given) ? given : [given]
  const isOption = (each: unknown): each is string => options.some(({ value }) => value === each)
  if (!chosen.every(isOption)) return refuse('wrong-value', 'This is none of the options.')
  return { value: multiple ? chosen : (chosen[0] ?? null) }
}

const parseCheckbox: FieldParser = (field, given, moment) => {
  if (field.options?.length) return parseChoice({ ...field, multiple: true }, given, moment)
  if (given === false || given === 'false') return { value: false }
  return given === true || typeof given === 'string' ? { value: true } : refuse('wrong-type', 'Expected true or false.')
}

const parseAddress: FieldParser = (_, given) =>
  isObject(given) ? { value: readAddress(given) } : refuse('wrong-type', 'Expected an address.')

const parseSchedule: FieldParser = (_, given) => {
  const value = parseWeek(given)
  return value ? { value } : refuse('wrong-type', 'Expected opening hours.')
}

const parsers: { readonly [T in Exclude<InputType, 'hidden'>]: FieldParser } = {
  text: parseText,
  textarea: parseText,
  email: parseText,
  password: parseText,
  url: parseText,
  phone: parseText,
  date: parseText,
  'date-time': parseText,
  'media-handle': parseText,
  index: parseText,
  number: parseNumber,
  slider: parseSlider,
  range: parseRange,
  rating: parseRating,
  select: parseChoice,
  radio: parseChoice,
  checkbox: parseCheckbox,
  file: parseFiles,
  picture: parseFiles,
  'multi-file': parseFiles,
  address: parseAddress,
  schedule: parseSchedule,
}

/**
 * The value of a field as it is kept, undefined for nothing; or what is wrong with it, by the rules a browser checks it by.
 */
function parseField(field: Field, given: unknown, moment: SubmissionTime): { value: unknown } | Refusal {
  const { inputType } = field
  if (inputType === 'hidden') return { value: given ?? undefined }
  const isNothing =
    given === undefined || given === null || given === '' || (Array.isArray(given) && given.length === 0)
  const read = isNothing ? { value: null } : parsers[inputType](field, given, moment)
  if ('code' in read) return read
  const { value } = read
  const broken = checkField(field, value, moment.now)
  if (broken) return refusalOf(broken)
  // That a box was left unticked is an answer.
  return { value: isEmptyValue(inputType, value) && value !== false ? undefined : value }
}
