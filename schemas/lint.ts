/** The door to the lint rules: what a document that keeps the contract could still do better. */
import type { Issue, LintCode } from './check/Issue'
import { inDocumentOrder } from './lint/inDocumentOrder'
import { LintVisitor } from './lint/LintVisitor'
import type { EnabledRules, LintContext } from './lint/RuleContext'

export type { LintCode } from './check/Issue'
export type { LintContext } from './lint/RuleContext'

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

const codes = Object.keys(lintCodes).filter((code): code is LintCode => Object.hasOwn(lintCodes, code))
const all = wanted(new Set())
let last: { off: ReadonlySet<LintCode>; wants: EnabledRules } | undefined

function wanted(off: ReadonlySet<LintCode>): EnabledRules {
  const wants: Partial<Record<LintCode, boolean>> = {}
  for (const code of codes) wants[code] = !off.has(code)
  return wants
}

/** Warnings about a document of the given kind, in the order of the document; `off` rules are not run. Never throws. */
export function lint(document: unknown, kind: string, context: LintContext, off?: ReadonlySet<LintCode>): Issue[] {
  if (off && off !== last?.off) last = { off, wants: wanted(off) }
  const walk = new LintVisitor(context, off && last ? last.wants : all)
  try {
    walk.document(document, kind)
  } catch {
    // What leads back into itself or hides behind accessors is told by the checks; what was found so far stands.
  }
  return walk.issues.length === 0 ? walk.issues : inDocumentOrder(walk.issues, document)
}
