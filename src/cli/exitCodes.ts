/** What the shell is told. `unusable` wins over `errors`: a run that could not check everything never counts as checked. */
export const exitCodes = { ok: 0, errors: 1, unusable: 2 } as const

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]
