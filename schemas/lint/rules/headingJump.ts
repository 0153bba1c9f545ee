import type { Members } from '../../check/value'
import type { Teller } from '../Teller'

/** Headings as a page is read, from the top. */
export type Outline = {
  /** Level of the heading before, 1 for the page's own title; undefined where it is not known. */
  last: number | undefined
  /** Level of a heading drawn at its place: 2, one more inside every section that has a heading. */
  level: number
}

/** A title block, which says its level itself. */
export function headingJump(teller: Teller, data: Members, outline: Outline): void {
  const { text, level = 2 } = data
  if (typeof text !== 'string' || text.trim() === '' || typeof level !== 'number') return
  tellJump(teller, outline, level, ['level'])
  outline.last = level
}

/** Notes when a heading is more than one level below the one before it. */
export function tellJump(teller: Teller, { last }: Outline, level: number, keys: readonly string[]): void {
  if (last === undefined || level <= last + 1 || !teller.wants['heading-jump']) return
  const before = last === 1 ? 'the title of the page' : `one of level ${last}`
  const message = `This heading of level ${level} follows ${before}: levels go down one at a time, so make it level ${last + 1}.`
  teller.tell('heading-jump', keys, message, { expected: last + 1, received: level, suggestion: String(last + 1) })
}
