import { listedValues } from '../definitions/types'
import type { Comparison } from './Comparison'
import { compareForms, compareWithForms } from './compareForms'
import { compareItems } from './compareItems'
import { compareLimits } from './compareLimits'
import { compareNotes } from './compareNotes'
import { compareOthers } from './compareOthers'
import { compareProperties } from './compareProperties'
import { compareTexts } from './compareTexts'
import { compareTypes } from './compareTypes'
import { compareValues } from './compareValues'
import type { Pair } from './Pair'
import { shareTypes } from './shareTypes'

/** Compares everything two schemas say. Where they have no type in common, that is all there is to say. */
export function comparePair(comparison: Comparison, pair: Pair): void {
  const { old, new: next } = pair
  // What stands beside a reference is told where the reference stands.
  if (old.key === next.key || !(old.isReferred || next.isReferred))
    compareNotes(comparison, pair, old.place, next.place, [])
  if (compareWithForms(comparison, pair)) return
  compareForms(comparison, pair)
  compareTypes(comparison, pair)
  if (!shareTypes(pair)) return
  compareValues(comparison, pair)
  // Of listed values nothing else can be said.
  if (listedValues(pair.old.keywords) && listedValues(pair.new.keywords)) return
  compareLimits(comparison, pair)
  compareTexts(comparison, pair)
  compareProperties(comparison, pair)
  compareItems(comparison, pair)
  compareOthers(comparison, pair)
}
