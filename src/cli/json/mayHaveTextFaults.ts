import { countMembers } from '../../../schemas/fast'

const surrogateEscape = /\\u[dD][89a-fA-F]/

/**
 * A cheap test before `findTextFaults`: false proves that it would find nothing. `members` is the number of members in the value,
 * if known.
 */
export function mayHaveTextFaults(text: string, value: unknown, members?: number): boolean {
  if (text.includes('\\u') && surrogateEscape.test(text)) return true
  try {
    const memberCount = members ?? countMembers(value)
    return countLikelyNames(text) !== memberCount && countNames(text) !== memberCount
  } catch (error) {
    // The value is nested too deep for the stack.
    if (error instanceof RangeError) return true
    throw error
  }
}

/** Counts the colons after a quote and optional whitespace: one for each name, and some inside of strings. */
function countLikelyNames(text: string): number {
  let count = 0
  for (let at = text.indexOf(':'); at !== -1; at = text.indexOf(':', at + 1)) {
    let before = at - 1
    while (text.charCodeAt(before) <= blank) before -= 1
    if (text.charCodeAt(before) === quote) count += 1
  }
  return count
}

/** Counts the members in a JSON text, duplicates included, by the colons outside of strings. */
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
