/** Each pair of braces at least doubles the patterns, so a short pattern could expand to millions. */
const maxPatterns = 1000

/** Expands `*.{json,ndjson}` to two patterns; braces may be nested. Throws when there are more than a thousand. */
export function expandBraces(pattern: string): string[] {
  const expanded: string[] = []
  const waiting = [pattern]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const alternatives = expandFirst(next)
    if (alternatives) waiting.push(...alternatives.reverse())
    else expanded.push(next)
    if (expanded.length + waiting.length > maxPatterns)
      throw new Error(`the pattern ${pattern} stands for more than ${maxPatterns} patterns: write fewer braces`)
  }
  return expanded
}

/** Expands the first pair of braces to one pattern per alternative. Returns undefined without braces. */
function expandFirst(pattern: string): string[] | undefined {
  const open = pattern.indexOf('{')
  if (open === -1) return undefined
  const cuts = [open]
  let depth = 0
  for (let index = open; index < pattern.length; index++) {
    const character = pattern[index]
    if (character === '{') depth += 1
    else if (character === ',' && depth === 1) cuts.push(index)
    else if (character === '}' && --depth === 0) {
      cuts.push(index)
      break
    }
  }
  // Braces that are not closed or contain a single alternative are literal.
  if (depth !== 0 || cuts.length < 3) return undefined
  const before = pattern.slice(0, open)
  const after = pattern.slice((cuts.at(-1) ?? 0) + 1)
  return cuts.slice(0, -1).map((cut, index) => `${before}${pattern.slice(cut + 1, cuts[index + 1])}${after}`)
}
