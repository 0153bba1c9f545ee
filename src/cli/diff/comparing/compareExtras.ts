import { isSchema } from '../../../../schemas/compile/SchemaFiles'
import { addressOf, type Definition } from '../definitions/Definition'
import { extrasOf } from '../definitions/extrasOf'
import type { Comparison } from './Comparison'
import { descendFrom } from './descendFrom'
import type { Candidates, Pair } from './Pair'

/**
 * What became of members with other names. An unknown one is a warning and no error, so closing an object breaks nobody,
 * and neither does opening it.
 */
export function compareExtras(comparison: Comparison, pair: Pair): void {
  const before = extrasOf(pair.old)
  const now = extrasOf(pair.new)
  const where = { old: addressOfExtras(pair.old), new: addressOfExtras(pair.new), pair }
  if (typeof before === 'object' && typeof now === 'object')
    descendFrom(comparison, pair, { kind: 'other' }, before, now)
  else if (before === now) return
  else if (now === 'closed') {
    const message = 'Only the listed names are part of the contract; others are told as warnings.'
    comparison.tell({ rule: 'additional-properties-closed', message, ...where })
  } else if (before === 'closed') {
    const message = 'Other names than the listed ones are part of the contract; they were told as warnings.'
    comparison.tell({ rule: 'additional-properties-opened', message, ...where })
  } else if (now === 'anything') {
    const message = 'Anything may stand under names that are not listed; it had a schema.'
    const attempts = { readers: { candidates: withExtra, below: '/extra' } }
    comparison.tell({ rule: 'additional-properties-freed', message, ...where, attempts })
  } else {
    const message = 'What stands under names that are not listed has a schema; it could be anything.'
    const attempts = { senders: { candidates: withExtra, below: '/extra' } }
    comparison.tell({ rule: 'additional-properties-constrained', message, ...where, attempts })
  }
}

const addressOfExtras = ({ origins, place }: Definition): string =>
  origins.additionalProperties ? addressOf(origins.additionalProperties, 'additionalProperties') : addressOf(place)

const withExtra: Candidates = function* (maker, place) {
  const value = maker.make(place, 'object')
  if (!isSchema(value)) return
  for (const member of maker.anything()) yield { ...value, extra: member }
}
