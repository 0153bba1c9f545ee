import type { FormField } from './Input'

/** `autocomplete` tokens by input type. */
const byType: { readonly [T in FormField['inputType']]?: string } = {
  email: 'email',
  phone: 'tel',
  url: 'url',
}

/** `autocomplete` tokens by the field names that back ends use. */
const byName = new Map([
  ['firstName', 'given-name'],
  ['lastName', 'family-name'],
  ['name', 'name'],
  ['birthDate', 'bday'],
  ['street', 'address-line1'],
  ['zip', 'postal-code'],
  ['locality', 'address-level2'],
  ['country', 'country-name'],
  ['organization', 'organization'],
])

/** The `autocomplete` token of a field, if its type or name suggests one. */
export const autoComplete = ({ name, inputType }: FormField): string | undefined =>
  byType[inputType] ?? byName.get(name)
