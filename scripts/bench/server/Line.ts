/** One line of the report. */
export type Line = {
  what: string
  target: string
  measured: string
  /** Least and most of the rounds, or what else the value was made of. */
  range: string
  /** Whether the target is met; undefined for a line without one. */
  isMet?: boolean
}

/** The word for a target in the report. */
export const verdictOf = ({ isMet }: Line): string => (isMet === undefined ? '' : isMet ? 'met' : 'MISSED')
