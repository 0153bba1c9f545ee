import type { Field } from './Input'

/** What browsers call it, by kind. */
const byType: { readonly [T in Field['inputType']]?: string } = {
  email: 'email',
  phone: 'tel',
  url: 'url',
}

/** What browsers call it, by the name a back end gives a field of text. */
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

/** What a browser may fill in of itself (`autocomplete`). */
export const autoComplete = ({ name, inputType }: Field): string | undefined => byType[inputType] ?? byName.get(name)
