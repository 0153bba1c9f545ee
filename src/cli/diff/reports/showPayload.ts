/** JSON in few lines: one when it fits, else a member a line, cut after `most` lines. */
export function showPayload(document: unknown, columns: number, most = 12): string[] {
  const line = JSON.stringify(document)
  if (line.length <= columns) return [line]
  const lines = fold(document, columns, '').split('\n')
  return lines.length > most ? [...lines.slice(0, most - 1), `… ${lines.length - most + 1} more lines`] : lines
}

/** Only what does not fit on a line is spread over several. */
function fold(value: unknown, columns: number, indent: string): string {
  const line = JSON.stringify(value)
  if (typeof value !== 'object' || value === null || line.length + indent.length <= columns) return cut(line, columns)
  const inner = `${indent}  `
  const parts = Array.isArray(value)
    ? value.map((item) => `${inner}${fold(item, columns, inner)}`)
    : Object.entries(value).map(([name, member]) => `${inner}${JSON.stringify(name)}: ${fold(member, columns, inner)}`)
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`
}

const cut = (line: string, columns: number): string => {
  const most = Math.max(40, columns)
  return line.length > most ? `${line.slice(0, most - 20)}… (${line.length} characters)` : line
}
