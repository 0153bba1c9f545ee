/**
 * Something to check. `name` is what reports call it. `url` is an http or https address to ask; else `path` is a file, and
 * undefined for standard input.
 */
export type Input = { name: string; path: string | undefined; url?: string }

/** An input that could not be checked, or not whole, and why: half a sentence without a full stop. */
export type Problem = { file: string; problem: string }

/**
 * What a run is about: every input once, by name in order; what names nothing; what was left out although it was named, as
 * sentences; and the folders in which something could change.
 */
export type InputSelection = { inputs: Input[]; problems: Problem[]; notes: string[]; folders: string[] }

/** Whether what is named is asked of a server. */
export const isUrl = (name: string): boolean => /^https?:\/\//i.test(name)

/** An address as it may be printed: what names and lets in whoever asks is left out. */
export function hideCredentials(address: string): string {
  return address.replace(/^(https?:\/\/)[^/?#]*@/i, '$1')
}
