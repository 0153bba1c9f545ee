import { countMembers } from '../../../schemas'
import { countKeys } from './countKeys'
import { countNames } from './countNames'
import type { Range } from './Range'

const halves = /\\u[dD][89a-fA-F]/

/** A JSON text and its bytes; `names` is how many member names it has at most, if that is known. */
type Said = { readonly text: string; range: Range; names?: number }

/**
 * Whether a JSON text may say something its value does not: a name twice, a number that is not kept, half a character. Far
 * cheaper than to look for them, and never wrong when it says no. `counted` is how many members the value has, if known.
 */
export function mayHideFaults(said: Said, value: unknown, counted?: number): boolean {
  const { range, names } = said
  if (range.bytes.subarray(range.from, range.to).includes('\\u') && halves.test(said.text)) return true
  try {
    const members = counted ?? countMembers(value)
    return names !== members && countKeys(range) !== members && countNames(range) !== members
  } catch (error) {
    // Nested deeper than the stack is.
    if (error instanceof RangeError) return true
    throw error
  }
}
