import { parseTree } from 'jsonc-parser'
import { type Issue, type Kind, validate } from '../../../schemas/index'
import type { Collection } from '../fixtures/Fixture'
import { locatePointer } from './locatePointer'
import { positionAt } from './positionAt'
import { syntaxIssue } from './syntaxIssue'

/** A text, checked. Every issue has its line and column. */
export type Check = { isJson: boolean; issues: readonly Issue[] }

/** What the fixtures of a collection are. */
export const kindOf: { readonly [C in Collection]: Kind } = { blocks: 'block', actions: 'action', pages: 'page' }

/** Checks a text against the contract as what its collection holds. */
export function checkText(text: string, collection: Collection): Check {
  let document: unknown
  try {
    document = JSON.parse(text)
  } catch {
    return { isJson: false, issues: [syntaxIssue(text)] }
  }
  return { isJson: true, issues: locateIssues(text, validate(document, { as: kindOf[collection] }).issues) }
}

/**
 * Gives issues their place in the text: that of the wrong value; of the name when the name is what is wrong; of the
 * nearest object around it when something is missing.
 */
export function locateIssues(text: string, issues: readonly Issue[]): Issue[] {
  if (issues.length === 0) return []
  const root = parseTree(text)
  return issues.map((issue) => {
    if (!root) return { ...issue, line: 1, column: 1 }
    const { value, name, exact } = locatePointer(root, issue.pointer)
    const offset = issue.code === 'unknown-property' && exact ? (name ?? value) : value
    return { ...issue, ...positionAt(text, offset) }
  })
}
