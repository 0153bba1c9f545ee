/** The exit codes of every command. `unusable` wins over `errors`, because 0 and 1 mean that every input was checked. */
export const exitCodes = { ok: 0, errors: 1, unusable: 2 } as const

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]
