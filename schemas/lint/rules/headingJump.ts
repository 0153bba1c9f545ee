import type { Members } from '../../check/value'
import type { RuleContext } from '../RuleContext'

/** Headings as a page is read, from the top. */
export type Outline = {
  /** Level of the heading before, 1 for the page's own title; undefined where it is not known. */
  last: number | undefined
  /** Level of a heading drawn at its place: 2, one more inside every section that has a heading. */
  level: number
}

/** A title block, which says its level itself. */
export function headingJump(teller: RuleContext, data: Members, outline: Outline): void {
  const { text, level = 2 } = data
  if (typeof text !== 'string' || text.trim() === '' || typeof level !== 'number') return
  tellJump(teller, outline, level, ['level'])
  outline.last = level
}

/** A heading of a block, which has the level of its place. */
export function placedHeading(teller: RuleContext, name: string | true, outline: Outline): void {
  if (outline.last !== undefined && outline.level > outline.last + 1)
    tellJump(teller, outline, outline.level, name === true ? [] : [name])
  outline.last = outline.level
}

/** Notes when a heading is more than one level below the one before it. */
export function tellJump(teller: RuleContext, outline: Outline, level: number, keys: readonly string[]): void {
  const { last } = outline
  if (last === undefined || level <= last + 1 || !teller.enabled['heading-jump']) return
  const before = last === 1 ? 'the title of the page' : `one of level ${last}`
  const more = { expected: last + 1, received: level }
  if (level <= outline.level) {
    const message = `The heading of this block has level ${level}, that of its place, and follows ${before}: give the title before it level ${level - 1} or ${level}.`
    teller.report('heading-jump', keys, message, more)
  } else {
    const message = `This heading of level ${level} follows ${before}: levels go down one at a time, so make it level ${last + 1}.`
    teller.report('heading-jump', keys, message, { ...more, suggestion: String(last + 1) })
  }
}
