import type { Call } from '../../../schemas/calls'
import { frameCalls, pageCalls } from '../../../schemas/routes/pageCalls'

/** The most pages that one sentence names. */
const mostPages = 4

/** Tells which pages of the portal a broken call breaks, and what a visitor sees there. Undefined for a call that no page makes. */
export function describeDamage({ id, summary }: Call): string | undefined {
  if (id === frameCalls[0])
    return 'no page of the portal can be shown: visitors read that the service of the town is unavailable'
  if (frameCalls.some((each) => each === id))
    return `every page stands without its part of header or footer (${clause(summary)})`
  const made = Object.entries(pageCalls)
  const broken = made.filter(([, [first]]) => first === id).map(([route]) => route)
  const lacking = made.filter(([, [, ...others]]) => others.some((each) => each === id)).map(([route]) => route)
  const parts = [
    ...(broken.length > 0 ? [`${list(broken)} cannot be shown: visitors read that the page is unavailable`] : []),
    ...(lacking.length > 0 ? [`${list(lacking)} ${verb(lacking)} without this part (${clause(summary)})`] : []),
  ]
  return parts.length > 0 ? parts.join('; ') : undefined
}

const verb = (pages: readonly string[]): string => (pages.length === 1 ? 'stands' : 'stand')

function list(pages: readonly string[]): string {
  const shown = pages.slice(0, mostPages)
  const more = pages.length - shown.length
  return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ')
}

/** A sentence as a part of another one. */
const clause = (sentence: string): string =>
  sentence.replace(/\..*$/s, '').replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())
