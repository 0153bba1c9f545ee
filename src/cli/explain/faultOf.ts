import { explainSyntax, type Kind, kinds, validate } from '../../../schemas'
import { lint } from '../../../schemas/lint'
import type { IssueExample } from '../../../schemas/sources'

/** What the checks say of a wrong example in their own words, and where when it is no JSON; nothing where they need more. */
export function faultOf({ document, text, times, as, context = {} }: IssueExample): { note?: string; offset?: number } {
  const syntax = text === undefined ? undefined : explainSyntax(text)
  if (syntax) return { note: syntax.message, offset: syntax.at }
  if (document === undefined || times !== undefined) return {}
  const { locale = 'fr', now = '2026-06-01T12:00:00Z', ...rest } = context
  const kindName = kinds.find((each): each is Kind => each === as)
  const { kind = '', issues } = validate(document, kindName === undefined ? {} : { as: kindName })
  const world = { locale, now: new Date(now), timeZone: 'Europe/Brussels', ...rest }
  const [issue] = [...issues, ...lint(document, kind, world)]
  return issue ? { note: issue.message } : {}
}
