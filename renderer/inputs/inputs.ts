import { readAddress } from '../../schemas/inputs/addressValue'
import { normalizePhone } from '../../schemas/inputs/phoneValue'
import { nearestOf, scaleOf } from '../../schemas/inputs/rangeValue'
import { readSlots } from '../../schemas/inputs/scheduleValue'
import { removePrefix, textLimits } from '../../schemas/inputs/textValue'
import { Checkbox, Choices } from './choice/Checkbox'
import { initialChoice, initialChoices, initialSelect } from './choice/options'
import { Select } from './choice/Select'
import { DateControl } from './date/DateControl'
import { DateTimeControl } from './date/DateTimeControl'
import { readFileValue, readFileValues } from './file/fileValue'
import { Hidden, toJsonValue } from './Hidden'
import type { FormField, Input, InputType } from './Input'
import { formatReading } from './index-input/formatIndex'
import { lazyInput } from './lazyInput'
import { NumberControl } from './number/NumberControl'
import { initialSpan } from './slider/rangeSpan'
import { PasswordControl } from './text/PasswordControl'
import { TextArea } from './text/TextArea'
import { TextControl } from './text/TextControl'

const label = () => 'label' as const
const group = () => 'group' as const
const initialString = ({ value }: FormField): string => (typeof value === 'string' ? value : '')

const singleLine: Input = { frame: label, component: TextControl, initial: initialString }
const freeText: Input = {
  ...singleLine,
  hint: ({ maxLength: max }) => (max === undefined ? undefined : { key: 'dynamicInput.most', values: { max } }),
}

/** How the fields of each `inputType` behave. */
export const inputs: { readonly [T in InputType]: Input } = {
  text: freeText,
  textarea: { ...freeText, component: TextArea },
  email: singleLine,
  password: {
    ...singleLine,
    component: PasswordControl,
    hint: ({ minLength: min = textLimits.minPassword }) => ({ key: 'dynamicInput.least', values: { min } }),
  },
  url: singleLine,
  phone: { ...singleLine, initial: (field) => normalizePhone(initialString(field)) },
  'media-handle': { ...singleLine, initial: (field) => removePrefix(initialString(field), field.linkPrefix) },
  date: { ...singleLine, component: DateControl, hint: () => ({ key: 'date.format' }), debounce: 1000 },
  'date-time': {
    ...singleLine,
    component: DateTimeControl,
    initial: (field) => (Number.isNaN(Date.parse(initialString(field))) ? '' : initialString(field)),
  },
  number: {
    frame: label,
    component: NumberControl,
    initial: ({ value }) => (typeof value === 'number' && Number.isFinite(value) ? value : null),
  },
  select: {
    frame: ({ multiple }) => (multiple ? 'group' : 'label'),
    component: Select,
    initial: (field) => (field.multiple ? initialChoices(field) : initialSelect(field)),
  },
  radio: { frame: group, component: Choices, initial: initialChoice },
  checkbox: {
    frame: ({ options }) => (options ? 'group' : 'own'),
    component: Checkbox,
    initial: (field) => (field.options ? initialChoices(field) : field.value === true),
  },
  hidden: { frame: () => 'hidden', component: Hidden, initial: ({ value }) => toJsonValue(value) },

  /** A number on a scale; by default the lowest. */
  slider: {
    frame: label,
    component: lazyInput('SliderControl', () => import('./slider/SliderControl')),
    initial: (field) => {
      const scale = scaleOf(field)
      return nearestOf(scale, typeof field.value === 'number' && Number.isFinite(field.value) ? field.value : scale.min)
    },
  },
  /** Two numbers on a scale; by default its ends. */
  range: {
    frame: group,
    component: lazyInput('RangeControl', () => import('./slider/RangeControl')),
    initial: (field) => initialSpan(scaleOf(field), field.value),
  },
  /** `{filename, contentType, file}` with the content in base64, or the id of a file on the server; a list if `multiple`. */
  file: {
    frame: group,
    component: lazyInput('FileControl', () => import('./file/FileControl')),
    initial: ({ value, multiple }) =>
      multiple ? readFileValues(Array.isArray(value) ? value : []) : (readFileValue(value) ?? null),
  },
  /** A cropped picture in the shape of a `file`. */
  picture: {
    frame: group,
    component: lazyInput('PictureControl', () => import('./picture/PictureControl')),
    initial: ({ value }) => readFileValue(value) ?? null,
  },
  /** A list of `file` values. */
  'multi-file': {
    frame: group,
    component: lazyInput('MultiFileControl', () => import('./file/MultiFileControl')),
    initial: ({ value }) => readFileValues(Array.isArray(value) ? value : []),
  },
  /** `{street, streetNumber, boxNumber, zip, locality}`, and `lat` and `lon` of a suggested address. */
  address: {
    frame: group,
    component: lazyInput('AddressControl', () => import('./address/AddressControl')),
    initial: ({ value }) => readAddress(value),
  },
  /** A meter reading: five digits, a dot, three digits. */
  index: {
    frame: label,
    component: lazyInput('IndexControl', () => import('./index-input/IndexControl')),
    initial: ({ value }) => (typeof value === 'string' ? (formatReading(value, 'fr') ?? '') : ''),
    hint: () => ({ key: 'indexInput.hint' }),
  },
  /** A rating from 0 to 5 stars; null without one. */
  rating: {
    frame: group,
    component: lazyInput('RatingControl', () => import('./rating/RatingControl')),
    initial: ({ value }) =>
      typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 5 ? value : null,
  },
  /** Opening hours of a week: a list of schedule entries in minutes since midnight. A day without one is closed. */
  schedule: {
    frame: group,
    component: lazyInput('ScheduleControl', () => import('./schedule/ScheduleControl')),
    initial: ({ value }) => readSlots(value),
  },
}
