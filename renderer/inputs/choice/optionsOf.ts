import type { Field } from '../Input'

type Option = NonNullable<Field['options']>[number]

/** What can be chosen, each value once. */
export function optionsOf({ options = [] }: Field): readonly Option[] {
  const seen = new Set<string>()
  return options.filter(({ value }) => !seen.has(value) && seen.add(value))
}
