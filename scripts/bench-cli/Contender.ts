/** A program that does a job. When one of the project's `own` fails, the bench does; any other is left out with a word. */
export type Contender = { name: string; command: string; args: readonly string[]; own: boolean }

/** A job; the first contender is the one the others are compared with. `target` is how many times its time one may take. */
export type Job = {
  title: string
  rounds: number
  contenders: readonly Contender[]
  target?: { name: string; most: number }
}
