import type { Field, FieldValue } from '../Input'

type Option = NonNullable<Field['options']>[number]

/** What can be chosen, each value once. */
export function optionsOf({ options = [] }: Field): readonly Option[] {
  const seen = new Set<string>()
  return options.filter(({ value }) => !seen.has(value) && seen.add(value))
}

/** The option chosen at first, if it is one. */
export function initialChoice(field: Field): string | null {
  return optionsOf(field).find(({ value }) => value === field.value)?.value ?? null
}

/** A `select` without a choice starts with its first option, unless it may stay empty. */
export const initialSelect = (field: Field): string | null =>
  initialChoice(field) ?? (field.allowEmpty ? null : (optionsOf(field)[0]?.value ?? null))

/** The options chosen at first, in their order. */
export function initialChoices(field: Field): FieldValue {
  const { value: chosen } = field
  return Array.isArray(chosen) ? optionsOf(field).flatMap(({ value }) => (chosen.includes(value) ? [value] : [])) : []
}
