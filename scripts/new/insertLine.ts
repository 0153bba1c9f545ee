/**
 * Inserts a line into a source before the first line that `isLater` accepts, of those after the line `start`. Throws when there is none
 * of either.
 */
export function insertLine(
  source: string,
  line: string,
  { start, isLater }: { start: (line: string) => boolean; isLater: (line: string) => boolean },
): string {
  const lines = source.split('\n')
  const from = lines.findIndex(start)
  const to = lines.findIndex((each, index) => index > from && isLater(each))
  if (from < 0 || to < 0) throw new Error(`There is no place for the line ${line.trim()}.`)
  return lines.toSpliced(to, 0, line).join('\n')
}
