/** The row below the header of a table, such as `|---|:-:|`. */
const delimiter = /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/

/** Code between fences, which holds no table. */
const fenced = /^(`{3,}|~{3,}).*\n[\s\S]*?^\1\s*$/gm

/** The first rows of the tables of a page in Markdown that have no header: a blank line cuts a table in two. */
export function headlessTables(markdown: string): string[] {
  const lines = markdown.replace(fenced, '').split('\n')
  const isRow = (line = ''): boolean => /^\s*\|/.test(line)
  return lines.filter(
    (line, index) => isRow(line) && !isRow(lines[index - 1]) && !delimiter.test(lines[index + 1] ?? ''),
  )
}
