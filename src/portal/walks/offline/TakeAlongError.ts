/** Why a walk could not be taken along. `size`: it is over the limit; `check`: the device gave back something else. */
export type TakeAlongProblem = 'network' | 'space' | 'size' | 'check' | 'store'

export class TakeAlongError extends Error {
  constructor(
    readonly problem: TakeAlongProblem,
    cause?: unknown,
  ) {
    super(`The walk cannot be taken along: ${problem}.`, { cause })
    this.name = 'TakeAlongError'
  }
}

/** The problem of an error that a browser threw while it stored. */
export const storageProblem = (error: unknown): TakeAlongProblem =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'space' : 'store'
