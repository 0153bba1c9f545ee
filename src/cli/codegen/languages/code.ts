/**
 * Makes lines of generated code from a template, whose own indentation is removed. A list of lines that is alone on its line
 * takes the indentation of that line; an empty list removes the line. Backslashes stay as they are.
 */
export function code({ raw }: TemplateStringsArray, ...values: readonly (string | readonly string[])[]): string[] {
  const lines = raw
    .join(slot)
    .replace(/^\n|\n *$/g, '')
    .split('\n')
  const margin = Math.min(...lines.filter((line) => line.trim() !== '').map(indentation))
  let next = 0
  return lines.flatMap((line) => {
    const text = line.slice(margin)
    if (text.trim() !== slot) return text.replaceAll(slot, () => String(values[next++]))
    const value = values[next++] ?? []
    return (typeof value === 'string' ? [value] : value).map((each) =>
      each === '' ? '' : text.replace(slot, () => each),
    )
  })
}

/** Stands for an interpolated value; no schema and no generated code contains it. */
const slot = '\u0000'

const indentation = (line: string): number => /^ */.exec(line)?.[0].length ?? 0

/** Groups of lines with an empty line between them; empty groups are left out. */
export const paragraphs = (groups: readonly (readonly string[])[]): string[] =>
  groups.filter((group) => group.length > 0).flatMap((group, index) => (index === 0 ? group : ['', ...group]))

/** The text of a file, its groups of lines separated by empty lines. */
export const toFile = (groups: readonly (readonly string[])[]): string => `${paragraphs(groups).join('\n')}\n`

/** A string literal of Go, C#, Java and Python. */
export const jsonString = (value: string): string => JSON.stringify(value)
