import { type Issue, validate } from '../../../schemas'
import { cleanJson } from '../../../schemas/engine'
import { extractDocuments } from '../../../schemas/json/extractDocuments'
import { type LintContext, lint } from '../../../schemas/lint'
import { locateIssues, syntaxIssue } from './checkText'

/** Dates of a page count from today, in the town's time zone. */
const lintContext = (): LintContext => ({ locale: 'fr', now: new Date(), timeZone: 'Europe/Brussels' })

/** Everything that the contract and its rules say about the documents of a JSON text, with line and column in the text. */
export function checkDraft(text: string): readonly Issue[] {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return [syntaxIssue(text)]
  }
  const issues: Issue[] = []
  cleanJson(value, (issue) => {
    if (issue.code === 'lone-surrogate') issues.push(issue)
  })
  const documents = extractDocuments(value, { as: undefined, at: undefined })
  for (const { root, value: document } of typeof documents === 'function' ? [] : documents) {
    const { kind, issues: found } = validate(document)
    const advice = kind === undefined ? [] : lint(document, kind, lintContext())
    for (const issue of [...found, ...advice]) issues.push({ ...issue, pointer: root + issue.pointer })
  }
  return locateIssues(text, issues)
}
