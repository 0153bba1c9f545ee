import type { Shape } from './Source'

const lineFeed = 10

/**
 * Tells NDJSON from JSON where no name does, by the beginning of the content: in NDJSON the first line is a whole value and
 * another line follows. Undefined when more must be seen.
 */
export function sniffShape(start: Buffer, isWhole: boolean): Shape | undefined {
  const from = skipBlanks(start, 0)
  const lineBreak = start.indexOf(lineFeed, from)
  const next = lineBreak === -1 ? start.length : skipBlanks(start, lineBreak)
  if (next === start.length) return isWhole ? 'json' : undefined
  const line = start.toString('utf8', from, lineBreak).trim()
  return isValue(line) || (looksLikeValue(line) && start[next] === start[from]) ? 'ndjson' : 'json'
}

function skipBlanks(bytes: Buffer, from: number): number {
  let at = from
  while (bytes[at] === lineFeed || bytes[at] === 32 || bytes[at] === 9 || bytes[at] === 13) at += 1
  return at
}

function isValue(line: string): boolean {
  try {
    JSON.parse(line)
    return true
  } catch {
    return false
  }
}

/** A first record may be wrong, as any other. */
const looksLikeValue = (line: string): boolean => /^(?:\{.+\}|\[.+\])$/s.test(line)
