/** Code with every line as deep as the brackets around it, which open and close at the ends of lines. */
export function indent(code: string): string {
  let depth = 0
  return code
    .split('\n')
    .map((line) => {
      if (/^[}\])]/.test(line)) depth--
      const indented = line && '  '.repeat(depth) + line
      if (/[{[(]$/.test(line)) depth++
      return indented
    })
    .join('\n')
}
