import { explainSyntax, type Issue } from '../../../schemas/index'
import { positionAt } from './positionAt'

/** What makes a text no JSON, with its place, as the command line says it. The text must be known to be none. */
export function syntaxIssue(text: string): Issue {
  const { at, ...facts } = explainSyntax(text) ?? { at: 0, message: 'This is not JSON.', expected: 'a value' }
  return { severity: 'error', code: 'not-json', pointer: '', ...facts, ...positionAt(text, at) }
}
