import type { Attempt, SchemaPair } from '../FoundChange'
import { allows, hasTypesOfAlternatives, type TypeName, typesOf } from '../ResolvedSchema'
import { addressesOf } from './Comparison'

/** Reports types that were added, removed or replaced. */
export function compareTypes(pair: SchemaPair): void {
  const before = typesOf(pair.old)
  const now = typesOf(pair.new)
  const removed = [...before].filter((type) => !allows(now, type))
  const added = [...now].filter((type) => !allows(before, type))
  const where = addressesOf(pair, 'type')
  const ofTypes = (types: readonly TypeName[]): Attempt => ({
    *candidates(generator, node) {
      for (const type of types)
        yield* type === 'number' ? [0.5, generator.make(node, type)] : [generator.make(node, type)]
    },
  })
  if (!shareTypes(pair)) {
    const attempts = { senders: ofTypes(removed), readers: ofTypes(added) }
    pair.report('type-changed', `The value is ${list(added)}; it was ${list(removed)}.`, { ...where, attempts })
    return
  }
  if (hasTypesOfAlternatives(pair.old) && hasTypesOfAlternatives(pair.new)) return
  for (const type of removed) {
    const isFraction = type === 'number'
    const message = isFraction
      ? 'Fractions are no longer allowed, only whole numbers.'
      : `${naming(type)} is no longer allowed.`
    pair.report('type-removed', message, { ...where, attempt: ofTypes([type]) })
  }
  for (const type of added) {
    const isFraction = type === 'number' && before.has('integer')
    const message = isFraction ? 'Fractions are allowed; only whole numbers were.' : `${naming(type)} is allowed too.`
    pair.report('type-added', message, { ...where, attempt: ofTypes([type]) })
  }
}

const article = (type: TypeName): string =>
  type === 'null' ? 'null' : /^[aio]/.test(type) ? `an ${type}` : `a ${type}`

const list = (types: readonly TypeName[]): string => types.map(article).join(' or ')

const naming = (type: TypeName): string => article(type).replace(/^a/, 'A').replace(/^null/, 'Null')

/** Whether the two schemas have a type in common. */
export function shareTypes({ old, new: next }: SchemaPair): boolean {
  const [before, now] = [typesOf(old), typesOf(next)]
  return [...before].some((type) => allows(now, type)) || [...now].some((type) => allows(before, type))
}

/** Whether both schemas allow values of a type. */
export function shareType({ old, new: next }: SchemaPair, type: TypeName): boolean {
  const has = (types: ReadonlySet<TypeName>) => types.has(type) || (type === 'number' && types.has('integer'))
  return has(typesOf(old)) && has(typesOf(next))
}
