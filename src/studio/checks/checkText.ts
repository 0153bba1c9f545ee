import { parseTree } from 'jsonc-parser'
import { explainSyntax, type Issue, type Kind, validate } from '../../../schemas'
import { type LintContext, lint } from '../../../schemas/lint'
import type { Collection } from '../fixtures/catalogue'
import { locatePointer, positionAt } from './textPosition'

/** A text, checked. Every issue has its line and column. */
type CheckedText = { isJson: boolean; issues: readonly Issue[] }

/** What the fixtures of a collection are. */
const kindOfCollection: { readonly [C in Collection]: Kind } = { blocks: 'block', actions: 'action', pages: 'page' }

/** Checks a text against the contract as what its collection holds. */
export function checkText(text: string, collection: Collection): CheckedText {
  let document: unknown
  try {
    document = JSON.parse(text)
  } catch {
    return { isJson: false, issues: [syntaxIssue(text)] }
  }
  return { isJson: true, issues: locateIssues(text, validate(document, { as: kindOfCollection[collection] }).issues) }
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

/** What makes a text no JSON, with its place, as the command line says it. The text must be known to be none. */
function syntaxIssue(text: string): Issue {
  const { at, ...facts } = explainSyntax(text) ?? { at: 0, message: 'This is not JSON.', expected: 'a value' }
  return { severity: 'error', code: 'not-json', pointer: '', ...facts, ...positionAt(text, at) }
}

/** Fixtures are French and stand still, so that whatever they announce is over one day. */
const ignoredRules = new Set(['past-event'] as const)
const lintContext = (): LintContext => ({ locale: 'fr', now: new Date(), timeZone: 'Europe/Brussels' })

/** What a text that keeps the contract could do better, each with its line and column; nothing while it is no JSON. */
export function lintText(text: string, collection: Collection): readonly Issue[] {
  try {
    return locateIssues(text, lint(JSON.parse(text), kindOfCollection[collection], lintContext(), ignoredRules))
  } catch {
    return []
  }
}
