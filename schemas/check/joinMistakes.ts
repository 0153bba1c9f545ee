import type { Mistake } from './mistake'

/** Appends what a validator noted of a part to the list of the whole, which is null until there is a mistake. */
export function joinMistakes(list: Mistake[] | null, part: Mistake[]): Mistake[] {
  if (!list) return part
  for (const next of part) list.push(next)
  return list
}
