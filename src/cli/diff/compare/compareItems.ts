import type { Candidates, SchemaPair } from '../FoundChange'
import { allowsAnything, subschema } from '../ResolvedSchema'
import { addressesOf } from './Comparison'
import { descendFrom } from './compareAnnotations'
import { shareType } from './compareTypes'

/** Compares the schema of the items of lists, and whether they may repeat. */
export function compareItems(pair: SchemaPair): void {
  if (!shareType(pair, 'array')) return
  compareUnique(pair)
  const before = subschema(pair.old, 'items')
  const now = subschema(pair.new, 'items')
  if (before && now) {
    descendFrom(pair, { kind: 'item' }, before, now)
    return
  }
  const where = { old: (before ?? pair.old.node).address(), new: (now ?? pair.new.node).address() }
  const attempt = { candidates: () => [['x'], [1], [{}], [null], [[]]], below: '/0' }
  if (now && !allowsAnything(now)) {
    pair.report('items-added', 'Items have a schema; they could be anything.', { ...where, attempt })
  } else if (before && !allowsAnything(before)) {
    pair.report('items-removed', 'Items may be anything; they had a schema.', { ...where, attempt })
  }
}

function compareUnique(pair: SchemaPair): void {
  const [was, is] = [pair.old.keywords.uniqueItems === true, pair.new.keywords.uniqueItems === true]
  if (was === is) return
  const details = { ...addressesOf(pair, 'uniqueItems'), attempt: { candidates: duplicatedItems } }
  if (is) pair.report('unique-items-added', 'An item may not stand twice.', details)
  else pair.report('unique-items-removed', 'An item may stand twice.', details)
}

/** Lists in which the first item is repeated. */
const duplicatedItems: Candidates = function* (generator, node) {
  for (const size of [1, 2, 3, 4]) {
    const list = generator.list(node, size)
    if (list) yield [...list.slice(0, -1), list[0]]
    if (list) yield [...list, list[0]]
  }
}
