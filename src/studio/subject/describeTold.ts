import type { Told } from '../frame/report'

/** An entry of the log in words: what, about what, whether it went wrong, and everything else as JSON. */
export type Description = { name: string; summary: string; failed: boolean; details: string }

export function describeTold(told: Told): Description {
  if (told.kind === 'link') return { name: 'a', summary: told.url, failed: false, details: '' }
  if (told.kind === 'outcome') {
    const { action, outcome } = told
    const failed = outcome.status === 'failed' || outcome.status === 'invalid'
    return { name: action.handler, summary: '', failed, details: print({ action, outcome: plain(outcome) }) }
  }
  const { effect, result, error } = told
  const details = print({ effect, result, error })
  return { name: effect.effect, summary: summaryOf(effect), failed: error !== undefined, details }
}

/** The one value that tells an effect from others of its name. */
function summaryOf(effect: Extract<Told, { kind: 'effect' }>['effect']): string {
  switch (effect.effect) {
    case 'navigate':
      return effect.path
    case 'navigateName':
      return effect.name
    case 'open':
      return effect.url
    case 'confirm':
      return effect.title
    case 'openModal':
      return effect.modal.title ?? ''
    case 'call':
      return `${effect.method} ${effect.endpoint}`
    case 'openMap':
      return `${effect.lat}, ${effect.lon}`
    case 'share':
      return effect.url ?? effect.title ?? ''
    case 'download':
      return effect.path
    case 'reload':
      return effect.id ?? ''
    case 'emit':
      return effect.event
    default:
      return ''
  }
}

/** Errors have nothing of their own that JSON would show. */
const plain = (outcome: Extract<Told, { kind: 'outcome' }>['outcome']): object =>
  outcome.status === 'failed' ? { ...outcome, error: String(outcome.error), ...bodyOf(outcome.error) } : outcome

/** What a service said when it refused. */
const bodyOf = (error: unknown): object =>
  typeof error === 'object' && error !== null && 'body' in error ? { body: error.body } : {}

const print = (value: unknown): string => JSON.stringify(value, null, 2) ?? ''
