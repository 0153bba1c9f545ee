import type { Fetched } from './Fetched'

/**
 * An input to check. `name` identifies it in reports. `url` is set for an http or https URL and `path` for a file; neither is set
 * for standard input. `fetched` is what it had, where it is read before the check.
 */
export type Input = { name: string; path: string | undefined; url?: string; fetched?: Fetched }

/** Why an input could not be checked completely: a predicate such as `is a zip archive`, without its subject and full stop. */
export type Problem = { file: string; problem: string }

/**
 * The inputs of a run: each input once, ordered by name; the problems of arguments without an input; notes about named files that
 * are ignored; and the folders in which inputs could be added or changed.
 */
export type InputSelection = { inputs: Input[]; problems: Problem[]; notes: string[]; folders: string[] }

/** Whether an argument is an http or https URL. */
export const isUrl = (name: string): boolean => /^https?:\/\//i.test(name)

/** Removes the user name and password from a URL, so that it can be printed. */
export function hideCredentials(address: string): string {
  return address.replace(/^(https?:\/\/)[^/?#]*@/i, '$1')
}
