import type { Call } from '../calls'
import type { Issue } from '../check/Issue'
import { frameCalls, pageCalls } from './pageCalls'

/** The most pages that one sentence names. */
const mostPages = 4

/** What a portal does with a faulty answer: it has none, leaves its invalid parts out, or shows links or forms that lead to nothing. */
export type Damage = 'unusable' | 'incomplete' | 'dead-links' | 'dead-calls'

const unusable: ReadonlySet<string> = new Set([
  'failed-call',
  'not-json',
  'redirected-answer',
  'slow-answer',
  'too-large',
  'wrong-media-type',
])

/** What an error in an answer does to it; undefined when a portal shows the answer all the same. */
export function damageOf({ code, pointer }: Pick<Issue, 'code' | 'pointer'>): Damage | undefined {
  if (code === 'dead-link') return 'dead-links'
  if (code === 'unserved-call') return 'dead-calls'
  if (unusable.has(code) || pointer === '/data') return 'unusable'
  return pointer.startsWith('/data/') && code !== 'wrong-paging' ? 'incomplete' : undefined
}

/**
 * Tells which pages of the portal the faults of a call damage, and what a visitor sees there. Undefined for a call that no page
 * makes.
 */
export function describeDamage(call: Call, damages: ReadonlySet<Damage> = new Set(['unusable'])): string | undefined {
  if (damages.has('unusable')) return describeLoss(call)
  const pages = frameCalls.some((each) => each === call.id) ? ['every page'] : pagesOf(call)
  const parts = [
    ...(damages.has('incomplete') ? ['without the parts that violate the contract'] : []),
    ...(damages.has('dead-links') ? ['with links that lead to nothing'] : []),
    ...(damages.has('dead-calls') ? ['with forms or lists that cannot work'] : []),
  ]
  if (pages.length === 0 || parts.length === 0) return undefined
  return `${list(pages)} ${pages.length === 1 ? 'is' : 'are'} shown ${parts.join(' and ')}`
}

const pagesOf = ({ id }: Call): string[] =>
  Object.entries(pageCalls).flatMap(([route, made]) => (made.some((each) => each === id) ? [route] : []))

function describeLoss({ id, summary }: Call): string | undefined {
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
  sentence.replace(/\..*$/s, '').replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase())
