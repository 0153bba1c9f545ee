import type { CampForm, CampLocation } from '../../../../schemas'
import type { FormField } from '../../../../schemas/inputs/FormField'
import { addDays, daysBetween } from '../../time/zonedTime'
import type { Scope } from '../call/Scope'
import { type FieldIssue, fieldIssue, refuseIssues } from '../submissions/FieldIssue'
import { type FormValues, parseForm } from '../submissions/parseForm'
import { type CampTexts, campTexts } from './campTexts'

/** The longest stay, in nights. */
const maxNights = 31

/** Days ahead that a camp can be registered. */
const maxDaysAhead = 730

type Place = Pick<CampLocation, 'capacity' | 'fires'>

const arrivals = ['train', 'bus', 'car', 'bike', 'foot'] as const

function stayFields(texts: CampTexts, { capacity }: Place): CampForm['inputs'] {
  const half = { inputType: 'number', required: true, step: 1, componentLayout: 'half' } as const
  return [
    { name: 'group', label: texts('form.group'), inputType: 'text', required: true, minLength: 2, maxLength: 120 },
    { name: 'from', label: texts('form.from'), inputType: 'date', required: true, componentLayout: 'half' },
    { name: 'until', label: texts('form.until'), inputType: 'date', required: true, componentLayout: 'half' },
    { ...half, name: 'children', label: texts('form.children'), min: 1, max: capacity },
    { ...half, name: 'leaders', label: texts('form.leaders'), min: 1, max: capacity },
    { ...half, name: 'youngest', label: texts('form.youngest'), min: 4, max: 30 },
    { ...half, name: 'oldest', label: texts('form.oldest'), min: 4, max: 30 },
  ]
}

function contactFields(texts: CampTexts): CampForm['inputs'] {
  const half = { required: true, componentLayout: 'half' } as const
  return [
    { name: 'name', label: texts('form.name'), inputType: 'text', required: true, minLength: 2, maxLength: 120 },
    { ...half, name: 'email', label: texts('form.email'), inputType: 'email', maxLength: 254 },
    { ...half, name: 'phone', label: texts('form.phone'), inputType: 'phone' },
    { name: 'phoneOnSite', label: texts('form.phoneOnSite'), inputType: 'phone', required: true },
  ]
}

/** Returns the form of a camp at a location. It asks for fires where they may be allowed. */
export function campForm(location: Place, { locale }: Pick<Scope, 'locale'>): CampForm {
  const texts = campTexts(locale)
  const options = arrivals.map((value) => ({ value, title: texts(`form.arrival.${value}`) }))
  return {
    inputs: [
      ...stayFields(texts, location),
      ...contactFields(texts),
      { name: 'arrival', label: texts('form.arrival'), inputType: 'select', options, required: true },
      ...(location.fires ? [{ name: 'fires', label: texts('form.fires'), inputType: 'checkbox' as const }] : []),
      { name: 'allergies', label: texts('form.allergies'), inputType: 'textarea', maxLength: 1000 },
      { name: 'rules', label: texts('form.rules'), inputType: 'checkbox', required: true },
    ],
  }
}

/** The fields of a form without the values of its inputs. */
export const fieldsOf = ({ inputs }: CampForm): FormField[] => inputs.map((input) => ({ ...input }))

/** The stay that the values of a form name. */
export const stayOf = (values: FormValues) => ({ from: String(values.from), until: String(values.until) })

/** Parses the form of a camp. Throws a 400 with the issues of every field. */
export function parseCamp(location: Place, given: FormValues, scope: Scope): FormValues {
  const values = parseForm({ inputs: fieldsOf(campForm(location, scope)) }, given, scope)
  refuseIssues([...stayIssues(values, scope.today), ...peopleIssues(values, location)])
  return values
}

function stayIssues(values: FormValues, today: string): FieldIssue[] {
  const { from, until } = stayOf(values)
  if (from <= today || from > addDays(today, maxDaysAhead)) {
    return [fieldIssue('out-of-range', '/from', `A camp begins after today, and within ${maxDaysAhead} days.`)]
  }
  const nights = daysBetween(from, until)
  if (nights >= 1 && nights <= maxNights) return []
  return [fieldIssue('out-of-range', '/until', `A camp lasts from 1 to ${maxNights} nights.`)]
}

function peopleIssues({ children, leaders, youngest, oldest }: FormValues, { capacity }: Place): FieldIssue[] {
  const names = { children, leaders, youngest, oldest }
  const fractions = Object.entries(names)
    .filter(([, value]) => !Number.isInteger(value))
    .map(([name]) => fieldIssue('wrong-type', `/${name}`, 'Expected a whole number.'))
  if (fractions.length > 0) return fractions
  return [
    ...(Number(children) + Number(leaders) > capacity
      ? [fieldIssue('out-of-range', '/children', `At most ${capacity} people camp at this location.`)]
      : []),
    ...(Number(youngest) > Number(oldest)
      ? [fieldIssue('out-of-range', '/oldest', 'The oldest child is not younger than the youngest.')]
      : []),
  ]
}
