import type { LineIndex } from './indexLines'

/** A record of NDJSON, which is one line of its file whatever it holds. */
export function indexRecord(text: string, line: number): LineIndex {
  return {
    text,
    positionAt: (offset) => ({ line, column: offset + 1 }),
    boundsOf: (asked) => (asked === line ? { start: 0, end: text.length } : undefined),
  }
}
