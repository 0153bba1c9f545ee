import type { Members } from '../../check/value'
import type { RuleContext } from '../RuleContext'

/** Heading levels at one point of a page, read from the top. */
export type Outline = {
  /** Level of the last heading, 1 for the title of the page; undefined when unknown. */
  last: number | undefined
  /** Level of the next heading without a level of its own: 2, plus one inside each section that has a heading. */
  level: number
}

/** Checks a title block, which sets its own level. */
export function headingJump(linter: RuleContext, data: Members, outline: Outline): void {
  const { text, level = 2 } = data
  if (typeof text !== 'string' || text.trim() === '' || typeof level !== 'number') return
  reportJump(linter, outline, level, ['level'])
  outline.last = level
}

/** Checks the heading of any other block, whose level follows from its position. */
export function blockHeadingJump(linter: RuleContext, name: string | true, outline: Outline): void {
  if (outline.last !== undefined && outline.level > outline.last + 1)
    reportJump(linter, outline, outline.level, name === true ? [] : [name])
  outline.last = outline.level
}

/** Reports a heading more than one level below the previous one. */
export function reportJump(linter: RuleContext, outline: Outline, level: number, keys: readonly string[]): void {
  const { last } = outline
  if (last === undefined || level <= last + 1 || !linter.enabled['heading-jump']) return
  const before = last === 1 ? 'the title of the page' : `one of level ${last}`
  const more = { expected: last + 1, received: level }
  if (level <= outline.level) {
    const message = `The heading of this block has level ${level}, which follows from its position, and comes after ${before}: give the title before it level ${level - 1} or ${level}.`
    linter.report('heading-jump', keys, message, more)
  } else {
    const message = `This heading of level ${level} follows ${before}, which skips a level: make it level ${last + 1}.`
    linter.report('heading-jump', keys, message, { ...more, suggestion: String(last + 1) })
  }
}
