/** Line and column of an offset, both from 1; columns count UTF-16 units. */
export function positionAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset)
  const start = before.lastIndexOf('\n') + 1
  return { line: before.split('\n').length, column: offset - start + 1 }
}
