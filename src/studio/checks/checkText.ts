import { parseTree } from 'jsonc-parser'
import { explainSyntax, type Issue, type Kind, validate } from '../../../schemas'
import { cleanJson } from '../../../schemas/engine'
import { type LintContext, lint } from '../../../schemas/lint'
import type { Collection } from '../fixtures/catalogue'
import { locatePointer, positionAt } from './textPosition'

/** The result of checking a JSON text. Every issue has a line and a column. */
type CheckedText = { isJson: boolean; issues: readonly Issue[] }

/** The kind of document of each collection. */
const kindOfCollection: { readonly [C in Collection]: Kind } = { blocks: 'block', actions: 'action', pages: 'page' }

/** Validates a JSON text against the contract. */
export function checkText(text: string, collection: Collection): CheckedText {
  let document: unknown
  const issues: Issue[] = []
  try {
    document = JSON.parse(text)
  } catch {
    return { isJson: false, issues: [syntaxIssue(text)] }
  }
  cleanJson(document, (issue) => {
    if (issue.code === 'lone-surrogate') issues.push(issue)
  })
  issues.push(...validate(document, { as: kindOfCollection[collection] }).issues)
  return { isJson: true, issues: locateIssues(text, issues) }
}

/**
 * Adds line and column to issues: the position of the wrong value, of an unknown property's name, or of the object
 * that lacks a property.
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

/** The syntax error of a text that is not JSON, as the command line reports it. */
export function syntaxIssue(text: string): Issue {
  const { at, ...facts } = explainSyntax(text) ?? { at: 0, message: 'This is not JSON.', expected: 'a value' }
  return { severity: 'error', code: 'not-json', pointer: '', ...facts, ...positionAt(text, at) }
}

/** Fixtures are not updated, so that their events end up in the past. */
const ignoredRules = new Set(['past-event'] as const)
const lintContext = (): LintContext => ({ locale: 'fr', now: new Date(), timeZone: 'Europe/Brussels' })

/** The lint warnings of a JSON text, with line and column; none if the text is not JSON. */
export function lintText(text: string, collection: Collection): readonly Issue[] {
  try {
    return locateIssues(text, lint(JSON.parse(text), kindOfCollection[collection], lintContext(), ignoredRules))
  } catch {
    return []
  }
}
