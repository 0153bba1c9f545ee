import { define, type Place } from '../definitions/Definition'
import type { Comparison } from './Comparison'
import { compareNotes } from './compareNotes'
import type { Pair, Step } from './Pair'

/** Compares two schemas inside a pair, and the notes beside them where they are references. */
export function descendFrom(comparison: Comparison, pair: Pair, step: Step, old: Place, next: Place): void {
  if (define(comparison.old, old).isReferred || define(comparison.next, next).isReferred) {
    compareNotes(comparison, pair, old, next, [step])
  }
  comparison.descend(pair, step, old, next)
}
