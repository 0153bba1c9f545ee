/** A program to measure. A failure of an `own` program ends the bench; other failing programs are skipped with a note. */
export type Contender = { name: string; command: string; args: readonly string[]; own: boolean }

/**
 * A measurement. The first contender is the baseline. `target` names a contender and the maximum ratio of its time to that of
 * the baseline.
 */
export type Job = {
  title: string
  rounds: number
  contenders: readonly Contender[]
  target?: { name: string; maxRatio: number }
}
