import { isUnion, type Model, type ObjectType, type UnionType, type Variant } from '../model/Model'

/** A union an object is the inside of, and as which alternative. */
export type Inside = { union: UnionType; variant: Variant }

/** Tells of an object whether it is what a block shows or an action needs. */
export function insidesOf(model: Model): (object: ObjectType) => Inside | undefined {
  const insides = new Map<string, Inside>()
  for (const union of model.declarations.filter(isUnion)) {
    for (const variant of union.variants) insides.set(variant.data, { union, variant })
  }
  return ({ name }) => insides.get(name)
}
