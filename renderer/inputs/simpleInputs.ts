import { asText } from './asText'
import { Checkbox } from './choice/Checkbox'
import { Choices } from './choice/Choices'
import { initialChoice, initialChoices, initialSelect } from './choice/initialChoice'
import { Select } from './choice/Select'
import { DateControl } from './date/DateControl'
import { DateTimeControl } from './date/DateTimeControl'
import { Hidden } from './Hidden'
import type { Field, FieldError, FieldValue, Input, InputType } from './Input'
import { jsonValue } from './jsonValue'
import { NumberControl } from './number/NumberControl'
import { checkDate } from './rules/checkDate'
import { checkDateTime } from './rules/checkDateTime'
import { checkEmail } from './rules/checkEmail'
import { checkLength } from './rules/checkLength'
import { checkPassword } from './rules/checkPassword'
import { checkPhone } from './rules/checkPhone'
import { checkUrl } from './rules/checkUrl'
import { limits } from './rules/limits'
import { rewritePhone } from './rules/rewritePhone'
import { stripPrefix } from './rules/stripPrefix'
import { PasswordControl } from './text/PasswordControl'
import { TextArea } from './text/TextArea'
import { TextControl } from './text/TextControl'

type Check = (field: Field, text: string, now: Date) => FieldError | undefined

const label = () => 'label' as const
const initialText = ({ value }: Field): string => (typeof value === 'string' ? value : '')
const isBlank = (value: FieldValue): boolean => asText(value).trim() === ''

const isNothing = (value: FieldValue): boolean =>
  value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0)

/** A kind whose value is text. */
const textual = (check?: Check): Input => ({
  frame: label,
  component: TextControl,
  initial: initialText,
  isEmpty: isBlank,
  ...(check && { check: (field: Field, value: FieldValue, now: Date) => check(field, asText(value), now) }),
})

const most = ({ maxLength: max }: Field): FieldError | undefined =>
  max === undefined ? undefined : { key: 'dynamicInput.most', values: { max } }

const plainText: Input = { ...textual((field, text) => checkLength(field, text, limits.leastText)), hint: most }
const choice = { component: Choices, isEmpty: isNothing } as const

/** The kinds whose controls come with any form. */
export const simpleInputs = {
  text: plainText,
  textarea: { ...plainText, component: TextArea },
  email: textual(checkEmail),
  password: {
    ...textual(checkPassword),
    component: PasswordControl,
    isEmpty: (value) => value === '' || value === null,
    hint: ({ minLength: min = limits.leastPassword }) => ({ key: 'dynamicInput.least', values: { min } }),
  },
  url: textual(checkUrl),
  phone: { ...textual(checkPhone), initial: (field) => rewritePhone(initialText(field)) },
  date: { ...textual(checkDate), component: DateControl, hint: () => ({ key: 'date.format' }), debounce: 1000 },
  'date-time': {
    ...textual(checkDateTime),
    component: DateTimeControl,
    initial: (field) => (Number.isNaN(Date.parse(initialText(field))) ? '' : initialText(field)),
  },
  number: {
    frame: label,
    component: NumberControl,
    initial: ({ value }) => (typeof value === 'number' && Number.isFinite(value) ? value : null),
    isEmpty: isNothing,
  },
  'media-handle': {
    ...textual((field, text) => checkLength(field, text)),
    initial: (field) => stripPrefix(initialText(field), field.linkPrefix),
  },
  select: {
    ...choice,
    frame: ({ multiple }) => (multiple ? 'group' : 'label'),
    component: Select,
    initial: (field) => (field.multiple ? initialChoices(field) : initialSelect(field)),
  },
  radio: { ...choice, frame: () => 'group', initial: initialChoice },
  checkbox: {
    ...choice,
    frame: ({ options }) => (options ? 'group' : 'own'),
    component: Checkbox,
    initial: (field) => (field.options ? initialChoices(field) : field.value === true),
  },
  hidden: {
    frame: () => 'hidden',
    component: Hidden,
    initial: ({ value }) => jsonValue(value),
    isEmpty: (value) => value === null,
  },
} satisfies Partial<Record<InputType, Input>>
