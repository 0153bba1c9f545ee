import type { Locale } from '../../../../../schemas'
import type { FormField } from '../../../../../schemas/inputs/FormField'
import { participationTexts } from '../participationTexts'

/** In characters. */
const maxLength = 5000

/** The fields of a comment. */
export function commentInputs(locale: Locale): FormField[] {
  const texts = participationTexts(locale)
  return [
    { name: 'email', label: texts('email'), inputType: 'email', required: true },
    {
      name: 'description',
      label: texts('description'),
      inputType: 'textarea',
      required: true,
      minLength: 1,
      maxLength,
    },
  ]
}
