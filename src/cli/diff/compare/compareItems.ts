import { addressOf, isAnything, within } from '../definitions/Definition'
import type { Candidates, SchemaPair } from '../FoundChange'
import type { Comparison } from './Comparison'
import { descendFrom } from './compareAnnotations'
import { shareType } from './compareTypes'

/** Items of lists: their schema, and whether they may repeat. */
export function compareItems(comparison: Comparison, pair: SchemaPair): void {
  if (!shareType(pair, 'array')) return
  compareUnique(comparison, pair)
  const before = within(pair.old, 'items')
  const now = within(pair.new, 'items')
  if (before && now) {
    descendFrom(comparison, pair, { kind: 'item' }, before, now)
    return
  }
  const where = { old: addressOf(before ?? pair.old.place), new: addressOf(now ?? pair.new.place), pair }
  if (now && !isAnything(now.schema)) {
    const message = 'Items have a schema; they could be anything.'
    const attempts = { senders: { candidates: wrongItems, below: '/0' } }
    comparison.report({ rule: 'items-added', message, ...where, attempts })
  } else if (before && !isAnything(before.schema)) {
    const message = 'Items may be anything; they had a schema.'
    const attempts = { readers: { candidates: wrongItems, below: '/0' } }
    comparison.report({ rule: 'items-removed', message, ...where, attempts })
  }
}

const wrongItems = () => [['x'], [1], [{}], [null], [[]]]

function compareUnique(comparison: Comparison, pair: SchemaPair): void {
  const [was, is] = [pair.old.keywords.uniqueItems === true, pair.new.keywords.uniqueItems === true]
  if (was === is) return
  const { old, new: next } = pair
  const where = {
    old: old.origins.uniqueItems ? addressOf(old.origins.uniqueItems, 'uniqueItems') : addressOf(old.place),
    new: next.origins.uniqueItems ? addressOf(next.origins.uniqueItems, 'uniqueItems') : addressOf(next.place),
    pair,
  }
  const attempt = { candidates: twice }
  if (is) {
    comparison.report({
      rule: 'unique-items-added',
      message: 'An item may not stand twice.',
      ...where,
      attempts: { senders: attempt },
    })
  } else {
    comparison.report({
      rule: 'unique-items-removed',
      message: 'An item may stand twice.',
      ...where,
      attempts: { readers: attempt },
    })
  }
}

const twice: Candidates = function* (maker, place) {
  for (const size of [1, 2, 3, 4]) {
    const list = maker.list(place, size)
    if (list) yield [...list.slice(0, -1), list[0]]
    if (list) yield [...list, list[0]]
  }
}
