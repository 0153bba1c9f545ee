import { allows, type TypeName, typesOf } from '../definitions/types'
import type { Pair } from './Pair'

/** Whether some value might be valid in both. */
export function shareTypes({ old, new: next }: Pair): boolean {
  const [before, now] = [typesOf(old.keywords), typesOf(next.keywords)]
  return [...before].some((type) => allows(now, type)) || [...now].some((type) => allows(before, type))
}

/** Whether both allow values of a type, so that what is said of them can be compared. */
export function shareType({ old, new: next }: Pair, type: TypeName): boolean {
  const has = (types: ReadonlySet<TypeName>) => types.has(type) || (type === 'number' && types.has('integer'))
  return has(typesOf(old.keywords)) && has(typesOf(next.keywords))
}
