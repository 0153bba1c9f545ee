/** What a case needs beyond the calls of the contract. */
export type Need = 'time' | 'token' | 'driver'

/** Something that a system must do. `run` throws when it does not. */
export type Case<Trial> = { title: string; needs?: Need; run(trial: Trial): Promise<void> }

/** A trial of one service of a system. `leave` gives back what the last case took. */
export type Trial = { leave(): Promise<void> }

/** Runs a case, and gives back what it took, whether it passes or throws. */
export async function runCase<T extends Trial>({ run }: Case<T>, trial: T): Promise<void> {
  try {
    await run(trial)
  } finally {
    await trial.leave()
  }
}

/** A case makes a call that writes, and may not. */
export class NeedsWrites extends Error {
  override name = 'NeedsWrites'
}
