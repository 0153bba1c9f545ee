/**
 * Which suggestion a key leads to: the arrows go round, and once one is pointed at, Home and End lead to the first and the
 * last. −1 is none; undefined when the key belongs to the text.
 */
export function moveActive(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return active >= count - 1 ? 0 : active + 1
  if (key === 'ArrowUp') return active <= 0 ? count - 1 : active - 1
  if (active < 0) return undefined
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
