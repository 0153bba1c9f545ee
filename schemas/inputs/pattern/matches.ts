import type { Next, State } from './parsePattern'
import { parsePattern } from './parsePattern'

/** Steps of one match, which take a few milliseconds. */
const maxSteps = 400_000
const maxLengths = { pattern: 500, text: 10_000 }

const parsed = new Map<string, { start: Next } | undefined>()

/**
 * Whether a pattern is found in a text. Follows all alternatives at once, so that no pattern backtracks catastrophically, as
 * some do in a browser's own engine. Undefined when the pattern cannot be parsed or takes too long.
 */
export function matches(pattern: string, text: string): boolean | undefined {
  if (pattern.length > maxLengths.pattern || text.length > maxLengths.text) return undefined
  if (!parsed.has(pattern)) parsed.set(pattern, parse(pattern))
  const found = parsed.get(pattern)
  return found && run(found.start, [...text])
}

function parse(pattern: string): { start: Next } | undefined {
  try {
    return { start: parsePattern(pattern) }
  } catch {
    return undefined
  }
}

function run(start: Next, text: readonly string[]): boolean | undefined {
  let steps = 0

  /** The reachable states that consume a character at an index; undefined on a match. */
  function reach(from: readonly Next[], index: number): Set<State> | undefined {
    const seen = new Set<State>()
    const open = [...from]
    while (open.length > 0) {
      const state = open.pop()
      if (!state) return undefined
      if (seen.has(state)) continue
      if (++steps > maxSteps) throw new RangeError('This takes too long.')
      seen.add(state)
      if (state.kind === 'either') open.push(...state.ways)
      if (state.kind === 'at' && state.test(text, index)) open.push(state.next)
      if (state.kind === 'look' && find(state.start, index, false) === state.wanted) open.push(state.next)
    }
    return seen
  }

  function find(first: Next, from: number, anywhere: boolean): boolean {
    let now = reach([first], from)
    for (let index = from; now && index < text.length; index++) {
      const character = text[index] ?? ''
      const next: Next[] = anywhere ? [first] : []
      for (const state of now) if (state.kind === 'one' && state.test(character)) next.push(state.next)
      if (next.length === 0) return false
      now = reach(next, index + 1)
    }
    return now === undefined
  }

  try {
    return find(start, 0, true)
  } catch {
    return undefined
  }
}
