/**
 * Why a walk could not be downloaded. `size`: it exceeds the limit; `check`: the stored data differs from the
 * downloaded data.
 */
export type DownloadProblem = 'network' | 'space' | 'size' | 'check' | 'store'

export class DownloadError extends Error {
  constructor(
    readonly problem: DownloadProblem,
    cause?: unknown,
  ) {
    super(`The walk cannot be taken along: ${problem}.`, { cause })
    this.name = 'DownloadError'
  }
}

/** The problem of an error that the browser threw while storing. */
export const storageProblem = (error: unknown): DownloadProblem =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'space' : 'store'
