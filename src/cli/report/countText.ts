import { count } from '../terminal/count'
import type { Summary } from '../validate/countIssues'

/** The counts of a run in one line: `2 errors, 1 warning in 3 files (8 blocks)`. */
export function countText({ errors, warnings, ...checked }: Summary): string {
  const found = errors + warnings === 0 ? 'no issue' : `${count(errors, 'error')}, ${count(warnings, 'warning')}`
  return `${found} in ${checkedText(checked)}`
}

/** What was checked: `3 files (8 blocks)`, or with the documents where a file holds several. */
export function checkedText({ files, documents, blocks }: Omit<Summary, 'errors' | 'warnings'>): string {
  const records = documents > files ? `${count(documents, 'document')}, ` : ''
  return `${count(files, 'file')} (${records}${count(blocks, 'block')})`
}
