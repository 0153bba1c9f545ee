import { indexLines, type LineIndex } from '../json/indexLines'
import { indexRecord } from '../json/indexRecord'

/** Number of a record in its NDJSON file and the line it stands on, both from 1. */
export type RecordPlace = { record: number; line: number }

/** Lines of a text as its file counts them. */
export function linesOf(text: string, at: RecordPlace | undefined): LineIndex {
  return at ? indexRecord(text, at.line) : indexLines(text)
}
