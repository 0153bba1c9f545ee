import type { Next, State } from './parsePattern'
import { parsePattern } from './parsePattern'

/** Steps one question may take: some milliseconds. */
const patience = 400_000
const longest = { pattern: 500, text: 10_000 }

const parsed = new Map<string, { start: Next } | undefined>()

/**
 * Whether a pattern is found in a text. All ways through it are followed at once, so that no pattern takes time without
 * end as it can in a browser's own engine. Undefined when it cannot be read, or took too long.
 */
export function matches(pattern: string, text: string): boolean | undefined {
  if (pattern.length > longest.pattern || text.length > longest.text) return undefined
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

  /** The states that take a character at this place; undefined once the whole is found. */
  function reach(from: readonly Next[], index: number): Set<State> | undefined {
    const seen = new Set<State>()
    const open = [...from]
    while (open.length > 0) {
      const state = open.pop()
      if (!state) return undefined
      if (seen.has(state)) continue
      if (++steps > patience) throw new RangeError('This takes too long.')
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
