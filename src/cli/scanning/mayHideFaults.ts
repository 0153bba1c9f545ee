import { countMembers } from '../../../schemas/index'
import { countKeys } from './countKeys'
import { countNames } from './countNames'
import type { Range } from './Range'

const halves = /\\u[dD][89a-fA-F]/

/**
 * Whether a JSON text may say something its value does not: a name twice, a number that is not kept, half a character. Far
 * cheaper than to look for them, and never wrong when it says no. `counted` is how many members the value has, if known.
 */
export function mayHideFaults(text: string, range: Range, value: unknown, counted?: number): boolean {
  if (text.includes('\\u') && halves.test(text)) return true
  try {
    const members = counted ?? countMembers(value)
    return countKeys(range) !== members && countNames(range) !== members
  } catch (error) {
    // Nested deeper than the stack is.
    if (error instanceof RangeError) return true
    throw error
  }
}
