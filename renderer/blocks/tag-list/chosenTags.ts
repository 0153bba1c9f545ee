/**
 * Names of the tags a query asks for: each value of the parameter, and its parts where a comma stands between several.
 * A name with a comma in it is found whole.
 */
export function chosenTags(values: readonly string[], names: readonly string[]): string[] {
  const parts = new Set(values.flatMap((value) => [value, ...value.split(',').map((part) => part.trim())]))
  return names.filter((name) => parts.has(name))
}
