import { isObject } from '../../../../schemas/engine'
import { readAddress } from '../../../../schemas/inputs/addressValue'
import { checkField, isEmptyValue } from '../../../../schemas/inputs/checkField'
import { type FieldValue, type FormField, type InputType, maxFiles } from '../../../../schemas/inputs/FormField'
import { parseNumber } from '../../../../schemas/inputs/numberValue'
import { scaleOf } from '../../../../schemas/inputs/rangeValue'
import { nestFields } from '../../http/nestFields'
import { isCalendarDay } from '../../time/calendarDay'
import { childPointer, type FieldIssue, fieldIssue, refuseIssues } from './FieldIssue'
import { normalizeText, type SubmissionScope } from './normalizeText'
import { parseWeek } from './parseWeek'
import { type Refusal, refusalOf, refuse } from './Refusal'

export type FormValues = Readonly<Record<string, unknown>>

/** Parses the values of a form's fields and drops all other values. Throws a 400 with the issues of every field. */
export function parseForm(
  { inputs }: { readonly inputs: readonly FormField[] },
  given: FormValues,
  submission: SubmissionScope,
): FormValues {
  const issues: FieldIssue[] = []
  const values: [name: string, value: unknown][] = []
  for (const field of inputs) {
    const { name } = field
    const parsed = parseField(field, fieldValue(given, name), submission)
    if ('code' in parsed) issues.push(fieldIssue(parsed.code, childPointer('', name), parsed.message))
    else if (parsed.value !== undefined) values.push([name, parsed.value])
  }
  refuseIssues(issues)
  return Object.fromEntries(values)
}

/** Returns the value of a field. Its members may stand under names of a posted form, such as `schedule.monday.start`. */
export function fieldValue(given: FormValues, name: string): unknown {
  if (Object.hasOwn(given, name)) return given[name]
  return nestFields(Object.entries(given).filter(([each]) => each.startsWith(`${name}.`)))[name]
}

type FieldParser = (field: FormField, given: unknown, submission: SubmissionScope) => { value: FieldValue } | Refusal

const parseText: FieldParser = (field, given, submission) =>
  typeof given === 'string'
    ? { value: normalizeText(field, given, submission) }
    : refuse('wrong-type', 'Expected a string.')

/** Accepts strings too, because browsers without JavaScript send every value as a string. */
function toNumber(given: unknown): number | undefined {
  const value = typeof given === 'string' && given.trim() !== '' ? Number(given) : given
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

/** A number that was typed, in the notation of the page. */
const parseTypedNumber: FieldParser = (_, given, { locale }) => {
  const value = typeof given === 'string' ? (parseNumber(given, locale) ?? undefined) : toNumber(given)
  return value === undefined ? refuse('wrong-type', 'Expected a number.') : { value }
}

/** Refuses numbers outside the bounds of an input. */
const checkBounds = (values: readonly number[], min: number, max: number): Refusal | undefined =>
  values.every((value) => value >= min && value <= max)
    ? undefined
    : refuse('out-of-range', `Expected a number from ${min} to ${max}.`)

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
  if (!Number.isInteger(value)) return refuse('wrong-value', 'Expected a whole number.')
  return checkBounds([value], 0, 5) ?? { value }
}

const parseChoice: FieldParser = ({ options = [], multiple }, given) => {
  const chosen: unknown[] = Array.isArray(given) ? given : [given]
  const isOption = (each: unknown): each is string => options.some(({ value }) => value === each)
  if (!chosen.every(isOption)) return refuse('wrong-value', 'The value is not one of the options.')
  return { value: multiple ? chosen : (chosen[0] ?? null) }
}

const parseCheckbox: FieldParser = (field, given, submission) => {
  if (field.options?.length) return parseChoice({ ...field, multiple: true }, given, submission)
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
  number: parseTypedNumber,
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

/** Parses the value of a field with the validation rules that the browser uses too. The value of an empty field is undefined. */
function parseField(field: FormField, given: unknown, submission: SubmissionScope): { value: unknown } | Refusal {
  const { inputType } = field
  if (inputType === 'hidden') return parseHidden(given)
  const isEmpty = given === undefined || given === null || given === '' || (Array.isArray(given) && given.length === 0)
  const parsed = isEmpty ? { value: null } : parsers[inputType](field, given, submission)
  if ('code' in parsed) return parsed
  const { value } = parsed
  const broken = checkField(field, value, submission.now)
  if (broken) return refusalOf(broken)
  if (typeof value === 'string' && isImpossibleDay(inputType, value)) {
    return refuse('wrong-format', 'The day does not exist.')
  }
  // `false` of an unchecked box is a value, not an empty field.
  return { value: isEmptyValue(inputType, value) && value !== false ? undefined : value }
}

/** Whether the day of a date or date-time does not exist, such as 30 February. */
const isImpossibleDay = (inputType: InputType, text: string): boolean =>
  (inputType === 'date' || inputType === 'date-time') && text !== '' && !isCalendarDay(text.slice(0, 10))

/** Maximum length of a hidden value as JSON, in characters. */
const maxHiddenLength = 20_000

function parseHidden(given: unknown): { value: unknown } | Refusal {
  const { length } = JSON.stringify(given ?? null)
  return length > maxHiddenLength
    ? refuse('out-of-range', 'The hidden value is too long.')
    : { value: given ?? undefined }
}

/** Parses the files of a field, after `checkSizes` checked their sizes and names. */
function parseFiles(field: FormField, given: unknown): { value: FieldValue } | Refusal {
  const { multiple, inputType, value } = field
  const all: unknown[] = Array.isArray(given) ? given : [given]
  const known: unknown[] = Array.isArray(value) ? value : [value]
  const files = all.flatMap((each) => parseFile(each, known) ?? [])
  if (files.length < all.length) return refuse('wrong-type', 'Expected a file.')
  const isList = multiple || inputType === 'multi-file'
  if (files.length > (isList ? maxFiles(field) : 1)) return refuse('out-of-range', 'There are too many files.')
  return { value: isList ? files : (files[0] ?? null) }
}

/** Parses an uploaded file, or the id of a file that the field already held; undefined for anything else. */
function parseFile(given: unknown, known: readonly unknown[]): FieldValue | undefined {
  if (typeof given === 'string') return known.includes(given) ? given : undefined
  if (!isObject(given)) return undefined
  const { filename, contentType, file } = given
  const isFile = typeof filename === 'string' && typeof contentType === 'string' && typeof file === 'string'
  return isFile ? { filename, contentType, file } : undefined
}
