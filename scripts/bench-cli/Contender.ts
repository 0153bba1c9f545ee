/** A program that does a job. An exit code other than those of `expected` breaks the bench. */
export type Contender = { name: string; command: string; args: readonly string[]; expected: readonly number[] }

/** A job; the first contender is the one the others are compared with. `target` is how many times its time one may take. */
export type Job = {
  title: string
  rounds: number
  contenders: readonly Contender[]
  target?: { name: string; most: number }
}
