/** Entry point of the lint rules: they find what a valid document could still do better. */
import type { Issue, LintCode } from './check/Issue'
import { inDocumentOrder } from './lint/inDocumentOrder'
import { LintVisitor } from './lint/LintVisitor'
import type { EnabledRules, LintContext } from './lint/RuleContext'

export type { LintCode } from './check/Issue'
export { contentIssues, mayHaveContentIssues, menuIssues } from './lint/contentIssues'
export { linksOfHtml } from './lint/html/linksOfHtml'
export type { LintContext } from './lint/RuleContext'

/** Every lint code with its default severity. */
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
  'unserved-path': 'warning',
  'unserved-call': 'error',
  'unknown-name': 'warning',
  'low-contrast': 'warning',
  'single-answer': 'warning',
  'changed-html': 'warning',
  'missing-input': 'warning',
}

const codes = Object.keys(lintCodes).filter((code): code is LintCode => Object.hasOwn(lintCodes, code))
const allRules = enabledRules(new Set())
/** The rules of the last call: callers pass the same set for every document. */
let last: { off: ReadonlySet<LintCode>; enabled: EnabledRules } | undefined

function enabledRules(off: ReadonlySet<LintCode>): EnabledRules {
  const enabled: Partial<Record<LintCode, boolean>> = {}
  for (const code of codes) enabled[code] = !off.has(code)
  return enabled
}

/**
 * Returns what the rules find in a document of the given kind, in document order, without the rules in `off`. Never throws: where a rule
 * fails, the issue `lint-failed` says so, and the rest of the document is linted.
 */
export function lint(document: unknown, kind: string, context: LintContext, off?: ReadonlySet<LintCode>): Issue[] {
  if (off && off !== last?.off) last = { off, enabled: enabledRules(off) }
  const visitor = new LintVisitor(context, off && last ? last.enabled : allRules)
  try {
    visitor.document(document, kind)
    if (visitor.issues.length === 0) return visitor.issues
    return inDocumentOrder(visitor.issues, document)
  } catch (error) {
    visitor.reportFault(error, 0)
    return visitor.issues
  }
}
