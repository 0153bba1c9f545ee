/** One line of the report. */
export type Line = {
  what: string
  target: string
  measured: string
  /** Minimum and maximum of the rounds, or another note on the value. */
  range: string
  /** Whether the target is met; undefined for a line without one. */
  isMet?: boolean
}

/** Returns the word for a target in the report; empty without a target. */
export function verdictOf({ isMet }: Line): string {
  if (isMet === undefined) return ''
  return isMet ? 'met' : 'MISSED'
}
