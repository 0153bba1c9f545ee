/** What a new block, handler or service is made of. */
export type NewFiles = {
  /** The contents of the files, by their path from the root of the repository. */
  files: ReadonlyMap<string, string>
  /** The changes of existing files, by path. */
  edits: ReadonlyMap<string, (text: string) => string>
}

export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
