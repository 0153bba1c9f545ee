import type { Issue } from '../../../schemas/index'
import { type LintContext, lint } from '../../../schemas/lint'
import type { Collection } from '../fixtures/Fixture'
import { kindOf, locateIssues } from './checkText'

/** Fixtures are French and stand still, so that whatever they announce is over one day. */
const timeless = new Set(['past-event'] as const)
const context = (): LintContext => ({ locale: 'fr', now: new Date(), timeZone: 'Europe/Brussels' })

/** What a text that keeps the contract could do better, each with its line and column; nothing while it is no JSON. */
export function lintText(text: string, collection: Collection): readonly Issue[] {
  try {
    return locateIssues(text, lint(JSON.parse(text), kindOf[collection], context(), timeless))
  } catch {
    return []
  }
}
