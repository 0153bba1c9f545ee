import type { DataType } from '../../../../../schemas'
import type { FormField } from '../../../../../schemas/inputs/FormField'
import type { Locale } from '../../Scope'
import { participationTexts } from '../texts/participationTexts'

const maxComment = 5000
/** Two days, in minutes. */
const maxDuration = 2880

/** The fields that are not members of `fields`. */
export function markInputs(locale: Locale): FormField[] {
  const texts = participationTexts(locale)
  return [
    { name: 'rate', label: texts.rate, inputType: 'rating', required: true },
    { name: 'description', label: texts.opinion, inputType: 'textarea', minLength: 1, maxLength: maxComment },
    { name: 'email', label: texts.email, inputType: 'email' },
  ]
}

/** What else is asked about a thing, by its kind: of a walk, how it was. */
export function opinionInputs(dataType: DataType, locale: Locale): FormField[] {
  if (dataType !== 'balade') return []
  const { duration, minutes, difficulty, difficulties, pmr, stroller, yes, no } = participationTexts(locale)
  const answers = [
    { value: 'Oui', title: yes },
    { value: 'Non', title: no },
  ]
  const options = Object.entries(difficulties).map(([value, title]) => ({ value, title }))
  return [
    {
      name: 'duration',
      label: duration,
      inputType: 'number',
      required: true,
      min: 1,
      max: maxDuration,
      step: 1,
      unit: minutes,
    },
    { name: 'difficulty', label: difficulty, inputType: 'select', required: true, allowEmpty: true, options },
    { name: 'pmr', label: pmr, inputType: 'radio', required: true, options: answers },
    { name: 'stroller', label: stroller, inputType: 'radio', required: true, options: answers },
  ]
}

/** The whole form, in the order of the page. */
export function ratingInputs(dataType: DataType, locale: Locale): FormField[] {
  const [rate, ...others] = markInputs(locale)
  return [...(rate ? [rate] : []), ...opinionInputs(dataType, locale), ...others]
}
