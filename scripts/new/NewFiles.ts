/** The files of a new block or handler, and its entry in the registry. */
export type NewFiles = {
  /** The contents of the files, by their path from the root of the repository. */
  files: ReadonlyMap<string, string>
  /** The entry in the registry: its sort key, its source, and its import. */
  entry: { name: string; text: string; import?: string }
}

export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
