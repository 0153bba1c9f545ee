/** Something to check. `name` is what reports call it; `path` is undefined for standard input. */
export type Input = { name: string; path: string | undefined }

/** An input that could not be checked, and why: half a sentence without a full stop. */
export type Problem = { file: string; problem: string }
