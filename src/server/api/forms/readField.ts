import type { DynamicInputData, IssueCode } from '../../../../schemas'
import { isObject } from '../../../../schemas/engine'
import { readWeek } from './readWeek'

export type Refusal = { code: IssueCode; message: string }

/** The value of a field as it is kept, or what is wrong with it. A browser without a script sends every value as text. */
export type ReadField = { value: unknown } | Refusal

const refuse = (code: IssueCode, message: string): Refusal => ({ code, message })

type Read = (field: DynamicInputData, given: unknown) => ReadField

const longest = 9999

const text: Read = ({ minLength, maxLength = longest }, given) => {
  if (typeof given !== 'string') return refuse('wrong-type', 'Expected text.')
  const { length } = [...given]
  if (length > maxLength) return refuse('out-of-range', `The text is too long; its greatest length is ${maxLength}.`)
  if (minLength !== undefined && length < minLength) {
    return refuse('out-of-range', `The text is too short; its least length is ${minLength}.`)
  }
  return { value: given }
}

/** A text that must look like something. */
const written =
  (pattern: RegExp): Read =>
  (field, given) => {
    const read = text(field, given)
    if ('code' in read || (typeof given === 'string' && pattern.test(given.trim()))) return read
    return refuse('wrong-format', 'This is not written as asked.')
  }

const number: Read = ({ min = -Infinity, max = Infinity }, given) => {
  const value =
    typeof given === 'string' && given.trim() !== '' ? Number(given.replaceAll(/[\s'’]/g, '').replace(',', '.')) : given
  if (typeof value !== 'number' || !Number.isFinite(value)) return refuse('wrong-type', 'Expected a number.')
  if (value < min) return refuse('out-of-range', `The number is too small; the least is ${min}.`)
  if (value > max) return refuse('out-of-range', `The number is too large; the greatest is ${max}.`)
  return { value }
}

const choice: Read = ({ options = [], multiple }, given) => {
  const chosen = Array.isArray(given) ? given : [given]
  if (!chosen.every((each) => options.some(({ value }) => value === each))) {
    return refuse('wrong-value', 'This is none of the options.')
  }
  return { value: multiple ? chosen : chosen[0] }
}

const checkbox: Read = (field, given) => {
  if (field.options?.length) return choice({ ...field, multiple: true }, given)
  if (given === false || given === 'false') return { value: false }
  return given === true || typeof given === 'string' ? { value: true } : refuse('wrong-type', 'Expected true or false.')
}

const pair: Read = (field, given) => {
  if (!Array.isArray(given) || given.length !== 2) return refuse('wrong-type', 'Expected two numbers.')
  const read = given.map((each) => number(field, each))
  return read.find((each) => 'code' in each) ?? { value: read.flatMap((each) => ('value' in each ? [each.value] : [])) }
}

const structure: Read = (_, given) => ({ value: given })

const file: Read = ({ multiple, inputType, max, value }, given) => {
  const files = Array.isArray(given) ? given : [given]
  const known: unknown[] = Array.isArray(value) ? value : [value]
  // A text is the id of a file the server has: one that the field came with.
  const isFile = (each: unknown) => (typeof each === 'string' ? known.includes(each) : isObject(each) && 'file' in each)
  if (!files.every(isFile)) return refuse('wrong-type', 'Expected a file.')
  const several = multiple || inputType === 'multi-file'
  if (files.length > (several ? Math.min(max ?? 50, 50) : 1)) return refuse('out-of-range', 'These are too many files.')
  return { value: several ? files : files[0] }
}

const readers: { readonly [T in DynamicInputData['inputType']]: Read } = {
  text,
  textarea: text,
  email: written(/^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/),
  password: text,
  url: written(/^https:\/\/[^\s/]+\.[^\s/]+/),
  phone: written(/^[+\d][\d\s./()-]{7,24}$/),
  date: written(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/),
  'date-time': written(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/),
  number,
  'media-handle': text,
  select: choice,
  radio: choice,
  checkbox,
  slider: number,
  range: pair,
  file,
  picture: file,
  'multi-file': file,
  address: structure,
  index: written(/^\d{5}[.,]\d{3}$/),
  rating: (field, given) => number({ ...field, min: 0, max: 5 }, given),
  schedule: (_, given) => readWeek(given),
  hidden: structure,
}

/** Reads what a field was filled in with, by the rules the contract has for its kind that no browser need be trusted with. */
export const readField: Read = (field, given) => readers[field.inputType](field, given)
