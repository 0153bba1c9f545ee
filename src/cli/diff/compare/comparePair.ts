import type { SchemaPair } from '../FoundChange'
import { listedValues } from '../ResolvedSchema'
import type { Comparison } from './Comparison'
import { compareAnnotations } from './compareAnnotations'
import { compareComposition, compareWithAlternatives } from './compareComposition'
import { compareItems } from './compareItems'
import { compareLimits } from './compareLimits'
import { compareOtherKeywords } from './compareOtherKeywords'
import { comparePatterns } from './comparePatterns'
import { compareProperties } from './compareProperties'
import { compareTypes, shareTypes } from './compareTypes'
import { compareValues } from './compareValues'

/** Compares everything two schemas say. Where they have no type in common, that is all there is to say. */
export function comparePair(comparison: Comparison, pair: SchemaPair): void {
  const { old, new: next } = pair
  // What stands beside a reference is told where the reference stands.
  if (old.node.address() === next.node.address() || !(old.isReferred || next.isReferred))
    compareAnnotations(comparison, pair, old.node, next.node, [])
  if (compareWithAlternatives(comparison, pair)) return
  compareComposition(comparison, pair)
  compareTypes(comparison, pair)
  if (!shareTypes(pair)) return
  compareValues(comparison, pair)
  // Of listed values nothing else can be said.
  if (listedValues(pair.old.keywords) && listedValues(pair.new.keywords)) return
  compareLimits(comparison, pair)
  comparePatterns(comparison, pair)
  compareProperties(comparison, pair)
  compareItems(comparison, pair)
  compareOtherKeywords(comparison, pair)
}
