/**
 * Something to check. `name` is what reports call it. `url` is an http or https address to ask; else `path` is a file, and
 * undefined for standard input.
 */
export type Input = { name: string; path: string | undefined; url?: string }

/** An input that could not be checked, or not whole, and why: half a sentence without a full stop. */
export type Problem = { file: string; problem: string }
