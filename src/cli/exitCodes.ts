/** Exit codes of every command. `unusable` wins over `errors`: 0 and 1 promise that the run checked every input. */
export const exitCodes = { ok: 0, errors: 1, unusable: 2 } as const

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]
