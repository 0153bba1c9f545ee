import type { Candidates, SchemaPair } from '../FoundChange'
import { allows, keywordAddress, type TypeName, typesOf } from '../ResolvedSchema'
import type { Comparison } from './Comparison'

/** Types of values that were added or removed. */
export function compareTypes(comparison: Comparison, pair: SchemaPair): void {
  const before = typesOf(pair.old.keywords)
  const now = typesOf(pair.new.keywords)
  const removed = [...before].filter((type) => !allows(now, type))
  const added = [...now].filter((type) => !allows(before, type))
  const where = { old: keywordAddress(pair.old, 'type'), new: keywordAddress(pair.new, 'type'), pair }
  const values = (types: readonly TypeName[]): Candidates =>
    function* (generator, node) {
      for (const type of types)
        yield* type === 'number' ? [0.5, generator.make(node, type)] : [generator.make(node, type)]
    }
  if (!shareTypes(pair)) {
    const message = `The value is ${list(added)}; it was ${list(removed)}.`
    const attempts = { senders: { candidates: values(removed) }, readers: { candidates: values(added) } }
    comparison.report({ rule: 'type-changed', message, ...where, attempts })
    return
  }
  for (const type of removed) {
    const message =
      type === 'number'
        ? 'Fractions are no longer allowed, only whole numbers.'
        : `${naming(type)} is no longer allowed.`
    comparison.report({
      rule: 'type-removed',
      message,
      ...where,
      attempts: { senders: { candidates: values([type]) } },
    })
  }
  for (const type of added) {
    const isFraction = type === 'number' && before.has('integer')
    const message = isFraction ? 'Fractions are allowed; only whole numbers were.' : `${naming(type)} is allowed too.`
    comparison.report({ rule: 'type-added', message, ...where, attempts: { readers: { candidates: values([type]) } } })
  }
}

const article = (type: TypeName): string =>
  type === 'null' ? 'null' : /^[aio]/.test(type) ? `an ${type}` : `a ${type}`

const list = (types: readonly TypeName[]): string => types.map(article).join(' or ')

const naming = (type: TypeName): string => article(type).replace(/^a/, 'A').replace(/^null/, 'Null')

/** Whether some value might be valid in both. */
export function shareTypes({ old, new: next }: SchemaPair): boolean {
  const [before, now] = [typesOf(old.keywords), typesOf(next.keywords)]
  return [...before].some((type) => allows(now, type)) || [...now].some((type) => allows(before, type))
}

/** Whether both allow values of a type, so that what is said of them can be compared. */
export function shareType({ old, new: next }: SchemaPair, type: TypeName): boolean {
  const has = (types: ReadonlySet<TypeName>) => types.has(type) || (type === 'number' && types.has('integer'))
  return has(typesOf(old.keywords)) && has(typesOf(next.keywords))
}
