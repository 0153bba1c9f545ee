/**
 * Names of the tags a query asks for: a value of the parameter is the name of one, or several names with commas between
 * them. Part of a name is no name.
 */
export function chosenTags(values: readonly string[], names: readonly string[]): string[] {
  const asked = new Set(values.flatMap((value) => (names.includes(value) ? value : value.split(',').map(trim))))
  return names.filter((name) => asked.has(name))
}

const trim = (text: string) => text.trim()
