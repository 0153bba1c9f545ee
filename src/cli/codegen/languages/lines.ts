/** Lines moved to the right; empty ones stay empty. */
export const indented = (lines: readonly string[], by = '  '): string[] =>
  lines.map((line) => (line === '' ? '' : by + line))

/** A file: its parts with an empty line between them. */
export const file = (parts: readonly (readonly string[])[]): string =>
  `${parts
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n')}\n`
