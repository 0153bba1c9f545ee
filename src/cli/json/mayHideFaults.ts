import { countMembers } from '../../../schemas'

const surrogateEscape = /\\u[dD][89a-fA-F]/

/**
 * Whether a JSON text may say something its value does not: a name twice, a number that is not kept, half a character. Far
 * cheaper than to look for them, and never wrong when it says no. `members` is how many members the value has, if known.
 */
export function mayHideFaults(text: string, value: unknown, members?: number): boolean {
  if (text.includes('\\u') && surrogateEscape.test(text)) return true
  try {
    const kept = members ?? countMembers(value)
    return countLikelyNames(text) !== kept && countNames(text) !== kept
  } catch (error) {
    // The value is nested too deep for the stack.
    if (error instanceof RangeError) return true
    throw error
  }
}

/** How many colons of a JSON text follow a quote, blanks aside: all that end a name, and now and then one inside of a string. */
function countLikelyNames(text: string): number {
  let count = 0
  for (let at = text.indexOf(':'); at !== -1; at = text.indexOf(':', at + 1)) {
    let before = at - 1
    while (text.charCodeAt(before) <= blank) before -= 1
    if (text.charCodeAt(before) === quote) count += 1
  }
  return count
}

/** How many members the objects of a JSON text are written with: the colons outside of its strings. */
function countNames(text: string): number {
  let count = 0
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (unit === colon) count += 1
    if (unit !== quote) continue
    for (at += 1; at < text.length && text.charCodeAt(at) !== quote; at++)
      if (text.charCodeAt(at) === backslash) at += 1
  }
  return count
}

const [blank, quote, colon, backslash] = [0x20, 0x22, 0x3a, 0x5c]
