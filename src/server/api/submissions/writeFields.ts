import type { Locale } from '../../../../schemas'
import { dateFormat, isObject } from '../../../../schemas/engine'
import { readAddress } from '../../../../schemas/inputs/addressValue'
import type { FormField } from '../../../../schemas/inputs/FormField'
import { modeOf, readSlots, type Slot, slotsOf, week } from '../../../../schemas/inputs/scheduleValue'
import { mailTexts } from '../../mail/mailTexts'
import type { SentRow } from '../../mail/renderTownMail'
import { isCalendarDay } from '../../time/calendarDay'
import { timeZoneOf } from '../../time/timeZoneOf'
import type { TextScope } from '../call/Scope'
import { formatNumber, formatReading } from '../texts/formatNumber'
import { textsOf } from '../texts/textsOf'
import { isUpload } from './uploads/uploads'

type FieldScope = Pick<TextScope, 'locale' | 'portal'>

/** Formats field values as their form showed them, in its order. Values of removed fields come last, labelled by their name. */
export function writeFields(values: object, inputs: readonly FormField[], scope: FieldScope): SentRow[] {
  const places = new Map(inputs.map(({ name }, index) => [name, index]))
  const placeOf = (name: string) => places.get(name) ?? inputs.length
  const sorted = Object.entries(values).sort(([one], [other]) => placeOf(one) - placeOf(other))
  return sorted.flatMap(([name, value]): SentRow[] => {
    const field = inputs[placeOf(name)]
    const text = write(value, field, scope)
    return text === '' ? [] : [[field?.label || name, text]]
  })
}

function write(value: unknown, field: FormField | undefined, scope: FieldScope): string {
  const { locale } = scope
  if (value === null || value === undefined) return ''
  if (field?.inputType === 'schedule') return writeWeek(value, locale)
  if (field?.inputType === 'address') return writeAddress(value)
  if (field?.inputType === 'date') return writeDay(String(value), locale)
  if (field?.inputType === 'date-time') return writeInstant(String(value), scope)
  if (typeof value === 'boolean') return textsOf(locale)(value ? 'yes' : 'no')
  // Shows only the name of a file.
  if (isUpload(value)) return value.filename
  if (Array.isArray(value)) return value.map((each) => write(each, field, scope)).join('\n')
  if (isObject(value)) {
    const parts = Object.entries(value).map(([name, each]) => `${name}: ${write(each, undefined, scope)}`)
    return parts.join('; ')
  }
  const option = field?.options?.find((each) => each.value === value)
  if (option) return option.title
  if (field?.inputType === 'index') return withUnit(formatReading(String(value), locale), field)
  return typeof value === 'number' ? withUnit(formatNumber(value, locale), field) : String(value)
}

const withUnit = (text: string, field: FormField | undefined): string => (field?.unit ? `${text} ${field.unit}` : text)

/** Formats a day (YYYY-MM-DD) as `1er mars 2027`; returns other strings unchanged. */
export const writeDay = (value: string, locale: Locale): string =>
  isCalendarDay(value) ? formatInstant(value, locale, { dateStyle: 'long', timeZone: 'UTC' }) : value

/** Formats an instant as `1er mars 2027 à 09:30`, in the town's time zone. */
function writeInstant(value: string, { locale, portal }: FieldScope): string {
  if (Number.isNaN(Date.parse(value))) return value
  return formatInstant(value, locale, { dateStyle: 'long', timeStyle: 'short', timeZone: timeZoneOf(portal) })
}

const formatInstant = (value: string, locale: Locale, options: Intl.DateTimeFormatOptions): string =>
  dateFormat(locale, { ...options, hourCycle: 'h23' }).format(new Date(value))

function writeAddress(value: unknown): string {
  const { street, streetNumber, boxNumber, zip, locality } = readAddress(value)
  const join = (parts: readonly (string | undefined)[], between: string) => parts.filter(Boolean).join(between)
  return join([join([street, streetNumber, boxNumber], ' '), join([zip, locality], ' ')], ', ')
}

/** A Sunday, the day with index 0. */
const sunday = Date.UTC(2023, 0, 1)
const dayMs = 86_400_000

/** Formats one line per open day: `lundi 09:00–12:00, 13:00–17:00`. */
function writeWeek(value: unknown, locale: Locale): string {
  const slots = readSlots(value)
  const dayName = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  const lines = week.flatMap((day) => {
    const hours = writeHours(slotsOf(slots, day), locale)
    return hours === '' ? [] : [`${dayName.format(sunday + day * dayMs)} ${hours}`]
  })
  return lines.join('\n')
}

function writeHours(slots: readonly Slot[], locale: Locale): string {
  const mode = modeOf(slots)
  if (mode === 'always' || mode === 'appointment') return mailTexts(locale)(`town.${mode}`)
  return slots.map(({ startTime, endTime }) => `${writeTime(startTime)}–${writeTime(endTime)}`).join(', ')
}

/** Formats minutes since midnight as `09:00`. */
function writeTime(minutes: number | null): string {
  const two = (count: number) => String(count).padStart(2, '0')
  return minutes === null ? '?' : `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
