/** An entry of a registry: its sort key, its source, and the import that it needs. */
export type Entry = { name: string; text: string; import?: string }

/**
 * Adds an entry to the source of a registry, in alphabetical order if the others are. Throws when the source has no object
 * literal whose entries are indented by two spaces.
 */
export function register(text: string, { name, text: entry, import: line }: Entry, path: string): string {
  const lines = text.split('\n')
  const start = lines.findIndex((each) => /^export const \w+.*\{$/.test(each))
  const end = lines.findIndex((each, index) => index > start && each.startsWith('}'))
  if (start < 0 || end < 0) throw new Error(`${path} has no object literal for the new entry.`)
  const keys = lines.map((each, index) =>
    index > start && index < end ? /^ {2}'?([\w-]+)'?(?=[:,])/.exec(each)?.[1] : undefined,
  )
  const later = isSorted(keys) ? keys.findIndex((key) => key !== undefined && key > name) : -1
  lines.splice(later < 0 ? end : later, 0, entry)
  if (line) lines.splice(lines.findLastIndex((each) => each.startsWith('import ')) + 1, 0, line)
  return lines.join('\n')
}

function isSorted(keys: readonly (string | undefined)[]): boolean {
  const known = keys.filter((key) => key !== undefined)
  return known.every((key, index) => index === 0 || (known[index - 1] ?? '') < key)
}
