import { limits } from '../../schemas/inputs/limits'
import { rewritePhone } from '../../schemas/inputs/rewritePhone'
import { stripPrefix } from '../../schemas/inputs/stripPrefix'
import { Checkbox } from './choice/Checkbox'
import { Choices } from './choice/Choices'
import { initialChoice, initialChoices, initialSelect } from './choice/initialChoice'
import { Select } from './choice/Select'
import { DateControl } from './date/DateControl'
import { DateTimeControl } from './date/DateTimeControl'
import { Hidden } from './Hidden'
import type { Field, FieldError, Input, InputType } from './Input'
import { jsonValue } from './jsonValue'
import { NumberControl } from './number/NumberControl'
import { PasswordControl } from './text/PasswordControl'
import { TextArea } from './text/TextArea'
import { TextControl } from './text/TextControl'

const label = () => 'label' as const
const initialText = ({ value }: Field): string => (typeof value === 'string' ? value : '')

/** A kind whose value is text. */
const textual: Input = { frame: label, component: TextControl, initial: initialText }

const most = ({ maxLength: max }: Field): FieldError | undefined =>
  max === undefined ? undefined : { key: 'dynamicInput.most', values: { max } }

const plainText: Input = { ...textual, hint: most }

/** The kinds whose controls come with any form. */
export const simpleInputs = {
  text: plainText,
  textarea: { ...plainText, component: TextArea },
  email: textual,
  password: {
    ...textual,
    component: PasswordControl,
    hint: ({ minLength: min = limits.leastPassword }) => ({ key: 'dynamicInput.least', values: { min } }),
  },
  url: textual,
  phone: { ...textual, initial: (field) => rewritePhone(initialText(field)) },
  date: { ...textual, component: DateControl, hint: () => ({ key: 'date.format' }), debounce: 1000 },
  'date-time': {
    ...textual,
    component: DateTimeControl,
    initial: (field) => (Number.isNaN(Date.parse(initialText(field))) ? '' : initialText(field)),
  },
  number: {
    frame: label,
    component: NumberControl,
    initial: ({ value }) => (typeof value === 'number' && Number.isFinite(value) ? value : null),
  },
  'media-handle': {
    ...textual,
    initial: (field) => stripPrefix(initialText(field), field.linkPrefix),
  },
  select: {
    frame: ({ multiple }) => (multiple ? 'group' : 'label'),
    component: Select,
    initial: (field) => (field.multiple ? initialChoices(field) : initialSelect(field)),
  },
  radio: { frame: () => 'group', component: Choices, initial: initialChoice },
  checkbox: {
    frame: ({ options }) => (options ? 'group' : 'own'),
    component: Checkbox,
    initial: (field) => (field.options ? initialChoices(field) : field.value === true),
  },
  hidden: {
    frame: () => 'hidden',
    component: Hidden,
    initial: ({ value }) => jsonValue(value),
  },
} satisfies Partial<Record<InputType, Input>>
