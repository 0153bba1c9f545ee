import type { AppointmentForm, Locale, Prestation } from '../../../../schemas'
import type { FormField, InputType } from '../../../../schemas/inputs/FormField'
import { localized, type TextScope } from '../call/Scope'
import { appointmentTexts } from './appointmentTexts'

/** An office sees papers at its desk, so that the form takes no files. */
const fileInputs: ReadonlySet<InputType> = new Set(['file', 'picture', 'multi-file', 'media-handle'])

/** The fields that every form begins with. */
function contactFields(locale: Locale): AppointmentForm['inputs'] {
  const texts = appointmentTexts(locale)
  return [
    { name: 'name', label: texts('form.name'), inputType: 'text', required: true, minLength: 2, maxLength: 120 },
    { name: 'email', label: texts('form.email'), inputType: 'email', required: true, maxLength: 254 },
    { name: 'phone', label: texts('form.phone'), inputType: 'phone' },
  ]
}

/** Returns the form of a prestation: the person, and what the prestation asks. */
export function appointmentForm(
  { translations }: Prestation,
  scope: Pick<TextScope, 'locale' | 'portal'>,
): AppointmentForm {
  const contact = contactFields(scope.locale)
  const names = new Set(contact.map(({ name }) => name))
  const { inputs = [] } = localized(translations, scope)
  const asked = inputs.filter(({ name, inputType }) => !names.has(name) && !fileInputs.has(inputType))
  return { inputs: [...contact, ...asked] }
}

/** The fields of a form without the values of its inputs. */
export const fieldsOf = ({ inputs }: AppointmentForm): FormField[] => inputs.map((input) => ({ ...input }))
