import { isSchema } from '../../../../schemas/compile/SchemaFiles'
import type { Candidates } from './Pair'

/** Values that are valid in one version, among them what the keywords themselves name. */
export const varied = (...keywords: readonly unknown[]): Candidates =>
  function* (maker, place) {
    for (const value of keywords.flatMap(literalsIn)) yield* [value, [value], { value }]
    yield* maker.variants(place, [])
  }

/** Plain values of a schema, such as those of `const`. */
function literalsIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(literalsIn)
  return isSchema(value) ? Object.values(value).flatMap(literalsIn) : value === undefined ? [] : [value]
}
