/**
 * Something to check. `name` is what reports call it. `url` is an http or https address to ask; else `path` is a file, and
 * undefined for standard input.
 */
export type Input = { name: string; path: string | undefined; url?: string }

/** An input that could not be checked, or not whole, and why: half a sentence without a full stop. */
export type Problem = { file: string; problem: string }

/**
 * What a run checks: every input once, in the order of names; names without an input; sentences about files that were named and
 * left out; and the folders in which something could change.
 */
export type InputSelection = { inputs: Input[]; problems: Problem[]; notes: string[]; folders: string[] }

/** Whether an argument is an address on the web. */
export const isUrl = (name: string): boolean => /^https?:\/\//i.test(name)

/** Removes the user name and password from an address, so that it may be printed. */
export function hideCredentials(address: string): string {
  return address.replace(/^(https?:\/\/)[^/?#]*@/i, '$1')
}
