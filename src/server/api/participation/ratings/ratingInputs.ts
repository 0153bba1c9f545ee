import type { DataType, Locale } from '../../../../../schemas'
import type { FormField } from '../../../../../schemas/inputs/FormField'
import { textsOf } from '../../texts/textsOf'
import { participationTexts } from '../participationTexts'

/** In characters. */
const maxComment = 5000
/** Two days, in minutes. */
const maxDuration = 2880

const difficulties = ['super_easy', 'easy', 'medium', 'hard'] as const

/** The fields that are direct members of the body. */
export function commonInputs(locale: Locale): FormField[] {
  const texts = participationTexts(locale)
  return [
    { name: 'rate', label: texts('rate'), inputType: 'rating', required: true },
    { name: 'description', label: texts('opinion'), inputType: 'textarea', minLength: 1, maxLength: maxComment },
    { name: 'email', label: texts('email'), inputType: 'email' },
  ]
}

/** The fields in the body's `fields`, which only walks have. */
export function opinionInputs(dataType: DataType, locale: Locale): FormField[] {
  if (dataType !== 'balade') return []
  const texts = participationTexts(locale)
  const shared = textsOf(locale)
  const answers = [
    { value: 'Oui', title: shared('yes') },
    { value: 'Non', title: shared('no') },
  ]
  const options = difficulties.map((value) => ({ value, title: texts(`difficulty.${value}`) }))
  return [
    {
      name: 'duration',
      label: texts('duration'),
      inputType: 'number',
      required: true,
      min: 1,
      max: maxDuration,
      step: 1,
      unit: texts('minutes'),
    },
    { name: 'difficulty', label: texts('difficulty'), inputType: 'select', required: true, allowEmpty: true, options },
    { name: 'pmr', label: texts('pmr'), inputType: 'radio', required: true, options: answers },
    { name: 'stroller', label: texts('stroller'), inputType: 'radio', required: true, options: answers },
  ]
}

/** All fields, in the order of the page. */
export function ratingInputs(dataType: DataType, locale: Locale): FormField[] {
  const [rate, ...others] = commonInputs(locale)
  return [...(rate ? [rate] : []), ...opinionInputs(dataType, locale), ...others]
}
