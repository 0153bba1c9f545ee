import { isConstraint } from '../../../../schemas/compile/keywords'
import type { SchemaPair } from '../FoundChange'
import { listedValues, type ResolvedSchema } from '../ResolvedSchema'
import { compareAnnotations } from './compareAnnotations'
import { compareComposition, compareWithAlternatives } from './compareComposition'
import { compareItems } from './compareItems'
import { compareLimits } from './compareLimits'
import { compareOtherKeywords } from './compareOtherKeywords'
import { comparePatterns } from './comparePatterns'
import { compareProperties } from './compareProperties'
import { compareTypes, shareTypes } from './compareTypes'
import { compareValues } from './compareValues'

/** Compares two schemas by all their keywords. Of schemas without a common type only the types are compared. */
export function comparePair(pair: SchemaPair): void {
  const { old, new: next } = pair
  // `descendFrom` has compared the annotations beside a reference.
  if (old.node.address() === next.node.address() || !(old.isReference || next.isReference))
    compareAnnotations(pair, old.node, next.node, [])
  if (compareWithAlternatives(pair)) return
  compareComposition(pair)
  compareTypes(pair)
  if (!shareTypes(pair)) return
  compareValues(pair)
  if (isPlainList(pair.old) && isPlainList(pair.new)) return
  compareLimits(pair)
  comparePatterns(pair)
  compareProperties(pair)
  compareItems(pair)
  compareOtherKeywords(pair)
}

/** Whether a schema has no other rules than the values that it lists. */
const isPlainList = ({ keywords, parts }: ResolvedSchema): boolean =>
  listedValues(keywords) !== undefined &&
  parts.length === 0 &&
  Object.keys(keywords).every(
    (keyword) => ['enum', 'const', 'type', 'allOf'].includes(keyword) || !isConstraint(keyword),
  )
