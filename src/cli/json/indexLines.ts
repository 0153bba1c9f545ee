/** Converts offsets of a text to lines and columns, both from 1. Columns count UTF-16 units, as in editors. */
export type LineIndex = {
  text: string
  positionAt(offset: number): { line: number; column: number }
  /** Returns the first offset of a line and the offset of its line break; undefined for a line outside of the text. */
  boundsOf(line: number): { start: number; end: number } | undefined
}

/** Indexes the line breaks of a text once; every later lookup is a binary search. */
export function indexLines(text: string): LineIndex {
  const starts = [0]
  const ends: number[] = []
  for (const lineBreak of text.matchAll(/\r\n|\n|\r/g)) {
    ends.push(lineBreak.index)
    starts.push(lineBreak.index + lineBreak[0].length)
  }
  ends.push(text.length)

  function positionAt(offset: number) {
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 }
  }

  function boundsOf(line: number) {
    const start = starts[line - 1]
    const end = ends[line - 1]
    return start === undefined || end === undefined ? undefined : { start, end }
  }

  return { text, positionAt, boundsOf }
}

/** Indexes a record of NDJSON, which is a single line of its file. */
function indexRecord(text: string, line: number): LineIndex {
  return {
    text,
    positionAt: (offset) => ({ line, column: offset + 1 }),
    boundsOf: (asked) => (asked === line ? { start: 0, end: text.length } : undefined),
  }
}

/** The number of a record in its NDJSON file and its line, both from 1. */
export type RecordPosition = { record: number; line: number }

/** Indexes the text of a whole file, or of a record of it. */
export function linesOf(text: string, at: RecordPosition | undefined): LineIndex {
  return at ? indexRecord(text, at.line) : indexLines(text)
}

/** A part of a text, in UTF-16 units. */
export type Span = { offset: number; length: number }
