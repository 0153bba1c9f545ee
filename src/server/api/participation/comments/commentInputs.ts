import type { Locale } from '../../../../../schemas'
import type { FormField } from '../../../../../schemas/inputs/FormField'
import { participationTexts } from '../texts/participationTexts'

/** In characters. */
const maxLength = 5000

/** The fields of a comment. */
export function commentInputs(locale: Locale): FormField[] {
  const { email, description } = participationTexts(locale)
  return [
    { name: 'email', label: email, inputType: 'email', required: true },
    {
      name: 'description',
      label: description,
      inputType: 'textarea',
      required: true,
      minLength: 1,
      maxLength,
    },
  ]
}
