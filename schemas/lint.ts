/** The door to the lint rules: what a document that keeps the contract could still do better. */
import type { Issue, LintCode } from './check/Issue'
import type { LintContext } from './lint/LintContext'

export type { LintCode } from './check/Issue'
export type { LintContext } from './lint/LintContext'

/** Every lint code with the severity it has unless somebody asks for another. */
export const lintCodes: Readonly<Record<LintCode, 'off' | 'warning' | 'error'>> = {
  'useless-alt': 'warning',
  'heading-jump': 'warning',
  'vague-link': 'warning',
  'ambiguous-buttons': 'warning',
  'wrong-punctuation': 'warning',
  'past-event': 'warning',
  'schedule-order': 'warning',
  'schedule-overlap': 'warning',
  'pin-far-away': 'warning',
  'unknown-path': 'warning',
  'low-contrast': 'warning',
  'single-answer': 'warning',
  'changed-html': 'warning',
}

/** Warnings about a document of the given kind, in the order of the document; `off` rules are not run. Never throws. */
export function lint(_document: unknown, _kind: string, _context: LintContext, _off?: ReadonlySet<LintCode>): Issue[] {
  return []
}
