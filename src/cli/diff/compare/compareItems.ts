import type { Candidates, SchemaPair } from '../FoundChange'
import { allowsAnything, keywordAddress, subschema } from '../ResolvedSchema'
import type { Comparison } from './Comparison'
import { descendFrom } from './compareAnnotations'
import { shareType } from './compareTypes'

/** Items of lists: their schema, and whether they may repeat. */
export function compareItems(comparison: Comparison, pair: SchemaPair): void {
  if (!shareType(pair, 'array')) return
  compareUnique(comparison, pair)
  const before = subschema(pair.old, 'items')
  const now = subschema(pair.new, 'items')
  if (before && now) {
    descendFrom(comparison, pair, { kind: 'item' }, before, now)
    return
  }
  const where = { old: (before ?? pair.old.node).address(), new: (now ?? pair.new.node).address(), pair }
  if (now && !allowsAnything(now)) {
    const message = 'Items have a schema; they could be anything.'
    const attempts = { senders: { candidates: wrongItems, below: '/0' } }
    comparison.report({ rule: 'items-added', message, ...where, attempts })
  } else if (before && !allowsAnything(before)) {
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
    old: keywordAddress(old, 'uniqueItems'),
    new: keywordAddress(next, 'uniqueItems'),
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

const twice: Candidates = function* (generator, node) {
  for (const size of [1, 2, 3, 4]) {
    const list = generator.list(node, size)
    if (list) yield [...list.slice(0, -1), list[0]]
    if (list) yield [...list, list[0]]
  }
}
