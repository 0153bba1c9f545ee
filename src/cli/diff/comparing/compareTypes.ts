import { addressOf, type Definition } from '../definitions/Definition'
import { allows, type TypeName, typesOf } from '../definitions/types'
import type { Comparison } from './Comparison'
import type { Candidates, Pair } from './Pair'
import { shareTypes } from './shareTypes'

/** Types of values that were added or removed. */
export function compareTypes(comparison: Comparison, pair: Pair): void {
  const before = typesOf(pair.old.keywords)
  const now = typesOf(pair.new.keywords)
  const removed = [...before].filter((type) => !allows(now, type))
  const added = [...now].filter((type) => !allows(before, type))
  const where = { old: keywordOf(pair.old), new: keywordOf(pair.new), pair }
  const values = (types: readonly TypeName[]): Candidates =>
    function* (maker, place) {
      for (const type of types) yield* type === 'number' ? [0.5, maker.make(place, type)] : [maker.make(place, type)]
    }
  if (!shareTypes(pair)) {
    const message = `The value is ${list(added)}; it was ${list(removed)}.`
    const attempts = { senders: { candidates: values(removed) }, readers: { candidates: values(added) } }
    comparison.tell({ rule: 'type-changed', message, ...where, attempts })
    return
  }
  for (const type of removed) {
    const message =
      type === 'number'
        ? 'Fractions are no longer allowed, only whole numbers.'
        : `${naming(type)} is no longer allowed.`
    comparison.tell({ rule: 'type-removed', message, ...where, attempts: { senders: { candidates: values([type]) } } })
  }
  for (const type of added) {
    const isFraction = type === 'number' && before.has('integer')
    const message = isFraction ? 'Fractions are allowed; only whole numbers were.' : `${naming(type)} is allowed too.`
    comparison.tell({ rule: 'type-added', message, ...where, attempts: { readers: { candidates: values([type]) } } })
  }
}

const keywordOf = ({ origins, place }: Definition): string =>
  origins.type ? addressOf(origins.type, 'type') : addressOf(place)

const article = (type: TypeName): string =>
  type === 'null' ? 'null' : /^[aio]/.test(type) ? `an ${type}` : `a ${type}`

const list = (types: readonly TypeName[]): string => types.map(article).join(' or ')

const naming = (type: TypeName): string => article(type).replace(/^a/, 'A').replace(/^null/, 'Null')
