/** `*.{json,ndjson}` as the two patterns it stands for; braces may stand in braces. */
export function expandBraces(pattern: string): string[] {
  const open = pattern.indexOf('{')
  if (open === -1) return [pattern]
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
  // Braces that are never closed, or hold one name only, are meant as they are.
  if (depth !== 0 || cuts.length < 3) return [pattern]
  const before = pattern.slice(0, open)
  const after = pattern.slice((cuts.at(-1) ?? 0) + 1)
  return cuts
    .slice(0, -1)
    .flatMap((cut, index) => expandBraces(`${before}${pattern.slice(cut + 1, cuts[index + 1])}${after}`))
}
