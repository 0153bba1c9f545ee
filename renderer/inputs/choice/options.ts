import type { FieldValue, FormField } from '../Input'

type Option = NonNullable<FormField['options']>[number]

/** The options of a field, without those that repeat a value. */
export function optionsOf({ options = [] }: FormField): readonly Option[] {
  const seen = new Set<string>()
  return options.filter(({ value }) => !seen.has(value) && seen.add(value))
}

/** The option that the field's value names; null without one. */
export function initialChoice(field: FormField): string | null {
  return optionsOf(field).find(({ value }) => value === field.value)?.value ?? null
}

/** The initial option of a `select`: the named one, otherwise the first unless the field may be empty. */
export const initialSelect = (field: FormField): string | null =>
  initialChoice(field) ?? (field.allowEmpty ? null : (optionsOf(field)[0]?.value ?? null))

/** The options that the field's value lists, in the order of the options. */
export function initialChoices(field: FormField): FieldValue {
  const { value: chosen } = field
  return Array.isArray(chosen) ? optionsOf(field).flatMap(({ value }) => (chosen.includes(value) ? [value] : [])) : []
}
