/** How a JSON text is laid out: its line break, the indentation of one level, and the space after a colon. */
export type Layout = { newline: string; indent: string; space: string }

/** Reads the layout of a text from its first lines, so that what is added looks like the rest. */
export function readLayout(text: string): Layout {
  const [, newline = '\n', indent = '  '] = /(\r?\n)([ \t]+)(?=[^\s])/.exec(text) ?? []
  const isTight = /^[^"]*"(?:[^"\\]|\\.)*":\S/.test(text)
  return { newline, indent, space: isTight && !text.includes('\n') ? '' : ' ' }
}

/** Writes a value on one line. */
export function writeInline(value: unknown, { space }: Layout): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const write = (item: unknown) => writeInline(item, { space, newline: '', indent: '' })
  if (Array.isArray(value)) return `[${value.map(write).join(`,${space}`)}]`
  const members = Object.entries(value).filter(([, item]) => item !== undefined)
  if (members.length === 0) return '{}'
  const written = members.map(([name, item]) => `${JSON.stringify(name)}:${space}${write(item)}`)
  return `{${space}${written.join(`,${space}`)}${space}}`
}

/** Writes a value with one member or item on each line. `margin` is the indentation of its closing bracket. */
export function writeLines(value: unknown, { newline, indent }: Layout, margin: string): string {
  const lines = JSON.stringify(value, null, indent) ?? 'null'
  return lines.replaceAll('\n', newline + margin)
}
